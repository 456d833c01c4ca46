import { plainDigits } from './plain-digits';

/** What messages and people set between the digits of a number. */
const BETWEEN = /[\s\p{P}+=]+/gu;

/** A code inside a message: digits in one piece or in groups, as `482913`, `482 913` and `G-482913` have them. */
const IN_MESSAGE =
  /(?<![\p{L}\p{Nd}+/.,])(?<!\p{Nd}[-\s:])\d{2,4}[-\s]\d{2,4}(?![\p{L}\p{Nd}:/]|[-\s]\d)|(?<![\p{Nd}+/])\d{4,10}(?![\p{L}\p{Nd}/])/gu;

/** Codes of letters and digits, which are in capitals wherever they are sent. */
const MIXED = /(?<![\p{L}\p{Nd}])(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{4,10}(?![\p{L}\p{Nd}])/gu;

/** The usual length of a code; of several numbers in a message, one of this length is the code. */
const USUAL_LENGTH = 6;

/** Longer than the messages that bring codes: nothing beyond it is read. */
const LONGEST_MESSAGE = 1000;

/** The digits of a number that was typed or pasted in groups, without what stands between and around them. */
export function joinedDigits(text: string): string {
  return plainDigits(text).replace(BETWEEN, '');
}

function codesIn(message: string): readonly string[] {
  const digits = message.match(IN_MESSAGE) ?? [];
  return [...digits, ...(message.match(MIXED) ?? [])].map((found) => found.replace(BETWEEN, ''));
}

/** The code that was typed, or pasted alone or with the message around it; in digits 0 to 9 and without spaces. */
export function codeText(typed: string): string {
  const text = plainDigits(typed.slice(0, LONGEST_MESSAGE));
  const groups = text.split(BETWEEN).filter((group) => group !== '');
  const isCodeAlone = groups.length < 2 || groups.every((group) => /^[A-Z]*\d[A-Z\d]*$/.test(group));
  const found = isCodeAlone ? [] : codesIn(text);
  return found.find((code) => code.length === USUAL_LENGTH) ?? found[0] ?? groups.join('');
}
