// Where the visitor is. Pages are few: no library is needed.

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read() {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  go(path: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** Links within the page do not load it anew. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    event.defaultPrevented
  )
    return;
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/docs')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  place.go(link.pathname + link.hash);
}
