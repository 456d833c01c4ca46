import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changeBase } from './change-base';
import { browserTimes, timeReport, unitTimes, type Duration, type TestTimes } from './times/run-times';
import { REPORTS, ROOT } from './workspace';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);
const program = (file: string, ...args: string[]): Pick<Step, 'command' | 'args'> => ({
  command: process.execPath,
  args: ['--import', 'tsx', path.join(ROOT, file), ...args],
});

const STATIC: readonly Step[] = [
  {
    name: 'format',
    command: bin('prettier'),
    args: ['--check', '--log-level', 'warn', '--cache', '--cache-location', 'node_modules/.cache/prettier.json', '.'],
  },
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware'] },
  { name: 'types', ...program('tools/checks/src/check-types.ts') },
  { name: 'unused', command: bin('knip'), args: ['--include', 'files,dependencies,catalog', '--no-config-hints'] },
  { name: 'sections', ...program('tools/checks/src/check-sections.ts') },
  { name: 'pages', ...program('tools/checks/src/check-pages.ts') },
  { name: 'supply', ...program('tools/checks/src/check-supply.ts') },
  { name: 'contract', ...program('tools/checks/src/contract-report.ts', 'check') },
];

/** Unit tests: all, or with a base only those whose imports reach what changed since, and those of the repository itself. */
function unitSteps(base: string | undefined): readonly Step[] {
  const jest = (name: string, ...args: readonly string[]): Step => ({
    name,
    command: bin('jest'),
    args: ['--silent', '--reporters=default', ...args],
  });
  if (base === undefined) return [jest('unit', '--json', `--outputFile=${REPORTS.unit}`)];
  // These read the tree, so no import tells which change concerns them.
  const repository = jest('repository', '--testPathPatterns', 'tools/checks');
  return [
    repository,
    jest('unit', '--changedSince', base, '--passWithNoTests', '--testPathIgnorePatterns', 'tools/checks'),
  ];
}

const STORES: Step = { name: 'stores', ...program('tools/services/src/check-stores.ts') };
/** The files that services are run by, read by systemd and Prometheus. */
const DEPLOY: Step = { name: 'deploy', ...program('tools/run/src/check-deploy.ts') };
/** What sections of other repositories install, and what they do with it. */
const PACKAGES: Step = { name: 'packages', ...program('tools/pack/src/check-packages.ts') };
const END_TO_END: Step = {
  name: 'end to end',
  ...program('e2e/run.ts'),
  environment: { E2E_REPORT: REPORTS.endToEnd },
};
/** Serves the store that the composed suite has published. */
const ENGINES: Step = { name: 'engines', ...program('e2e/engines/run.ts') };

function readReport<Report>(file: string): readonly Report[] {
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Report] : [];
}

/** What the suites that ran say of their times. */
function testTimes(): readonly TestTimes[] {
  return [
    ...readReport<Parameters<typeof unitTimes>[0]>(REPORTS.unit).map((report) => unitTimes(report, ROOT)),
    ...readReport<Parameters<typeof browserTimes>[0]>(REPORTS.endToEnd).map(browserTimes),
  ];
}

function runStep(step: Step): Duration & { readonly passed: boolean } {
  process.stdout.write(`\n== ${step.name}\n`);
  const started = Date.now();
  const { status } = spawnSync(step.command, [...step.args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...step.environment },
  });
  const ms = Date.now() - started;
  process.stdout.write(`== ${step.name}: ${status === 0 ? 'passed' : 'FAILED'} in ${(ms / 1000).toFixed(1)} s\n`);
  return { name: step.name, ms, passed: status === 0 };
}

/**
 * `pnpm check [--whole]`: every check, with the unit tests of what changed since the main branch, or all of them. `--all` is
 * `npm test`: also the packages, the stores, the files of `deploy/` and the composed suite. One failure stops none of the others, so that one run tells all.
 */
function main(): void {
  const isAll = process.argv.includes('--all');
  const base = isAll || process.argv.includes('--whole') ? undefined : changeBase(ROOT);
  const steps = [...STATIC, ...unitSteps(base), ...(isAll ? [PACKAGES, STORES, DEPLOY, END_TO_END, ENGINES] : [])];
  // What an earlier run found says nothing of this one.
  for (const report of Object.values(REPORTS)) rmSync(report, { force: true });
  mkdirSync(path.dirname(REPORTS.unit), { recursive: true });
  const done = steps.map(runStep);
  const failed = done.filter(({ passed }) => !passed);
  process.stdout.write(timeReport(done, testTimes()));
  process.stdout.write(`\n${steps.length - failed.length} passed, ${failed.length} failed\n`);
  if (failed.length > 0) process.stdout.write(`Failed: ${failed.map((step) => step.name).join(', ')}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main();
