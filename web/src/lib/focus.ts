// Where the keyboard goes on when what had the focus is gone: with a move, a dialog, a page.

const PAUSE = 200; // milliseconds in which a game may find a better place
const PATIENCE = 15;

/** What lost the focus gets it back if it was only busy; else the list that it was in, or the content. */
export function lost(event: FocusEvent) {
  if (event.relatedTarget) return;
  const held = event.target as HTMLElement;
  const wasBusy = held.matches(':disabled');
  const near = held.closest('details')?.querySelector('summary');

  function look(again: number) {
    if (document.activeElement !== document.body) return;
    const here = held.isConnected && held.checkVisibility();
    if (here && held.matches(':disabled') && again) setTimeout(() => look(again - 1), PAUSE);
    else if (here && !held.matches(':disabled')) {
      if (wasBusy) held.focus({ preventScroll: true });
    } else (near?.isConnected ? near : document.getElementById('content'))?.focus({ preventScroll: true });
  }
  setTimeout(() => look(PATIENCE), PAUSE);
}
