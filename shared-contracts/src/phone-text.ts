import { plainDigits } from './plain-digits';

/** Longer than any spelling of a number: nothing beyond it is read. */
export const LONGEST_PHONE_TEXT = 60;

/** Digits of any script become plain ones; direction marks and other invisible signs go, as does a link's scheme. */
export function phoneText(typed: string): string {
  return plainDigits(typed.replace(/\s/gu, ' '))
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/^[\s([{]+(?=\+)/, '')
    .trim();
}

/** Whether a text names its country itself: it begins with a plus, or with zeros that lead out of a country. */
export function hasOwnPrefix(typed: string): boolean {
  return typed.length <= LONGEST_PHONE_TEXT && /^(?:\+|00)\s*[1-9]/.test(phoneText(typed));
}
