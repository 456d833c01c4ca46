import { amountFault } from 'shared-kit/fields';

/** One amount for each, or one sum that all share equally (SC-25). */
export type SplitMode = 'each' | 'total';

/** What one recipient gets, in the wallet's currency. */
export interface Share {
  readonly username: string;
  readonly amount: number;
}

/** Hundredths of a typed amount; 0 for what is none. */
export function centsOf(typed: string): number {
  return amountFault(typed) === undefined ? Math.round(Number(typed) * 100) : 0;
}

/** A sum in equal parts to the cent; the first gets what is left over, so that nothing is lost (SC-25). */
export function splitEqually(totalCents: number, parts: number): readonly number[] {
  if (parts <= 0) return [];
  const part = Math.floor(totalCents / parts);
  return Array.from({ length: parts }, (_part, index) => (index === 0 ? totalCents - part * (parts - 1) : part));
}

/** Who gets how much, in the order of the names. */
export function sharesOf(mode: SplitMode, typed: string, usernames: readonly string[]): readonly Share[] {
  const cents = centsOf(typed);
  const parts = mode === 'each' ? usernames.map(() => cents) : splitEqually(cents, usernames.length);
  return usernames.map((username, index) => ({ username, amount: (parts[index] ?? 0) / 100 }));
}

/** What tells one sending from another: who gets how much, in the order of the names. */
export function sharesText(shares: readonly Share[]): string {
  return shares
    .map(({ username, amount }) => `${username} ${amount}`)
    .sort()
    .join(', ');
}

/** What a sending costs, summed in cents. */
export function totalOf(shares: readonly Share[]): number {
  return shares.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
}

export type EnvelopeFault =
  'amountMissing' | 'amountInvalid' | 'amountUnclear' | 'amountDecimals' | 'amountLow' | 'balanceLow';

/** The least that can be typed: nobody gets less than a cent. */
export function leastAmount(mode: SplitMode, recipients: number): number {
  return (mode === 'each' ? 1 : Math.max(1, recipients)) / 100;
}

/** What is wrong with an amount for so many recipients, or undefined; a balance that is not known stops nobody. */
export function envelopeFault(
  mode: SplitMode,
  typed: string,
  recipients: number,
  balance: number | null,
): EnvelopeFault | undefined {
  if (typed === '') return 'amountMissing';
  const cents = centsOf(typed);
  const unread = amountFault(typed);
  if (unread === 'unclear') return 'amountUnclear';
  if (unread === 'decimals') return 'amountDecimals';
  if (cents <= 0) return 'amountInvalid';
  if (cents < Math.round(leastAmount(mode, recipients) * 100)) return 'amountLow';
  const total = mode === 'each' ? cents * recipients : cents;
  return balance !== null && total > Math.round(balance * 100) ? 'balanceLow' : undefined;
}
