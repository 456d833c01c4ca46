import { plainDigits } from 'shared-contracts/plain-digits';

/** How an amount is written where it is typed. */
export interface AmountWriting {
  /** What stands before the decimals in the page's language: `.` or `,`. */
  readonly decimalMark: string;
  /** The sign of currency; it may stand on either side. */
  readonly symbol?: string;
  /** Digits after the decimal mark; two where nothing is said. */
  readonly decimals?: number;
}

/**
 * Why a text is no amount: it has more decimals than the currency, it is one amount here and another elsewhere, or it
 * is none anywhere.
 */
export type UnreadReason = 'decimals' | 'unclear' | 'invalid';

/** A typed text as it was understood: a decimal string such as `1234.5`, or why it was not, with the text itself. */
export type ReadAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly value: string }
  | { readonly kind: 'unread'; readonly reason: UnreadReason; readonly text: string };

const MOST_DIGITS = 15;
/** Spaces and apostrophes group in some languages, and come before the decimals in none. */
const ONLY_GROUPS = /[\s'’ʼ٬]/g;
const WRITTEN = /^(?=.*\d)[\d.,_]+$/;
/** Thousands, or as Hindi and Bengali group: 12,34,567. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})*,\d{3}$/;

/** Digits of any script as 0 to 9, and the marks of Chinese and Arabic keyboards as `.` and `,`. */
function plainMarks(text: string): string {
  return plainDigits(text)
    .replace(/[。｡٫]/g, '.')
    .replace(/[、،]/g, ',');
}

/** Without the merchant's sign, or any other of one character, before or behind. */
function withoutSymbol(text: string, symbol: string): string {
  const sign = plainMarks(symbol).toLowerCase();
  const lower = text.toLowerCase();
  if (sign !== '' && lower.startsWith(sign)) return text.slice(sign.length).trim();
  if (sign !== '' && lower.endsWith(sign)) return text.slice(0, -sign.length).trim();
  return text.replace(/^\p{Sc}|\p{Sc}$/gu, '').trim();
}

function isGrouped(text: string): boolean {
  return GROUPED.test(text.replace(/[._]/g, ','));
}

/** Where the decimals begin; -1 without any, undefined where two readings are possible. */
function decimalsAt(text: string, { decimalMark, decimals = 2 }: AmountWriting): number | undefined {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return -1;
  const mark = text.charAt(at);
  if (text.indexOf(mark) !== at) return -1;
  // Both marks: the last one comes before the decimals. A mark that groups nothing does so too, whatever it is here.
  if (/[.,]/.test(text.slice(0, at)) || !isGrouped(text)) return at;
  if (mark !== decimalMark) return -1;
  return decimals < 3 ? undefined : at;
}

/**
 * Reads a typed or pasted amount as the page's language writes it, never by cutting: `1,000` is a thousand in English,
 * and so is `1.000` in Indonesian. The other language's writing is read where it can mean one thing only.
 */
export function readAmount(typed: string, writing: AmountWriting): ReadAmount {
  const text = withoutSymbol(plainMarks(typed), writing.symbol ?? '');
  if (text === '') return { kind: 'empty' };
  const unread = (reason: UnreadReason): ReadAmount => ({ kind: 'unread', reason, text });
  // A mark at the end waits for what is typed next.
  const marked = text.replace(ONLY_GROUPS, '_').replace(/(?<=\d)[.,]$/, '');
  if (!WRITTEN.test(marked)) return unread('invalid');
  const at = decimalsAt(marked, writing);
  if (at === undefined) return unread('unclear');
  const whole = at < 0 ? marked : marked.slice(0, at);
  const fraction = at < 0 ? '' : marked.slice(at + 1);
  if (/\D/.test(fraction) || (/\D/.test(whole) && !isGrouped(whole))) return unread('invalid');
  if (fraction.length > (writing.decimals ?? 2)) return unread('decimals');
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) return unread('invalid');
  return { kind: 'amount', value: `${digits === '' ? '0' : digits}${fraction === '' ? '' : `.${fraction}`}` };
}

/** Why a text that was not read is no amount, wherever it was typed. */
export function unreadReason(text: string, decimals = 2): UnreadReason {
  const readings = ['.', ','].map((decimalMark) => readAmount(text, { decimalMark, decimals }));
  if (readings.some(({ kind }) => kind === 'amount')) return 'unclear';
  return readings.some((reading) => reading.kind === 'unread' && reading.reason === 'decimals')
    ? 'decimals'
    : 'invalid';
}
