import { holdScroll } from './hold-scroll';

let resized: () => void;
let scrollTo: jest.SpyInstance;
const OwnObserver = globalThis.ResizeObserver;
beforeEach(() => {
  jest.useFakeTimers();
  resized = () => undefined;
  globalThis.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resized = () => listener([], this);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => {
      resized = () => undefined;
    };
  };
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
});
afterEach(() => {
  globalThis.ResizeObserver = OwnObserver;
  scrollTo.mockRestore();
  jest.useRealTimers();
});

const heights = (): unknown[] => scrollTo.mock.calls.map(([{ top }]) => top as unknown);

test('puts the page where it was with everything that comes, as soon as that is known', () => {
  let height: number | undefined;
  holdScroll(() => height);
  resized();
  height = 700;
  resized();
  height = 760;
  resized();
  expect(heights()).toEqual([700, 760]);
});

test.each(['wheel', 'touchstart', 'mousedown', 'keydown'])('lets go at a %s', (stroke) => {
  holdScroll(() => 700);
  window.dispatchEvent(new Event(stroke));
  resized();
  expect(heights()).toEqual([]);
});

test('lets go after ten seconds, and where the page is left', () => {
  holdScroll(() => 700);
  jest.advanceTimersByTime(10_000);
  resized();
  holdScroll(() => 700)();
  resized();
  expect(heights()).toEqual([]);
});
