import { tableText } from 'services/document-table';
import { memoryLine, type StreamFigures } from './load-verdict';

/** What a run was. */
export interface LoadSetting {
  readonly minutes: number;
  /** Connections of each stream. */
  readonly connections: number;
}

const HEAD = ['what is kept busy', 'requests', 'a second', 'half within', '99 of 100 within', 'all within', 'failed'];

/** The figures of a run as a table. */
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
