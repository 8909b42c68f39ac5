// How wide a text is. The map sets every name at exactly this width, so that nothing depends on the fonts of a machine.

// Of the letters of a usual serif font, to their size.
const NARROW = "ijlIíìîï.,’'";
const WIDE = 'mMW';
const BROAD = 'wABCDEGHKNOPQRUVXYÄÖÜÀÉÈÊÇÑÁÍÓÚ';

function letterWidth(letter: string): number {
  if (letter === ' ') return 0.27;
  if (NARROW.includes(letter)) return letter === 'I' || letter === 'Í' ? 0.4 : 0.3;
  if (WIDE.includes(letter)) return 0.92;
  if (BROAD.includes(letter)) return 0.7;
  return letter === letter.toUpperCase() ? 0.62 : 0.53;
}

export const BOLD = 1.1;

/** The width of a text whose letters have this size. */
export const textWidth = (text: string, size: number, weight = 1, spacing = 0): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter) * size * weight + spacing, 0) - spacing;
