import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { keepResult, RESULTS } from 'services/results';
import type { BenchPart, PartResult } from './part/bench-part';
import { isWithinLimit, verdictLine } from './figures/verdict';
import { firstVisit } from './first-visit/first-visit';
import { longSession } from './long-session/long-session';
import { navigation } from './navigation/navigation';
import { FEWEST_ROUNDS, readOptions, type BenchOptions } from './part/options';
import { release } from './release/release';
import { releaseTime } from './release/release-time';
import { returnVisit } from './return-visit/return-visit';
import { scale } from './scale/scale';
import { taps } from './taps/taps';
import { openSites, type BenchSites } from './sites/bench-sites';
import { waterfall } from './waterfall/waterfall';
import { counted } from 'release-cli/text/counted';

/** In this order: releases change what is served, so they come last. */
const PARTS: readonly BenchPart[] = [
  firstVisit,
  waterfall,
  navigation,
  returnVisit,
  longSession,
  taps,
  scale,
  release,
  releaseTime,
];

/** Above this load the machine has other things to do, and a bar is not judged by what it shows. */
const MOST_LOAD = 2;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function loadLine(): string {
  const [load = 0] = loadavg();
  const warning = load > MOST_LOAD ? `: above ${MOST_LOAD}, so do not judge a bar by these figures` : '';
  return `Load ${load.toFixed(1)} on ${counted(cpus().length, 'core')}${warning}`;
}

/** When the tables were measured, and by how many rounds. */
function measuredLine({ rounds }: BenchOptions): string {
  return `Measured on ${new Date().toISOString().slice(0, 10)}, ${counted(rounds, 'round')}.`;
}

function sayResult({ title }: BenchPart, { markdown, verdicts }: PartResult): void {
  say(`\n## ${title}\n\n${markdown}\n\n${verdicts.map(verdictLine).join('\n')}`);
}

/** What is left of a part that could not be measured: a broken promise, and the other parts go on. */
function failedPart(error: unknown): PartResult {
  const sentence = error instanceof Error ? error.message : String(error);
  const verdict = { bar: `not measured: ${sentence}`, value: NaN, limit: 0, unit: '' } as const;
  return { markdown: `Not measured: ${sentence}`, verdicts: [verdict], figures: null };
}

/**
 * `pnpm bench [part]... [--rounds 9] [--profiles slow4g,none] [--pages /m/home] [--peers plain,stock] [--out file]`: the
 * composed site beside the same sources as one application, and as others would build them, with its tables in
 * results/bench.md. Exit status 1 where a bar is broken.
 */
async function main(): Promise<void> {
  const names = PARTS.map(({ name }) => name);
  const options = readOptions(process.argv.slice(2), names, path.join(RESULTS, 'bench.json'));
  const parts = PARTS.filter(({ name }) => options.names.length === 0 || options.names.includes(name));
  let opened: Promise<BenchSites> | undefined;
  const sites = (): Promise<BenchSites> => (opened ??= openSites(options.peers));
  const results: Record<string, PartResult> = {};
  const notes = [loadLine()];
  try {
    for (const part of parts) {
      const result = await part.run({ options, sites, say }).catch(failedPart);
      results[part.name] = result;
      notes.push(loadLine());
      sayResult(part, result);
    }
  } finally {
    await (await opened?.catch(() => undefined))?.close();
  }
  const verdicts = Object.values(results).flatMap((result) => result.verdicts);
  const broken = verdicts.filter((verdict) => !isWithinLimit(verdict));
  if (options.rounds < FEWEST_ROUNDS)
    notes.push(`${counted(options.rounds, 'round')} only: bars are judged by ${FEWEST_ROUNDS}`);
  say(`\n${notes.join('\n')}\n${counted(verdicts.length - broken.length, 'bar')} kept, ${broken.length} broken`);
  mkdirSync(path.dirname(options.out), { recursive: true });
  writeFileSync(options.out, `${JSON.stringify({ notes, results }, null, 2)}\n`);
  const tables = parts.map(({ name, title }) => `### ${title}\n\n${results[name]?.markdown ?? ''}`);
  keepResult('bench.md', [...tables, measuredLine(options)].join('\n\n'));
  process.exitCode = broken.length === 0 ? 0 : 1;
}

await main();
