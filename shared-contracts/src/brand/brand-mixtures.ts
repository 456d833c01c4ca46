import { mixColours } from './brand-colours';
import type { ColourRole } from './colour-roles';

/** The roles that styles also use translucent: `rgb(var(--rgb-brand) / 20%)`. */
export const TRANSLUCENT_ROLES = [
  'page',
  'card',
  'raised',
  'line',
  'text',
  'muted',
  'brand',
  'brand-strong',
  'brand-ink',
  'accent',
  'accent-fill',
  'win',
  'loss',
  'warn',
  'info',
  'glow',
  'shade',
] as const satisfies readonly ColourRole[];

/** A role, the role that is mixed into it in OKLab, and how much of the mixture that one is, 0 to 1. */
export type Mixture = readonly [ground: ColourRole, added: ColourRole, share: number];

/** A mixture by theme; a theme that styles do not use it in has none. */
interface ThemedMixture {
  readonly dark?: Mixture;
  readonly light?: Mixture;
}

function both(...mixture: Mixture): ThemedMixture {
  return { dark: mixture, light: mixture };
}

/**
 * Opaque mixtures of two roles, each a custom property `--mix-<name>`. They are computed where the page is made, as
 * Chromium knows `color-mix()` from 111 on only.
 */
export const MIXTURES = {
  'card-top': { dark: ['card', 'raised', 0.42] },
  'raised-top': { dark: ['raised', 'line', 0.4] },
  well: { dark: ['page', 'shade', 0.34] },
  track: { light: ['page', 'text', 0.06] },
  skeleton: { dark: ['raised', 'line', 0.34], light: ['raised', 'line', 0.72] },
  'brand-lit': both('brand-fill', 'text', 0.16),
  'brand-top': { light: ['brand-fill', 'card', 0.09] },
  'brand-foot': { dark: ['brand-fill', 'brand-strong', 0.34], light: ['brand-fill', 'brand-strong', 0.6] },
  'accent-top': { dark: ['accent-fill', 'text', 0.26], light: ['accent-fill', 'card', 0.3] },
  'accent-foot': { dark: ['accent-fill', 'on-accent', 0.1] },
  'loss-top': both('loss-fill', 'on-loss', 0.08),
  'loss-foot': { dark: ['loss-fill', 'shade', 0.1] },
  'scene-light': { dark: ['line', 'muted', 0.42] },
  'scene-face': { dark: ['line', 'muted', 0.16], light: ['shade', 'card', 0.48] },
  'scene-side': { dark: ['line', 'shade', 0.24], light: ['shade', 'muted', 0.1] },
  'scene-deep': { dark: ['line', 'shade', 0.52], light: ['shade', 'muted', 0.46] },
  header: both('page', 'glow', 0.3),
  disc: both('brand-ink', 'text', 0.3),
  chosen: both('card', 'brand', 0.2),
  category: both('raised', 'brand', 0.2),
  'avatar-top': both('raised', 'brand', 0.46),
  'avatar-foot': both('raised', 'glow', 0.24),
  message: both('text', 'muted', 0.18),
} as const satisfies Readonly<Record<string, ThemedMixture>>;

/** `12 34 56` for `#0c2238`: what stands in `rgb()` before the alpha. */
function channels(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');
}

/** The custom properties of one theme that follow from its palette, by their names. */
export function derivedProperties(
  palette: Readonly<Record<ColourRole, string>>,
  theme: 'dark' | 'light',
): readonly (readonly [name: string, value: string])[] {
  const mixtures = Object.entries<ThemedMixture>(MIXTURES).flatMap(([name, themes]) => {
    const mixture = themes[theme];
    if (mixture === undefined) return [];
    const [ground, added, share] = mixture;
    return [[`--mix-${name}`, mixColours(palette[ground], palette[added], share)] as const];
  });
  return [...TRANSLUCENT_ROLES.map((role) => [`--rgb-${role}`, channels(palette[role])] as const), ...mixtures];
}
