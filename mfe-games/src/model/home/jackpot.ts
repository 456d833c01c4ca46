/** The amount of the jackpot card where none is told, as a decimal text. */
export const JACKPOT_AMOUNT = '11037594.00';

/** A whole number between two others, both included. */
function between(low: number, high: number, random: () => number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Where the decorative counter begins. */
export function counterStart(random: () => number): number {
  return between(1_200_000_000, 1_300_000_000, random);
}

/** The counter's next step and the wait before it, picked again each time. */
export function counterStep(random: () => number): { readonly growth: number; readonly waitMilliseconds: number } {
  return { growth: between(100, 500, random), waitMilliseconds: between(3, 5, random) * 1000 };
}

/** One sign of an amount. Digits roll; the currency and the marks between stand still. */
export interface AmountSign {
  readonly sign: string;
  readonly isDigit: boolean;
}

/** The signs of a written amount, in order. */
export function amountSigns(text: string): AmountSign[] {
  return [...text].map((sign) => ({ sign, isDigit: /^\d$/.test(sign) }));
}
