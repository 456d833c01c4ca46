import { HIDDEN_CHARACTER, JOINERS } from 'shared-contracts/release/written-texts';
import { UserError } from './user-error';

const EVERY_HIDDEN = new RegExp(HIDDEN_CHARACTER, 'gu');

const HEX_DIGITS = 4;

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(HEX_DIGITS, '0')}`;
}

/** Refuses a text of an operator that could act in a terminal or forge a line of a list; `what` begins the sentence. */
export function assertPlainText(text: string, what: string): void {
  const [hidden] = EVERY_HIDDEN[Symbol.match](text.replaceAll(JOINERS, '')) ?? [];
  if (hidden !== undefined)
    throw new UserError(
      `${what} holds the character ${nameOf(hidden)}: control characters, line breaks and direction marks are refused`,
    );
}

/** {@link assertPlainText} for every text of a document; `what` names it, and the sentence the field. */
export function assertPlainTexts(value: unknown, what: string): void {
  if (typeof value === 'string') return assertPlainText(value, what);
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inside] of Object.entries(value)) {
    assertPlainText(field, `A field of ${what}`);
    assertPlainTexts(inside, `${what}, ${field}`);
  }
}

/** The same for names, in which joiners would make two look alike. */
export function assertPlainName(text: string, what: string): void {
  const [joiner] = text.match(JOINERS) ?? [];
  if (joiner !== undefined) throw new UserError(`${what} holds the character ${nameOf(joiner)}, which shows nothing`);
  assertPlainText(text, what);
}

/** A text as it may be shown to a person: what shows nothing is written as `\u{1b}`. */
export function shownText(text: string): string {
  return text.replaceAll(EVERY_HIDDEN, (character) =>
    character === '\u200c' || character === '\u200d'
      ? character
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * JSON as a terminal may show it, its own line breaks aside: what shows nothing is escaped as JSON does it. On one line
 * where nothing is indented.
 */
export function shownJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent).replaceAll(EVERY_HIDDEN, (character) =>
    character === '\n'
      ? character
      : character
          .split('')
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(HEX_DIGITS, '0')}`)
          .join(''),
  );
}
