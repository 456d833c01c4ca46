import { render, screen } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { useSlidingMark } from './use-sliding-mark';

/** Of each item, px; the strip is 100 wide. The last one begins a second row. */
const PLACES: Readonly<Record<string, { left: number; width: number; top: number; height: number }>> = {
  a: { left: 0, width: 40, top: 3, height: 38 },
  b: { left: 40, width: 80, top: 3, height: 38 },
  c: { left: 120, width: 60, top: 41, height: 50 },
};

let layouts: (() => void)[];
let asked = 0;
const slides: unknown[] = [];
const scrolls: unknown[] = [];

/** The browser lays the page out, and tells who watches for it. */
function layOut(): void {
  for (const tell of layouts) tell();
}

beforeEach(() => {
  layouts = [];
  asked = 0;
  slides.length = 0;
  scrolls.length = 0;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const tell = (): void => callback([], {} as ResizeObserver);
    return {
      observe: () => layouts.push(tell),
      unobserve: () => undefined,
      disconnect: () => (layouts = layouts.filter((one) => one !== tell)),
    };
  });
  const ask = (read: (element: HTMLElement) => number) =>
    function (this: HTMLElement): number {
      asked += 1;
      return read(this);
    };
  const prototype = HTMLElement.prototype;
  jest.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(ask(({ id }) => PLACES[id]?.left ?? 0));
  jest.spyOn(prototype, 'offsetWidth', 'get').mockImplementation(ask(({ id }) => PLACES[id]?.width ?? 0));
  jest.spyOn(prototype, 'offsetTop', 'get').mockImplementation(ask(({ id }) => PLACES[id]?.top ?? 0));
  jest.spyOn(prototype, 'offsetHeight', 'get').mockImplementation(ask(({ id }) => PLACES[id]?.height ?? 0));
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  prototype.animate = (frames) => slides.push(frames) as unknown as Animation;
  prototype.scrollTo = (options) => void scrolls.push(options);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
});

function Strip({ start }: { readonly start: string }): ReactNode {
  const [strip, mark] = [useRef<HTMLDivElement>(null), useRef<HTMLSpanElement>(null)];
  const [chosen, setChosen] = useState(start);
  useSlidingMark(strip, mark, chosen);
  return (
    <div ref={strip}>
      <span ref={mark} data-testid="mark" />
      {Object.keys(PLACES).map((id) => (
        <button key={id} id={id} type="button" data-mark={id === chosen || undefined} onClick={() => setChosen(id)}>
          {id}
        </button>
      ))}
    </div>
  );
}

const mark = (): HTMLElement => screen.getByTestId('mark');

test('asks for no place before the browser has laid the page out, and is in place when it has', () => {
  render(<Strip start="b" />);
  expect(asked).toBe(0);
  layOut();
  expect([mark().style.left, mark().style.width, mark().hidden]).toEqual(['40px', '80px', false]);
  expect([slides, scrolls]).toEqual([[], [{ left: 30, behavior: 'instant' }]]);
});

test('slides to another choice from where it was', async () => {
  render(<Strip start="a" />);
  layOut();
  asked = 0;
  await userEvent.click(screen.getByRole('button', { name: 'c' }));
  expect(asked).toBe(0);
  layOut();
  expect([mark().style.left, mark().style.width]).toEqual(['120px', '60px']);
  expect(mark().style.getPropertyValue('--block')).toBe('41px calc(100% - 91px)');
  expect(slides).toEqual([[{ transform: 'translateX(-120px) scaleX(0.6666666666666666)' }, { transform: 'none' }]]);
  expect(scrolls.at(-1)).toEqual({ left: 100, behavior: 'smooth' });
});

test('a strip that is laid out again moves it without a slide, and scrolls nothing', () => {
  render(<Strip start="b" />);
  layOut();
  layOut();
  expect([slides.length, scrolls.length]).toEqual([0, 1]);
});

test('is not seen where nothing is chosen, and slides from nowhere when something is', async () => {
  render(<Strip start="none" />);
  layOut();
  expect(mark().hidden).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'c' }));
  layOut();
  expect([mark().hidden, mark().style.left, slides]).toEqual([false, '120px', []]);
});
