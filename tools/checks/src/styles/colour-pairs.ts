/** Something that must stand out from what it lies on. */
export interface ColourPair {
  readonly what: string;
  /** Any of these may be the words or the sign. */
  readonly ink: readonly string[];
  /** Where they stand: each with each ink. */
  readonly on: readonly string[];
  /** What may lie under a translucent ground. */
  readonly under?: readonly string[];
  /** 4.5 for text, 3 for large text, signs, borders of controls and the focus ring (WCAG 2.2, AA). */
  readonly ratio: 4.5 | 3;
}

const role = (name: string): string => `var(--brand-${name})`;
const tint = (name: string, percent: number): string => `rgb(var(--rgb-${name}) / ${percent}%)`;
const SURFACES = ['page', 'card', 'raised'].map(role).concat('var(--surface-card)', 'var(--surface-raised)');
const TONES = ['muted', 'brand-ink', 'accent', 'win', 'loss', 'warn', 'info'];

/** Every pair of colours that the kit and the frame use. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  { what: 'words on surfaces', ink: ['text', ...TONES].map(role), on: SURFACES, ratio: 4.5 },
  ...TONES.map((tone) => ({
    what: `a chip of tone ${tone}`,
    ink: [role(tone)],
    on: [tint(tone, 15)],
    under: SURFACES,
    ratio: 4.5 as const,
  })),
  { what: 'words on a track of segments', ink: ['text', 'muted'].map(role), on: ['var(--surface-track)'], ratio: 4.5 },
  { what: 'words in a field', ink: ['text', 'muted'].map(role), on: ['var(--surface-well)'], ratio: 4.5 },
  {
    what: 'words on a pressed row',
    ink: ['text', 'muted'].map(role),
    on: ['var(--veil)'],
    under: SURFACES,
    ratio: 4.5,
  },
  { what: 'words on glass', ink: ['text', 'muted'].map(role), on: ['var(--glass)'], under: SURFACES, ratio: 4.5 },
  {
    what: 'words on a glowing card',
    ink: ['text', 'muted', 'accent'].map(role),
    on: [tint('glow', 58)],
    under: ['var(--surface-raised)'],
    ratio: 4.5,
  },
  {
    what: 'the main button and other strong brand surfaces',
    ink: [role('on-brand')],
    on: ['var(--fill-brand)', role('brand-fill'), role('brand-strong'), 'var(--mix-brand-lit)'],
    ratio: 4.5,
  },
  { what: 'the money button', ink: [role('on-accent')], on: ['var(--fill-accent)'], ratio: 4.5 },
  { what: 'the destroying button, a badge', ink: [role('on-loss')], on: ['var(--fill-loss)'], ratio: 4.5 },
  {
    what: 'a chosen chip',
    ink: [role('text')],
    on: ['var(--mix-chosen)'],
    ratio: 4.5,
  },
  {
    what: 'initials on an avatar',
    ink: [role('text')],
    on: ['var(--mix-avatar-top)', 'var(--mix-avatar-foot)'],
    ratio: 4.5,
  },
  {
    what: 'the picture of an entry on its disc',
    ink: ['var(--mix-disc)'],
    on: [tint('brand', 20)],
    under: SURFACES,
    ratio: 3,
  },
  {
    what: 'words on a picture',
    ink: ['var(--on-picture)', role('accent-fill')],
    on: ['var(--picture-veil)'],
    under: ['#ffffff', '#000000'],
    ratio: 4.5,
  },
  { what: 'signs', ink: ['faint', 'muted', 'brand-ink', 'accent'].map(role), on: SURFACES, ratio: 3 },
  { what: 'the border of a field', ink: ['var(--field-edge)'], on: [...SURFACES, 'var(--surface-well)'], ratio: 3 },
  {
    what: 'the border of a field with focus',
    ink: [role('brand')],
    on: [...SURFACES, 'var(--surface-well)'],
    ratio: 3,
  },
  { what: 'the border of a wrong field', ink: [role('loss')], on: [...SURFACES, 'var(--surface-well)'], ratio: 3 },
  { what: 'the thumb of a switch that is off', ink: [role('muted')], on: ['var(--surface-well)'], ratio: 3 },
  { what: 'the thumb of a switch that is on', ink: ['var(--knob)'], on: ['var(--fill-brand)'], ratio: 3 },
  { what: 'a box or switch that is on', ink: [role('brand')], on: SURFACES, ratio: 3 },
  { what: 'the focus ring', ink: [role('focus')], on: SURFACES, ratio: 3 },
];
