import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** The first sight of a late part has its code compiled first, which takes a busy machine more than the usual second. */
configure({ asyncUtilTimeout: 10_000 });

/** A second go tells a fault from an unlucky moment of a busy machine; what failed first is printed, for mending. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });

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
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.releasePointerCapture = () => undefined;
}
