// Text that has to fit a place of fixed size: its letters get smaller until it does.

import type { Attachment } from 'svelte/attachments';

const SIZES = [1.1, 1, 0.92, 0.85, 0.78, 0.72, 0.66]; // of the letters, in rem

/** Make the letters of an element as large as there is room for `text`, which it shows; also when the room changes. */
export const fitted =
  (text: string): Attachment<HTMLElement> =>
  (element) => {
    void text; // another text is fitted anew
    const fit = () => {
      for (const size of SIZES) {
        element.style.fontSize = `${size}rem`;
        if (element.scrollHeight <= element.clientHeight + 1) return;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element.parentElement ?? element); // its place: the element itself changes with its letters
    return () => watch.disconnect();
  };
