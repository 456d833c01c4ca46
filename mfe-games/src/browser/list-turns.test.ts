import { holdTurns, placeRows, takeListTurn } from './list-turns';

const frame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));
/** A page of rows of 100 pixels, so far scrolled. */
function scrollTo(pixels: number): void {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
}

beforeEach(async () => {
  scrollTo(0);
  placeRows({ top: 0, height: 100 });
  // The rows are looked at first when somebody waits for a turn.
  await new Promise<void>((resolve) => void takeListTurn(resolve));
});
afterEach(() => scrollTo(0));

async function startedAfter(frames: number, before: () => void): Promise<boolean> {
  let hasStarted = false;
  before();
  takeListTurn(() => (hasStarted = true));
  for (let count = 0; count < frames; count += 1) await frame();
  return hasStarted;
}

test('a turn comes while the rows stay', async () => {
  expect(await startedAfter(3, () => scrollTo(40))).toBe(true);
});

test('none comes in a frame in which a row comes or goes', async () => {
  let pixels = 0;
  const keepScrolling = (): void => {
    scrollTo((pixels += 100));
    if (pixels < 1000) requestAnimationFrame(keepScrolling);
  };
  expect(await startedAfter(3, keepScrolling)).toBe(false);
  await new Promise<void>((resolve) => void takeListTurn(resolve));
});

test('none comes while rows are held back', async () => {
  const release = holdTurns();
  expect(await startedAfter(4, () => undefined)).toBe(false);
  release();
  await new Promise<void>((resolve) => void takeListTurn(resolve));
});
