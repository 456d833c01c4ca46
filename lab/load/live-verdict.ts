import { counted } from 'release-cli/text/counted';
import { isFlat, memoryLine, memoryTrend } from './load-verdict';

/** What a run of listeners came to. */
export interface LiveFigures {
  readonly listeners: number;
  /** Rounds that were played; each is one message to every listener, unless a later one overtakes it. */
  readonly rounds: number;
  /** Streams that ended while they should not. */
  readonly ended: number;
  /** Messages heard by all together. */
  readonly heard: number;
  /** From a round to each of its messages, ms. */
  readonly lags: readonly number[];
}

/** A change is told within so long. */
const PROMISED_MS = 1000;

/** The delay that this share of the messages stayed within, ms. */
function within(lags: readonly number[], share: number): number {
  const sorted = [...lags].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** What is wrong with a run; nothing is when nobody was dropped or missed anything and the memory stayed. */
export function liveFaults(figures: LiveFigures, samples: readonly number[]): string[] {
  const { listeners, rounds, ended, heard, lags } = figures;
  const missing = listeners * rounds - heard;
  const late = within(lags, 0.99);
  return [
    ...(ended > 0 ? [`${counted(ended, 'stream')} ended`] : []),
    ...(missing > 0 ? [`${counted(missing, 'message')} never came`] : []),
    ...(late > PROMISED_MS ? [`99 of 100 messages came within ${late} ms, not ${PROMISED_MS}`] : []),
    ...(isFlat(memoryTrend(samples)) ? [] : ['the memory grew']),
  ];
}

/** The figures of a run, a line each. */
export function liveLines(figures: LiveFigures, samples: readonly number[]): string[] {
  const { listeners, rounds, heard, lags } = figures;
  const [half, most, all] = [0.5, 0.99, 1].map((share) => within(lags, share));
  return [
    `${counted(listeners, 'listener')}, ${counted(rounds, 'round')}: ${counted(heard, 'message')}; half within ${half} ms, 99 of 100 within ${most} ms, all within ${all} ms`,
    memoryLine(samples),
  ];
}
