/**
 * Roles of colour; each is a custom property `--brand-<role>`. Surfaces rise from `page` over `card` to `raised`;
 * `text`, `muted`, `brand-ink`, `accent`, `win`, `loss`, `warn` and `info` can be read on all of them and on a tint
 * of their own, `faint`, `edge` and `brand` are for signs and the borders of controls; `brand-fill`, `brand-strong`,
 * `accent-fill` and `loss-fill` are fills, with an `on-` colour for what stands on them.
 */
export const COLOUR_ROLES = [
  'page',
  'card',
  'raised',
  'line',
  'edge',
  'text',
  'muted',
  'faint',
  'brand',
  'brand-fill',
  'brand-strong',
  'on-brand',
  'brand-ink',
  'accent',
  'accent-fill',
  'on-accent',
  'win',
  'loss',
  'loss-fill',
  'on-loss',
  'warn',
  'info',
  'focus',
  'glow',
  'shade',
] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];
