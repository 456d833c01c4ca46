import { contrast } from '../../../../shared-contracts/src/brand/color';
import { brandFaults } from './brand-contrast';
import { coloursOf } from './css-colours';

const HUES = Array.from({ length: 24 }, (_hue, index) => index * 15);
const CHROMAS = [0.02, 0.09, 0.16, 0.23, 0.3];
const TURNS = [0, 45, 120, 180, 270];
/** Black, very dark, in between, very light, white. */
const LIGHTNESSES = [0, 0.08, 0.25, 0.4, 0.55, 0.62, 0.75, 0.9, 0.97, 1];

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it.each(HUES)('everything of a brand with hue %i can be read and seen', (hue) => {
    const brands = CHROMAS.flatMap((chroma) =>
      TURNS.flatMap((turn) => {
        const brand = { hue, chroma, accentHue: (hue + turn) % 360 };
        return turn === 120 ? [brand, { ...brand, surfaceHue: (hue + 200) % 360 }] : [brand];
      }),
    );
    expect(brands.flatMap((brand) => brandFaults(brand, theme))).toEqual([]);
  });
});

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it.each(LIGHTNESSES)('everything of a brand of lightness %d can be read and seen', (lightness) => {
    const brands = [0, 40, 100, 150, 200, 265, 320].flatMap((hue) =>
      [0, 0.04, 0.15, 0.3].map((chroma) => ({ hue, chroma, accentHue: 85, lightness })),
    );
    expect(brands.flatMap((brand) => brandFaults(brand, theme))).toEqual([]);
  });
});

it('tells a pair that cannot be read', () => {
  const variables = new Map([
    ['--rgb-ink', '119 119 119'],
    ['--ink', 'rgb(var(--rgb-ink) / 50%)'],
  ]);
  expect(coloursOf('var(--ink)', variables, '#ffffff')).toEqual(['#bbbbbb']);
  expect(contrast('#bbbbbb', '#ffffff')).toBeLessThan(3);
});
