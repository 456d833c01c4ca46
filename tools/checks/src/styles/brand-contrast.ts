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

function variablesOf(brand: BrandValues, theme: 'dark' | 'light'): Variables {
  return new Map([...(theme === 'dark' ? DARK : LIGHT), ...brandProperties(brand, theme)]);
}

/** The pairs of one palette that do not stand out enough, in words. */
export function brandFaults(brand: BrandValues, theme: 'dark' | 'light'): string[] {
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
