import type { Lottery, LotteryNumbers } from 'shared-contracts/api/endpoints/lottery';
import { isVietnamese } from './lottery-lobby';

/** Each page waits this long at most after a draw, so that not all of them ask in the same moment. */
const LONGEST_JITTER_MS = 3000;
/** A result that is not there yet is looked for again, ever more rarely. */
const FIRST_LATE_WAIT_MS = 10_000;
const LATE_TRIES = 4;
/** The two clocks of a device drift this far apart only when one of them was set, or the device slept. */
const CLOCK_JUMP_MS = 2000;

/** One answer of, and when it came by the clock that the page counts by. */
export interface NumbersAnswer {
  readonly list: readonly LotteryNumbers[];
  /** The server's clock; null where it does not tell. */
  readonly now: number | null;
  readonly receivedAt: number;
}

/** A lottery's running issue as the page counts it. */
export interface Draw {
  readonly issue: string;
  /** When it closes, by the page's clock, however far a gateway of draws is from it: ms since 1970. */
  readonly endsAt: number;
  readonly lastIssue: string;
  readonly lastNumbers: readonly string[];
}

/** The draws of one answer by game code, moved onto the page's clock. */
export function drawsOf(answer: NumbersAnswer): ReadonlyMap<string, Draw> {
  const lag = answer.now === null ? 0 : answer.receivedAt - answer.now;
  return new Map(
    answer.list.map(({ gameCode, issue, closesAt, lastIssue, lastNumbers }) => [
      gameCode,
      { issue, endsAt: closesAt + lag, lastIssue: lastIssue ?? '', lastNumbers: lastNumbers ?? [] },
    ]),
  );
}

/** The draw of a lottery: Vietnamese ones have their own call, all others the common one. */
export function drawOf(
  lottery: Pick<Lottery, 'vassalage' | 'gameCode'>,
  common: ReadonlyMap<string, Draw>,
  vietnamese: ReadonlyMap<string, Draw>,
): Draw | undefined {
  return (isVietnamese(lottery) ? vietnamese : common).get(lottery.gameCode);
}

/** An answer with the issues that have begun since; lotteries that it does not have stay out. */
export function withDrawn(
  answer: { readonly list: readonly LotteryNumbers[]; readonly now: number | null },
  drawn: { readonly list: readonly LotteryNumbers[]; readonly now: number },
): { readonly list: LotteryNumbers[]; readonly now: number } {
  const begun = new Map(drawn.list.map((numbers) => [numbers.gameCode, numbers]));
  return { list: answer.list.map((numbers) => begun.get(numbers.gameCode) ?? numbers), now: drawn.now };
}

/** How long to wait at zero for an issue that is told, before the numbers are asked for after all, ms. */
export const TOLD_WAIT_MS = 10_000;

/** How long to wait at zero before the numbers are asked for, ms. */
export function drawJitter(random: () => number): number {
  return Math.floor(random() * (LONGEST_JITTER_MS + 1));
}

/** How long to wait for a result that did not come with the answer, ms; null when it has been tried enough. */
export function lateWait(tries: number): number | null {
  return tries < LATE_TRIES ? FIRST_LATE_WAIT_MS * 2 ** tries : null;
}

/** Whether an answer still has issues that are over. */
export function hasLateDraw(draws: ReadonlyMap<string, Draw>, now: number): boolean {
  return [...draws.values()].some(({ endsAt }) => endsAt <= now);
}

/** The distance of a device's two clocks; it stays the same while nobody sets one. */
export interface ClockReading {
  readonly wall: number;
  /** Counts up whatever the wall clock does. */
  readonly steady: number;
}

/** Whether the wall clock was set between two readings, or the device slept: what was worked out by it is void. */
export function hasClockJumped(before: ClockReading, after: ClockReading): boolean {
  return Math.abs(after.wall - before.wall - (after.steady - before.steady)) > CLOCK_JUMP_MS;
}
