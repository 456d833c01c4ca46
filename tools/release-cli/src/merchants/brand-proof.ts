import { brandPalette, type BrandValues, type ColourRole } from 'shared-contracts/brand';
import { contrast } from 'shared-contracts/color';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { UserError } from '../text/user-error';

/** WCAG 2.2 AA: text; and signs, borders of controls, the focus ring. */
const READABLE = 4.5;
const VISIBLE = 3;

const SURFACES: readonly ColourRole[] = ['page', 'card', 'raised'];

/** Which roles stand on which, and how far they have to be told apart. */
const PAIRS: readonly {
  readonly inks: readonly ColourRole[];
  readonly on: readonly ColourRole[];
  readonly least: number;
}[] = [
  {
    inks: ['text', 'muted', 'brand-ink', 'accent', 'win', 'loss', 'warn', 'info'],
    on: SURFACES,
    least: READABLE,
  },
  { inks: ['edge', 'faint', 'focus'], on: SURFACES, least: VISIBLE },
  { inks: ['on-brand'], on: ['brand-fill', 'brand-strong'], least: READABLE },
  { inks: ['on-accent'], on: ['accent-fill'], least: READABLE },
  { inks: ['on-loss'], on: ['loss-fill'], least: READABLE },
];

/** The contrast of two roles in one theme, as WCAG counts it: 1 to 21. */
export interface Contrast {
  readonly theme: 'dark' | 'light';
  readonly ink: ColourRole;
  readonly ground: ColourRole;
  readonly ratio: number;
  /** What it has to be at least. */
  readonly least: number;
}

/** The contrasts of a palette: every pair of roles that a page draws over each other. */
export function contrastsOf(
  palette: Readonly<Record<ColourRole, string>>,
  theme: 'dark' | 'light',
): readonly Contrast[] {
  return PAIRS.flatMap(({ inks, on, least }) =>
    inks.flatMap((ink) =>
      on.map((ground) => ({ theme, ink, ground, ratio: contrast(palette[ink], palette[ground]), least })),
    ),
  );
}

/** The contrasts that are too low, each as half a sentence. */
export function contrastFaults(contrasts: readonly Contrast[]): readonly string[] {
  return contrasts
    .filter(({ ratio, least }) => ratio < least)
    .map(
      ({ theme, ink, ground, ratio, least }) =>
        `${ink} on ${ground} in the ${theme} theme has a contrast of ${ratio.toFixed(2)} instead of ${least}`,
    );
}

/** The contrasts of a brand in both themes. */
export function brandContrasts(brand: MerchantConfig['brand']): readonly Contrast[] {
  // JSON has no undefined: what is not set is not there.
  const values = brand as BrandValues;
  return (['dark', 'light'] as const).flatMap((theme) => contrastsOf(brandPalette(values, theme), theme));
}

/** In each theme the pair that is nearest to its limit. */
export function weakestContrasts(contrasts: readonly Contrast[]): readonly Contrast[] {
  return (['dark', 'light'] as const).flatMap((theme) =>
    contrasts
      .filter((pair) => pair.theme === theme)
      .toSorted((first, second) => first.ratio / first.least - second.ratio / second.least)
      .slice(0, 1),
  );
}

/** Refuses a brand whose colours cannot be read; says which, and what to change. */
export function assertReadable(brand: MerchantConfig['brand']): void {
  const [fault] = contrastFaults(brandContrasts(brand));
  if (fault !== undefined)
    throw new UserError(`The brand cannot be read: ${fault}: take another hue, chroma or lightness`);
}
