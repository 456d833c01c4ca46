import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandProperties, type BrandValues } from '../../../../shared-contracts/src/brand/brand';
import { contrast } from '../../../../shared-contracts/src/brand/color';
import { ROOT } from '../workspace';
import { COLOUR_PAIRS } from './colour-pairs';
import { coloursOf, customProperties, type Variables } from './css-colours';

const TOKENS = readFileSync(path.join(ROOT, 'host-shell/src/styles/tokens.css'), 'utf8');
const DARK = customProperties(TOKENS, ':root');
const LIGHT = new Map([...DARK, ...customProperties(TOKENS, ":root[data-theme='light']")]);

const HUES = Array.from({ length: 24 }, (_hue, index) => index * 15);
const CHROMAS = [0.02, 0.09, 0.16, 0.23, 0.3];
const TURNS = [0, 45, 120, 180, 270];
/** Black, very dark, in between, very light, white. */
const LIGHTNESSES = [0, 0.08, 0.25, 0.4, 0.55, 0.62, 0.75, 0.9, 0.97, 1];

function variablesOf(brand: BrandValues, theme: 'dark' | 'light'): Variables {
  return new Map([...(theme === 'dark' ? DARK : LIGHT), ...brandProperties(brand, theme)]);
}

/** The pairs of one palette that do not stand out enough, in words. */
function faults(brand: BrandValues, theme: 'dark' | 'light'): string[] {
  const variables = variablesOf(brand, theme);
  const [page = ''] = coloursOf('var(--brand-page)', variables, '#000000');
  const shown = (fill: string, ground = page): string[] => coloursOf(fill, variables, ground);
  return COLOUR_PAIRS.flatMap(({ what, ink, on, under, ratio }) => {
    const grounds = on.flatMap((fill) =>
      (under ?? ['var(--brand-page)']).flatMap((low) => shown(low).flatMap((ground) => shown(fill, ground))),
    );
    return ink.flatMap((fill) => {
      const worst = Math.min(...grounds.flatMap((ground) => shown(fill, ground).map((sign) => contrast(sign, ground))));
      if (worst >= ratio) return [];
      return [`${theme} ${JSON.stringify(brand)}: ${what}, ${fill}: ${worst.toFixed(2)} instead of ${ratio}`];
    });
  });
}

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it.each(HUES)('everything of a brand with hue %i can be read and seen', (hue) => {
    const brands = CHROMAS.flatMap((chroma) =>
      TURNS.flatMap((turn) => {
        const brand = { hue, chroma, accentHue: (hue + turn) % 360 };
        return turn === 120 ? [brand, { ...brand, surfaceHue: (hue + 200) % 360 }] : [brand];
      }),
    );
    expect(brands.flatMap((brand) => faults(brand, theme))).toEqual([]);
  });
});

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it.each(LIGHTNESSES)('everything of a brand of lightness %d can be read and seen', (lightness) => {
    const brands = [0, 40, 100, 150, 200, 265, 320].flatMap((hue) =>
      [0, 0.04, 0.15, 0.3].map((chroma) => ({ hue, chroma, accentHue: 85, lightness })),
    );
    expect(brands.flatMap((brand) => faults(brand, theme))).toEqual([]);
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
