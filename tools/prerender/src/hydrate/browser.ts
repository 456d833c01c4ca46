import { JSDOM } from 'jsdom';

/** Parts of a browser that jsdom does not have. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** What Node has too, and a page's code wants of the page. */
const REPLACED = new Set(['navigator', 'Event', 'EventTarget', 'CustomEvent', 'MessageEvent']);

const NODE: object = Object.getOwnPropertyDescriptors(globalThis);

const stillMedia = (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/**
 * Opens a page at an address as a browser would, for everything that is imported from then on, in place of the one that
 * was open. It stays: work that the last page has left must find a window.
 */
export function openPage(html: string, path: string): void {
  const { window } = new JSDOM(html, { url: `https://site.example${path}`, pretendToBeVisual: true });
  Object.assign(window, {
    IntersectionObserver: SilentObserver,
    ResizeObserver: SilentObserver,
    matchMedia: stillMedia,
    scrollTo: () => undefined,
  });
  Object.assign(window.Element.prototype, {
    getAnimations: () => [],
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
  });
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in NODE) || REPLACED.has(name));
  for (const name of names)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => (window as never)[name] as unknown });
  Object.defineProperty(globalThis, 'window', { configurable: true, get: () => window });
}
