import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { STATE } from '../support/places';
import { isFullForm } from './form';

/** Where the results of a run lie, one JSON object a line. */
export const RESULTS = path.join(STATE, `chaos-${isFullForm ? 'full' : 'quick'}.jsonl`);

/** One thing that was tried. */
export interface Result {
  readonly part: string;
  /** The kind of fault, for the table. */
  readonly kind: string;
  readonly name: string;
  readonly problems: readonly string[];
}

/** Starts a new run. */
export function forgetResults(): void {
  rmSync(RESULTS, { force: true });
}

/** Keeps how cases of a part went. */
export function keepResults(part: string, results: readonly Omit<Result, 'part'>[]): void {
  mkdirSync(STATE, { recursive: true });
  appendFileSync(RESULTS, results.map((result) => `${JSON.stringify({ part, ...result })}\n`).join(''));
}

/** Everything that was tried so far; of a case that was tried again, how it went the last time. */
export function readResults(): readonly Result[] {
  if (!existsSync(RESULTS)) return [];
  const lines = readFileSync(RESULTS, 'utf8').trimEnd().split('\n');
  const results = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Result);
  return [...new Map(results.map((result) => [[result.part, result.kind, result.name].join('\n'), result])).values()];
}
