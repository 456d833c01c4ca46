import { contrast } from 'shared-contracts/color';

/** Red, green and blue from 0 to 255, and how much it covers, 0 to 1. */
export type Colour = readonly [number, number, number, number];

/** An element that has a colour of its own for words or behind them. */
export interface Layer {
  /** Null: the one of the layer around it. */
  readonly ink: Colour | null;
  readonly ground: Colour | null;
  /** Null: the theme is around it. */
  readonly outer: Layer | null;
  /** Colours of the site: never given up. */
  readonly isTheme?: boolean;
}

/** What the theme draws words with where a text says nothing, and every surface they may lie on. */
export interface ThemeColours {
  readonly text: Colour;
  readonly grounds: readonly Colour[];
}

/** Colours that are given up, so that the theme's show. */
export interface GivenUp {
  readonly inks: ReadonlySet<Layer>;
  readonly grounds: ReadonlySet<Layer>;
}

/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

/** The white that editors and mail builders put behind everything: theirs, not a colour of the text. */
export function isPaper([red, green, blue, alpha]: Colour): boolean {
  return alpha === 1 && Math.min(red, green, blue) >= 235;
}

function over([red, green, blue, alpha]: Colour, [redBelow, greenBelow, blueBelow]: Colour): Colour {
  const mix = (top: number, below: number): number => top * alpha + below * (1 - alpha);
  return [mix(red, redBelow), mix(green, greenBelow), mix(blue, blueBelow), 1];
}

function hex([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

function layersOf(layer: Layer | null): Layer[] {
  return layer === null ? [] : [layer, ...layersOf(layer.outer)];
}

class Judgement {
  readonly inks = new Set<Layer>();
  readonly grounds = new Set<Layer>();

  constructor(private readonly theme: ThemeColours) {}

  /** Gives up one colour of a text that cannot be read; false where it can, or all are the theme's. */
  correct(words: Layer | null): boolean {
    const layers = layersOf(words);
    const inked = layers.find((layer) => layer.ink !== null && !this.inks.has(layer));
    const grounded = layers.find((layer) => layer.ground !== null && !this.grounds.has(layer));
    const ink = inked?.ink ?? this.theme.text;
    if (this.#groundsBelow(layers).every((ground) => contrast(hex(over(ink, ground)), hex(ground)) >= READABLE))
      return false;
    if (grounded !== undefined) this.grounds.add(grounded);
    else if (inked !== undefined && inked.isTheme !== true) this.inks.add(inked);
    else return false;
    return true;
  }

  #groundsBelow(layers: readonly Layer[]): readonly Colour[] {
    const own = layers.flatMap((layer) => (layer.ground === null || this.grounds.has(layer) ? [] : [layer.ground]));
    return own.reduceRight<readonly Colour[]>(
      (below, ground) => below.map((colour) => over(ground, colour)),
      this.theme.grounds,
    );
  }
}

/**
 * Which of a text's own colours are given up so that all of its words can be read: a ground with all that stands on it
 * before a colour of words. What is given up shows the theme, which can be read on itself.
 */
export function unreadable(words: readonly (Layer | null)[], theme: ThemeColours): GivenUp {
  const judgement = new Judgement(theme);
  let isSettled = false;
  while (!isSettled) isSettled = words.map((layer) => judgement.correct(layer)).every((corrected) => !corrected);
  return judgement;
}
