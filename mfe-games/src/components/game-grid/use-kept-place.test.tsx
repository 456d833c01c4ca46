import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { keepPlace, savedPlace } from '../../store/list-places';
import texts from '../../locales/EN.json';
import { useKeptPlace, type ListRows } from './use-kept-place';

const ENTRY = 'default /m/rng';
const ROWS: ListRows = { top: 184, rowHeight: 215, columns: 3, reach: 40, scrolled: () => 0 };

let scrollTo: jest.SpyInstance;
beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
});
afterEach(() => scrollTo.mockRestore());

function setUp(rows: ListRows, left?: { reach: number; item: number; offset: number }) {
  const context = fakeContext({ name: 'mfe-games' });
  if (left) keepPlace(context.storage, { entry: ENTRY, ...left });
  let redraw: (next: ListRows) => void = () => undefined;
  function Probe(): ReactNode {
    const [drawn, setDrawn] = useState(rows);
    redraw = (next) => act(() => setDrawn(next));
    useKeptPlace(drawn);
    return null;
  }
  const { unmount } = renderInSite(<Probe />, { context, texts, at: '/m/rng' });
  return { unmount, redraw: (next: ListRows) => redraw(next), place: () => savedPlace(context.storage, ENTRY) };
}

test.each([
  ['in its middle', { reach: 40, item: 720, offset: 17 }, 184 + 240 * 215 + 17],
  ['above its start', { reach: 1, item: 0, offset: -100 }, 84],
])('a list that was left %s is brought back there at once', (_where, left, top) => {
  setUp(ROWS, left);
  expect(scrollTo.mock.calls).toEqual([[{ top, behavior: 'instant' }]]);
});

test('a list that was never left stays where it is, and so does one that is not measured yet', () => {
  setUp(ROWS);
  setUp({ ...ROWS, rowHeight: 0 }, { reach: 40, item: 720, offset: 17 });
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  [184 + 3 * 215 + 20, 3, 20],
  [84, 0, -100],
])('a list left at %i px is remembered at row %i and %i px', (scrolled, row, offset) => {
  const { unmount, place } = setUp({ ...ROWS, scrolled: () => scrolled });
  unmount();
  expect(place()).toMatchObject({ entry: ENTRY, reach: 40, item: row * 3, offset });
});

test('a list that was never measured is not remembered', () => {
  const { unmount, place } = setUp({ ...ROWS, rowHeight: 0, scrolled: () => 500 });
  unmount();
  expect(place()).toBeUndefined();
});

test.each([
  ['in its middle', 184 + 20.5 * 215, [[{ top: 190 + 20.5 * 300, behavior: 'instant' }]]],
  ['above its start', 120, []],
])('rows of another height, as a turned device has them, leave a list %s in view', (_where, scrollY, expected) => {
  Object.assign(window, { scrollY });
  const { redraw } = setUp(ROWS);
  redraw({ ...ROWS, reach: 41 });
  expect(scrollTo).not.toHaveBeenCalled();
  redraw({ ...ROWS, top: 190, rowHeight: 300 });
  expect(scrollTo.mock.calls).toEqual(expected);
  Object.assign(window, { scrollY: 0 });
});

test('a device on its side has the game of the middle in the middle, and has it there again when it is turned back', () => {
  Object.assign(window, { innerHeight: 844, scrollY: 184 + 240 * 215 });
  scrollTo.mockImplementation(({ top }: { top: number }) => void Object.assign(window, { scrollY: top }));
  const { redraw } = setUp(ROWS);
  // Row 241 of three is in the middle of the view: its first game is the 724th, in row 120 of six.
  Object.assign(window, { innerHeight: 390 });
  redraw({ ...ROWS, top: 100, rowHeight: 237, columns: 6 });
  expect(window.scrollY).toBe(Math.round(100 + 120.5 * 237 - 195));
  Object.assign(window, { innerHeight: 844 });
  redraw(ROWS);
  expect(window.scrollY).toBe(Math.round(184 + 241.5 * 215 - 422));
  Object.assign(window, { innerHeight: 768, scrollY: 0 });
});
