import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import * as v from 'valibot';

/**
 * How much of the composed suite is run over a set: never what makes releases of its own, nor what looks at the
 * working tree and not at a set.
 */
export const SUITES = {
  smoke: ['--grep', '@smoke'],
  composed: ['--grep-invert', '@release|@tree'],
} as const;
export type SuiteName = keyof typeof SUITES;

export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly durationMs: number;
}

/** The part of the report that counts; `unexpected` are failures. */
const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Runs the composed suite over the site of a prepared state folder; a run that could not even start counts as a failure. */
export async function runSuite(home: string, suite: SuiteName): Promise<SuiteResult> {
  const report = path.join(home, 'report.json');
  const results = path.join(home, 'results');
  const started = Date.now();
  const program = path.join(WORKSPACE, 'e2e/run.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...SUITES[suite], '--output', results], {
    cwd: WORKSPACE,
    stdio: 'inherit',
    // The copy is the store, wherever the original lies.
    env: { ...process.env, MFE_STORE: '', E2E_HOME: home, E2E_REPORT: report },
  });
  const status = await new Promise<number | null>((done) => child.once('exit', done));
  const durationMs = Date.now() - started;
  try {
    const { stats } = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')));
    const failed = stats.unexpected + stats.flaky;
    const counted = { passed: stats.expected, failed, skipped: stats.skipped, durationMs };
    return status === 0 || failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, durationMs };
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}
