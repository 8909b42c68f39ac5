// Pictures of the events, drawn with one line in a square of 24.

export const EVENT_MARKS: Record<string, string> = {
  // the ground cracks
  earthquake: 'M2,9H9L11,13L8,16L12,22M22,9H15L13,12M12,2L10,6L13,9',
  // an empty ear
  famine:
    'M12,22V9M12,9C9,8 8,5 9,2C12,3 13,6 12,9M12,14C9,14 7,12 7,9M12,14C15,14 17,12 17,9M12,19C9,19 7,17 7,14M12,19C15,19 17,17 17,14',
  // a patriarch's cross
  succession: 'M12,2V22M8,6H16M6,10.5H18M9,17L15,19.5',
  // a skull
  plague: 'M7,16C3,14 3,3 12,3C21,3 21,14 17,16V20H7ZM10.5,20V17.5M13.5,20V17.5M8.5,11H9.5M14.5,11H15.5',
  hidden: 'M8.5,8.5C8.5,3.5 15.5,3.5 15.5,8.5C15.5,12 12,11.5 12,15M12,19V19.2',
};

// Pictures of the kinds of action, in the same way. Nekken's own words mean the same.
export const KIND_MARKS: Record<string, string> = {
  // a banner
  campaign: 'M6,22V2M6,3.5H19L15.5,8L19,12.5H6',
  // a shield more
  muster: 'M4,3.5H20V11C20,17 15.5,19.5 12,21.5C8.5,19.5 4,17 4,11ZM12,7.5V15.5M8,11.5H16',
  // there and back
  negotiate: 'M3,8H20M16,4L20,8L16,12M21,16H4M8,12L4,16L8,20',
  // ahead
  advance: 'M2,12H21M14,5L21,12L14,19',
  // coins
  bribe:
    'M4.5,7C4.5,3.5 19.5,3.5 19.5,7S4.5,10.5 4.5,7ZM4.5,7V12C4.5,15.5 19.5,15.5 19.5,12V7M4.5,12V17C4.5,20.5 19.5,20.5 19.5,17V12',
  // out of the gate
  expel: 'M13,3H4V21H13M9,12H21M17,8L21,12L17,16',
};
