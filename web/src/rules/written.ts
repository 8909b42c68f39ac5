// What a rules page is made of.

/** Text, a heading, or a picture made of the game's own pieces. */
export type Part = { html: string } | { heading: string; id: string } | Picture;

export interface Picture {
  picture: string;
  what: string;
  alt: string;
}

export interface Written {
  title: string;
  headings: { id: string; text: string }[];
  parts: Part[];
}
