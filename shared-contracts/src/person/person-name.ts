import * as v from 'shared-contracts/schema';
import { lengthOf } from './text-length';

/** The longest real name, in characters. */
export const REAL_NAME_MAX_LENGTH = 80;
/** The longest nickname, in characters. */
export const NICKNAME_MAX_LENGTH = 20;

/** Apostrophes, dots, commas, hyphens and brackets of any keyboard, the middle dots of Chinese and Japanese, the Tibetan tsheg. */
const NAME_PUNCTUATION = String.raw`'’‘‛´\u0060′＇׳״.,،·‧•∙⋅・･\/་\p{Pd}゠．，、()（）`;
/** Joiners shape letters of Persian, Sinhala and others, and join emoji. */
const JOINERS = String.raw`\u200C\u200D`;
const REAL_NAME = new RegExp(String.raw`^[\p{L}\p{M}\p{Nl} ${JOINERS}${NAME_PUNCTUATION}]+$`, 'u');
const NOT_IN_A_NICKNAME = /[<>\u2800]|(?![\u200C\u200D])\p{C}/u;
/** Letters that draw nothing, such as Hangul fillers. */
const INVISIBLE = /(?![\u200C\u200D])(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;
const LETTER = /\p{L}/u;
const LETTER_OR_SIGN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const BLANK_SIGN = /[\s\p{Cf}]/u;

/** A name in one spelling: composed, with single plain spaces, without the invisible signs that a copy brings at its ends. */
function inOneSpelling(typed: string): string {
  const signs = [...typed.normalize('NFC').replace(/[\p{Zs}\t]+/gu, ' ')];
  const isDrawn = signs.map((sign) => !BLANK_SIGN.test(sign));
  return signs.slice(Math.max(0, isDrawn.indexOf(true)), isDrawn.lastIndexOf(true) + 1).join('');
}

/** Any text that can be seen, without brackets of tags. */
export function isShownName(name: string): boolean {
  return LETTER_OR_SIGN.test(name) && !NOT_IN_A_NICKNAME.test(name) && !INVISIBLE.test(name);
}

/** A name in one spelling, with at most so many characters. */
export function nameSchema(maxLength: number, isName: (name: string) => boolean) {
  return v.pipe(
    v.string(),
    // Signs that cannot be seen are not nothing: who typed them meant a name.
    v.check((typed) => typed.trim() === '' || inOneSpelling(typed) !== '', 'nameFormat'),
    v.transform(inOneSpelling),
    v.check((name) => lengthOf(name) <= maxLength && isName(name), 'nameFormat'),
  );
}

/** A person's name as banks and phones write it: letters with what belongs to them, and at least one that is visible. */
export const realName = nameSchema(
  REAL_NAME_MAX_LENGTH,
  (name) => REAL_NAME.test(name) && LETTER.test(name) && !INVISIBLE.test(name),
);

/** How somebody wants to be called; empty for none. */
export const nickname = nameSchema(NICKNAME_MAX_LENGTH, (name) => name === '' || isShownName(name));
