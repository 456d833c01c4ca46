import { counted, countedWere } from 'release-cli/text/counted';
import { median } from 'services/figures/statistics';

/** What one stream of requests came to. */
export interface StreamFigures {
  readonly name: string;
  readonly requests: number;
  readonly perSecond: number;
  /** Connections that broke, and answers that never came. */
  readonly errors: number;
  readonly timeouts: number;
  /** Answers of another status than 2xx. */
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

const MEGABYTE = 1024 * 1024;
/** Memory may be so much more at the end than after the first quarter, when everything has been used once. */
const GROWTH = { share: 0.15, bytes: 48 * MEGABYTE } as const;

/** The middle of some samples; nothing where there are none. */
function middleOf(samples: readonly number[]): number {
  return samples.length === 0 ? 0 : median(samples);
}

/** Memory in the second quarter of a run, and in the last: what a leak makes differ. */
export function memoryTrend(samples: readonly number[]): { readonly early: number; readonly late: number } {
  const quarter = Math.floor(samples.length / 4);
  return { early: middleOf(samples.slice(quarter, 2 * quarter)), late: middleOf(samples.slice(-Math.max(1, quarter))) };
}

export function isFlat({ early, late }: { readonly early: number; readonly late: number }): boolean {
  return late - early <= Math.max(GROWTH.bytes, early * GROWTH.share);
}

/** What is wrong with a run; nothing is when every request was answered and the memory stayed. */
export function loadFaults(streams: readonly StreamFigures[], samples: readonly number[]): string[] {
  const trend = memoryTrend(samples);
  return [
    ...streams.flatMap(({ name, requests, errors, timeouts, refused }) => [
      ...(requests === 0 ? [`${name}: nothing was asked`] : []),
      ...(errors > 0 ? [`${name}: ${counted(errors, 'connection')} broke`] : []),
      ...(timeouts > 0 ? [`${name}: ${countedWere(timeouts, 'request')} never answered`] : []),
      ...(refused > 0 ? [`${name}: ${countedWere(refused, 'answer')} no success`] : []),
    ]),
    ...(isFlat(trend) ? [] : [`memory grew from ${inMegabytes(trend.early)} to ${inMegabytes(trend.late)}`]),
  ];
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}

/** How much memory it took. */
export function memoryLine(samples: readonly number[]): string {
  const { early, late } = memoryTrend(samples);
  return `memory: ${inMegabytes(early)} early, ${inMegabytes(late)} at the end`;
}

/** The figures of a run, a line each. */
export function loadLines(streams: readonly StreamFigures[], samples: readonly number[]): string[] {
  return [
    ...streams.map(
      ({ name, requests, perSecond, p50, p99, slowest }) =>
        `${name}: ${counted(requests, 'request')}, ${Math.round(perSecond)} a second; half within ${p50} ms, 99 of 100 within ${p99} ms, all within ${slowest} ms`,
    ),
    memoryLine(samples),
  ];
}
