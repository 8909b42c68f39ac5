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
