/**
 * Tests that draw (`.tsx`) get the matchers of a page. Those of rules do without, for loading them takes a tenth of a
 * second a file; one that looks at a document imports `drawing-setup` itself.
 */
if (expect.getState().testPath?.endsWith('.tsx')) jest.requireActual<object>('./drawing-setup');

/** Parts of a browser that jsdom does not have; real behaviour is tested in a browser. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(globalThis, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });

if (typeof window !== 'undefined') {
  performance.mark = ((name: string) => ({ name })) as Performance['mark'];
  // On the prototype: what stands in for it under fake timers has only what that has.
  Object.assign(Performance.prototype, { clearMarks: () => undefined });
  performance.getEntriesByType = () => [];
  window.matchMedia = (query: string): MediaQueryList =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;
  // Nothing moves in jsdom, and it cannot be asked.
  Element.prototype.getAnimations = () => [];
  Document.prototype.elementFromPoint = () => null;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.releasePointerCapture = () => undefined;
}
