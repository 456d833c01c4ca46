import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findProgram } from 'services/ensure-package';
import { publishWorkingTree } from '../support/releases/publish-once';
import { ENGINE_LABELS } from './plan/engine-names';
import { ensureEngines } from './machine/ensure-engines';
import { mustHaveEngines } from './machine/must-have';
import { PLAN_VARIABLE, REPORT_FILE, RESULTS, type Plan } from './plan/plan';
import { readReport, resultOf, resultTable, visitTable } from './results';
import { keptVisits } from './visits/kept-visits';

/** Two engines, each with a site of its own, are as much as two cores take. */
const MOST_AT_A_TIME = 2;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs the specs, or those that are named; gives the runner's exit status. */
function runSpecs(plan: Plan, words: readonly string[]): number {
  const runner = path.join(import.meta.dirname, '../node_modules/.bin/playwright');
  const { status } = spawnSync(runner, ['test', '--config', import.meta.dirname, ...words], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, [PLAN_VARIABLE]: JSON.stringify(plan) },
  });
  return status ?? 1;
}

/**
 * `pnpm e2e:engines [spec]`: the short form, each spec in at least one engine; with `--whole` every spec in every engine.
 * Prints a table, and ends with 1 when a spec failed or an engine is missing where it has to be there.
 */
async function main(): Promise<void> {
  const words = process.argv.slice(2).filter((word) => word !== '--whole');
  const states = await ensureEngines();
  const missing = [...states].filter(([, { kind }]) => kind === 'missing');
  for (const [name, state] of missing)
    if (state.kind === 'missing') say(`not run: ${ENGINE_LABELS[name]} (${state.why})`);
  const plan: Plan = {
    engines: [...states].flatMap(([name, state]) =>
      state.kind === 'present' ? [{ name, programs: state.programs }] : [],
    ),
    isWhole: process.argv.includes('--whole'),
    workers: Math.min(MOST_AT_A_TIME, availableParallelism()),
  };
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  publishWorkingTree();
  const status = plan.engines.length === 0 ? 0 : runSpecs(plan, words);
  const report = readReport(REPORT_FILE);
  say(
    `\n${resultTable(
      states,
      plan.engines.map(({ name }) => resultOf(name, report)),
    )}`,
  );
  const visits = keptVisits();
  if (visits.length > 0) say(`\nFirst visits:\n\n${visitTable(visits)}`);
  const isRoot = process.getuid?.() === 0;
  const mustHave = mustHaveEngines(process.env, isRoot, findProgram('apt-get') !== undefined);
  if (mustHave && missing.length > 0) say('This machine can install every engine, so none may be missing.');
  process.exitCode = mustHave && missing.length > 0 ? 1 : status;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
