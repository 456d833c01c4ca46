import type { Source } from './source-edits';

/** Texts of one language, by group and key. */
export type Texts = Readonly<Record<string, unknown>>;

/** Reads a file of texts; refuses one that is no table. */
export function readTexts({ file, text }: Source): Texts {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${file} is no JSON: mend it first`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Texts;
  throw new Error(`${file} is not a table of texts: mend it first`);
}

/** The text of a JSON file as this repository formats it. */
export function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
