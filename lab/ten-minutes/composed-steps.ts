import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { specsIn, type ReportSuite } from 'services/playwright-report';
import type { TakenStep } from 'pack/taken-step';

/** The specs of the composed suite that release the sections. */
const SPECS = 'specs/outside-section';

/** A spec, as far as its steps are told. */
interface Spec {
  readonly tests: readonly {
    readonly results: readonly {
      readonly duration: number;
      readonly steps?: readonly { readonly title: string; readonly duration: number }[];
    }[];
  }[];
}

/** The steps that a report of Playwright tells, in their order. */
export function stepsOf(report: ReportSuite<Spec>): readonly TakenStep[] {
  return specsIn(report)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .flatMap(({ steps = [] }) => steps.map(({ title, duration }) => ({ name: title, ms: duration })));
}

/**
 * Runs the specs that release sections to a composed site, from the repositories in the folder of teams, and gives their steps;
 * what else the run takes, such as the build of the site, is the first of them. Throws where a spec fails, whose words are on
 * the terminal.
 */
export function composedSteps(scratch: string, teams: string): readonly TakenStep[] {
  const file = path.join(scratch, 'composed.json');
  const started = performance.now();
  const program = path.join(WORKSPACE, 'e2e/run.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, SPECS, '--workers', '1'], {
    cwd: WORKSPACE,
    stdio: 'inherit',
    env: { ...process.env, SITE_SERVER: 'origin', E2E_REPORT: file, TEAMS: teams },
  });
  if (status !== 0) throw new Error(`${SPECS} failed`);
  const steps = stepsOf(JSON.parse(readFileSync(file, 'utf8')) as ReportSuite<Spec>);
  const inSteps = steps.reduce((sum, { ms }) => sum + ms, 0);
  return [{ name: 'the composed site, built and served', ms: performance.now() - started - inSteps }, ...steps];
}
