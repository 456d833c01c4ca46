import { act } from '@testing-library/react';

/** The end of a growing list, which a test brings into view. */
export interface ListEnd {
  /** Tells every observer that what it looks at is in view. */
  readonly comeIntoView: () => void;
  readonly restore: () => void;
}

/** Takes the place of `IntersectionObserver` until it is restored; call it before the list is drawn. */
export function watchListEnd(): ListEnd {
  const callbacks: IntersectionObserverCallback[] = [];
  const Original = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      callbacks.push(callback);
    }
  };
  return {
    comeIntoView: () =>
      act(() =>
        callbacks.forEach((callback) =>
          callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
        ),
      ),
    restore: () => {
      globalThis.IntersectionObserver = Original;
    },
  };
}
