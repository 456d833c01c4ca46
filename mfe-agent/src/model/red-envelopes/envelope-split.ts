import { amountFault } from 'shared-kit/fields';

/** One amount for each, or one sum that all share equally (docs/product/agents.md#red-envelopes). */
export type SplitMode = 'each' | 'total';

/** What one recipient gets, in the wallet's currency. */
export interface Share {
  readonly username: string;
  readonly amount: number;
}

/** An amount in the smallest units of its currency, of which 10 to the power of `decimals` are one. */
function unitsOf(amount: number, decimals: number): number {
  return Math.round(amount * 10 ** decimals);
}

/** A typed amount in the smallest units of its currency; 0 for what is none. */
export function typedUnits(typed: string, decimals: number): number {
  return amountFault(typed, { decimals }) === undefined ? unitsOf(Number(typed), decimals) : 0;
}

/** A sum in equal parts to the smallest unit; the first gets what is left over, so that the sum is exact. */
export function splitEqually(total: number, parts: number): readonly number[] {
  if (parts <= 0) return [];
  const part = Math.floor(total / parts);
  return Array.from({ length: parts }, (_part, index) => (index === 0 ? total - part * (parts - 1) : part));
}

/** Who gets how much, in the order of the names. */
export function sharesOf(
  mode: SplitMode,
  typed: string,
  usernames: readonly string[],
  decimals: number,
): readonly Share[] {
  const units = typedUnits(typed, decimals);
  const parts = mode === 'each' ? usernames.map(() => units) : splitEqually(units, usernames.length);
  return usernames.map((username, index) => ({ username, amount: (parts[index] ?? 0) / 10 ** decimals }));
}

/** What tells one sending from another: who gets how much, in the order of the names. */
export function sharesText(shares: readonly Share[]): string {
  return shares
    .map(({ username, amount }) => `${username} ${amount}`)
    .sort()
    .join(', ');
}

/** What a sending costs, summed in the smallest units: binary fractions do not add up. */
export function totalOf(shares: readonly Share[], decimals: number): number {
  return shares.reduce((units, { amount }) => units + unitsOf(amount, decimals), 0) / 10 ** decimals;
}

/** What is left of a balance after a sending. */
export function leftOf(balance: number, total: number, decimals: number): number {
  return (unitsOf(balance, decimals) - unitsOf(total, decimals)) / 10 ** decimals;
}

export type EnvelopeFault =
  'amountMissing' | 'amountInvalid' | 'amountUnclear' | 'amountDecimals' | 'amountLow' | 'balanceLow';

/** The least that can be typed: nobody gets less than the smallest unit. */
export function leastAmount(mode: SplitMode, recipients: number, decimals: number): number {
  return (mode === 'each' ? 1 : Math.max(1, recipients)) / 10 ** decimals;
}

/** What a sending is held against. */
export interface EnvelopeFacts {
  readonly mode: SplitMode;
  readonly recipients: number;
  /** Null while it is not known: it stops nobody. */
  readonly balance: number | null;
  /** Of the wallet's currency. */
  readonly decimals: number;
}

/** What is wrong with an amount for so many recipients, or undefined. */
export function envelopeFault(typed: string, facts: EnvelopeFacts): EnvelopeFault | undefined {
  if (typed === '') return 'amountMissing';
  const { mode, recipients, balance, decimals } = facts;
  const units = typedUnits(typed, decimals);
  const unread = amountFault(typed, { decimals });
  if (unread === 'unclear') return 'amountUnclear';
  if (unread === 'decimals') return 'amountDecimals';
  if (units <= 0) return 'amountInvalid';
  if (units < unitsOf(leastAmount(mode, recipients, decimals), decimals)) return 'amountLow';
  const total = mode === 'each' ? units * recipients : units;
  return balance !== null && total > unitsOf(balance, decimals) ? 'balanceLow' : undefined;
}
