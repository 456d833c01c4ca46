import { plainDigits } from './plain-digits';

/** Longer than any spelling of a number: nothing beyond it is read. */
export const LONGEST_PHONE_TEXT = 60;

/** What stands before a number that was copied: a link's scheme (`tel:`, `whatsapp:`), or a label of an address book. */
const BEFORE = /^[\p{L}.\s]{1,20}:\s*(?:\/\/)?(?=[+\d([{%])/u;

/** The number of a link (RFC 3966): a local one has its prefix behind it, and a query says nothing of it. */
function numberOfLink(link: string): string {
  const [number = ''] = link.replaceAll(/%2b/gi, '+').replaceAll('%20', ' ').split('?');
  const [, prefix = ''] = /;phone-context=(\+[\d-]+)/i.exec(number) ?? [];
  const local = number.replace(/;phone-context=[^;]*/i, '');
  return local.startsWith('+') ? local : `${prefix}${local}`;
}

/** Digits of any script become plain ones; direction marks and other invisible signs go, as does a link's scheme. */
export function phoneText(typed: string): string {
  const text = plainDigits(typed.replace(/\s/gu, ' '));
  const number = BEFORE.test(text) ? numberOfLink(text.replace(BEFORE, '')) : text;
  return number.replace(/^[\s([{]+(?=\+)/, '').trim();
}

/** Whether a text names its country itself: it begins with a plus, or with zeros that lead out of a country. */
export function hasOwnPrefix(typed: string): boolean {
  return typed.length <= LONGEST_PHONE_TEXT && /^(?:\+|00)\s*[1-9]/.test(phoneText(typed));
}
