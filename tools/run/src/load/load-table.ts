import { tableText, type Marks } from 'services/document-table';
import { memoryLine, type StreamFigures } from './load-verdict';

/** Where docs/robustness.md has the figures of the last run that was kept. */
export const LOAD_MARKS: Marks = ['<!-- load: written by pnpm load --write -->', '<!-- load: end -->'];

/** What a run was. */
export interface LoadSetting {
  readonly minutes: number;
  /** Connections of each stream. */
  readonly connections: number;
}

const HEAD = ['what is kept busy', 'requests', 'a second', 'half within', '99 of 100 within', 'all within', 'failed'];

/** The figures of a run as the document shows them. */
export function loadReport(
  { minutes, connections }: LoadSetting,
  streams: readonly StreamFigures[],
  samples: readonly number[],
): string {
  const rows = streams.map((stream) => [
    stream.name,
    String(stream.requests),
    String(Math.round(stream.perSecond)),
    ...[stream.p50, stream.p99, stream.slowest].map((milliseconds) => `${milliseconds} ms`),
    String(stream.errors + stream.timeouts + stream.refused),
  ]);
  const time = minutes === 1 ? 'One minute' : `${minutes} minutes`;
  const lines = connections === 1 ? 'one connection' : `${connections} connections`;
  return [
    tableText([HEAD, ...rows], [1, 2, 3, 4, 5, 6]),
    `${time}, ${lines} for each of them; ${memoryLine(samples)}.`,
  ].join('\n\n');
}
