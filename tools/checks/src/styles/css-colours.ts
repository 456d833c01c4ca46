/** Custom properties by name, as they are written. */
export type Variables = ReadonlyMap<string, string>;

/** The custom properties that a style text gives the first rule of exactly that selector. */
export function customProperties(css: string, selector: string): Map<string, string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const start = plain.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`There is no rule for ${selector}`);
  const block = plain.slice(plain.indexOf('{', start) + 1, plain.indexOf('}', start));
  const declarations = block.split(';').map((line) => line.trim());
  return new Map(
    declarations
      .filter((line) => line.startsWith('--'))
      .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

interface Colour {
  readonly hex: string;
  readonly alpha: number;
}

const CLEAR: Colour = { hex: '#000000', alpha: 0 };

/** Splits at commas that stand in no brackets. */
function topLevelParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()];
}

function inBrackets(text: string): string {
  return text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
}

/** `rgb(var(--rgb-brand) / 20%)`: the channels of a role, and how much of it. */
function translucent(text: string, variables: Variables): Colour {
  const match = /^rgb\(var\((--[\w-]+)\)(?: \/ ([\d.]+)%)?\)$/.exec(text);
  if (match?.[1] === undefined) throw new Error(`Cannot read ${text}`);
  const value = valueOf(match[1], variables);
  const bytes = value.split(' ').map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return { hex: `#${bytes.join('')}`, alpha: Number(match[2] ?? 100) / 100 };
}

function colourOf(text: string, variables: Variables): Colour {
  if (text === 'transparent') return CLEAR;
  if (/^#[0-9a-f]{6}$/.test(text)) return { hex: text, alpha: 1 };
  if (text.startsWith('var(')) return colourOf(valueOf(inBrackets(text), variables), variables);
  if (text.startsWith('rgb(')) return translucent(text, variables);
  throw new Error(`Cannot read the colour ${text}`);
}

function valueOf(name: string, variables: Variables): string {
  const value = variables.get(name);
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

function over({ hex, alpha }: Colour, ground: string): string {
  const channel = (colour: string, start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  const blended = [1, 3, 5].map((start) =>
    Math.round(channel(hex, start) * alpha + channel(ground, start) * (1 - alpha)),
  );
  return `#${blended.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Every colour that a fill shows over a ground: one for a plain colour, one per stop of a gradient. */
export function coloursOf(fill: string, variables: Variables, ground: string): string[] {
  if (fill.startsWith('var(')) return coloursOf(valueOf(inBrackets(fill), variables), variables, ground);
  if (!fill.startsWith('linear-gradient(')) return [over(colourOf(fill, variables), ground)];
  const [, ...stops] = topLevelParts(inBrackets(fill));
  return stops.map((stop) => over(colourOf(stop.replace(/\s+\d+px$/, ''), variables), ground));
}
