/** A figure that was promised, and what came of it. */
export interface Verdict {
  /** The point of the promise and what it is about: `1 ready /m/home slow4g`. */
  readonly bar: string;
  readonly value: number;
  /** The most it may be. */
  readonly limit: number;
  readonly unit: '×' | 'kB' | 'ms' | 's' | 'requests' | '';
}

/** As many digits as are printed: what reads as kept is kept. */
function rounded(value: number, unit: Verdict['unit']): number {
  const digits = unit === '×' || unit === 's' ? 2 : unit === '' ? 3 : unit === 'kB' ? 1 : 0;
  return Number(value.toFixed(digits));
}

/** Whether a promise was kept; a figure that was not measured keeps none. */
export function isWithinLimit({ value, limit, unit }: Verdict): boolean {
  return rounded(value, unit) <= limit;
}

/** A verdict as a line for people. */
export function verdictLine(verdict: Verdict): string {
  const { bar, value, limit, unit } = verdict;
  const said = unit === '×' || unit === '' ? unit : ` ${unit}`;
  return `${isWithinLimit(verdict) ? 'kept  ' : 'BROKEN'} ${bar}: ${rounded(value, unit)}${said}, at most ${limit}${said}`;
}
