import { holdView } from './hold-view';

let told: (() => void) | undefined;
let tops: Record<string, number>;
const moves: number[] = [];

const HEIGHTS: Readonly<Record<string, number>> = { main: 4000, head: 900, list: 3000, row: 150 };

beforeEach(() => {
  document.body.innerHTML =
    '<main id="main"><div id="head"></div><div id="list"><div id="row"></div></div></main><div role="dialog"><button></button></div>';
  tops = { main: -700, head: -700, list: 200, row: 320 };
  moves.length = 0;
  told = undefined;
  window.innerHeight = 800;
  window.scrollY = 700;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 5000, 390, HEIGHTS[this.id] ?? 0);
  });
  window.scrollBy = ((options: ScrollToOptions) => moves.push(options.top ?? 0)) as typeof window.scrollBy;
  window.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      told = () => tell([], this);
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = (): void => void (told = undefined);
  };
});

afterEach(() => jest.restoreAllMocks());

test('keeps what is in the middle of the view where it is while parts above it grow', () => {
  holdView();
  told?.();
  expect(moves).toEqual([]);
  tops = { ...tops, list: 260, row: 380 };
  told?.();
  expect(moves).toEqual([60]);
});

test('keeps what it lay in where it is drawn anew', () => {
  holdView();
  document.getElementById('row')?.remove();
  tops = { ...tops, list: 170 };
  told?.();
  expect(moves).toEqual([-30]);
});

test('leaves a page at its top', () => {
  window.scrollY = 0;
  holdView();
  expect(told).toBeUndefined();
});

test.each([
  ['a wheel', new Event('wheel', { bubbles: true })],
  ['a finger', new Event('touchmove', { bubbles: true })],
  ['a key that moves the page', new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true })],
])('leaves the page to %s', (_what, stroke) => {
  holdView();
  document.getElementById('row')?.dispatchEvent(stroke);
  expect(told).toBeUndefined();
});

test('goes on while somebody uses a surface over the page', () => {
  holdView();
  document.querySelector('button')?.dispatchEvent(new Event('touchmove', { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(told).toBeDefined();
});
