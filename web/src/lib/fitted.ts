// Text that has to fit a place of fixed size: its letters get smaller, or narrower, until it does.

import type { Attachment } from 'svelte/attachments';

const SIZES = [1.1, 1, 0.92, 0.85, 0.78, 0.72, 0.66]; // of the letters, in rem

/** Fit an element now, and whenever its place changes: the element itself changes with its letters. */
const fitting =
  (fit: (element: HTMLElement, place: HTMLElement) => void): Attachment<HTMLElement> =>
  (element) => {
    const place = element.parentElement ?? element;
    fit(element, place);
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => fit(element, place));
    watch.observe(place);
    return () => watch.disconnect();
  };

/** Make the letters of an element as large as there is room for `text`, which it shows. */
export const fitted = (text: string): Attachment<HTMLElement> => {
  void text; // another text is fitted anew
  return fitting((element) => {
    for (const size of SIZES) {
      element.style.fontSize = `${size}rem`;
      if (element.scrollHeight <= element.clientHeight + 1) return;
    }
  });
};

/** Make the letters of `text`, a line in the middle of its place, as narrow as they have to be. */
export const narrowed = (text: string): Attachment<HTMLElement> => {
  void text;
  return fitting((element, { clientWidth }) => {
    element.style.scale = `${Math.min(1, clientWidth / (element.offsetWidth || 1))} 1`;
  });
};
