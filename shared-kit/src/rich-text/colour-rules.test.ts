import { isPaper, unreadable, type Colour, type Layer } from './colour-rules';

const BLACK: Colour = [0, 0, 0, 1];
const WHITE: Colour = [255, 255, 255, 1];
const YELLOW: Colour = [255, 235, 59, 1];
const NAVY: Colour = [0, 0, 80, 1];
const GLASS: Colour = [255, 255, 255, 0.05];
const DARK = { text: WHITE, grounds: [[20, 24, 34, 1] as const, [34, 40, 54, 1] as const] };
const LIGHT = { text: [20, 24, 34, 1] as const, grounds: [WHITE] };

function layer(ink: Colour | null, ground: Colour | null, outer: Layer | null = null): Layer {
  return { ink, ground, outer };
}

it('gives up black words on the dark theme, and white ones on the light', () => {
  const black = layer(BLACK, null);
  const white = layer(WHITE, null);
  expect([...unreadable([black, white], DARK).inks]).toEqual([black]);
  expect([...unreadable([black, white], LIGHT).inks]).toEqual([white]);
});

it('keeps words on a ground of their own where they can be read on it', () => {
  const marked = layer(BLACK, YELLOW);
  expect(unreadable([marked], DARK)).toMatchObject({ inks: new Set(), grounds: new Set() });
});

it('judges a ground by the words on it, however deep their colour is set', () => {
  const cell = layer(null, NAVY);
  const words = layer(WHITE, null, cell);
  expect([...unreadable([words], LIGHT).grounds]).toEqual([]);
  expect([...unreadable([words, cell], LIGHT).grounds]).toEqual([cell]);
});

it('gives up a light ground under words of the dark theme, then the dark words that it was for', () => {
  const sheet = layer(null, WHITE);
  const words = layer(BLACK, null, sheet);
  const { inks, grounds } = unreadable([sheet, words], DARK);
  expect([[...grounds], [...inks]]).toEqual([[sheet], [words]]);
});

it('falls from an inner colour to the outer one, as far as that can be read', () => {
  const outer = layer(YELLOW, null);
  const inner = layer(BLACK, null, outer);
  expect([...unreadable([inner], DARK).inks]).toEqual([inner]);
});

it('mixes what covers in part with what is below', () => {
  const veil = layer(null, GLASS);
  expect([...unreadable([veil], DARK).grounds]).toEqual([]);
  expect([...unreadable([layer([255, 255, 255, 0.2], null)], DARK).inks]).toHaveLength(1);
});

it('never gives up colours of the theme', () => {
  expect([...unreadable([{ ...layer(BLACK, null), isTheme: true }, null], DARK).inks]).toEqual([]);
});

it.each<[Colour, boolean]>([
  [WHITE, true],
  [[245, 245, 245, 1], true],
  [YELLOW, false],
  [GLASS, false],
  [[220, 220, 220, 1], false],
])('%j is paper: %p', (colour, expected) => {
  expect(isPaper(colour)).toBe(expected);
});
