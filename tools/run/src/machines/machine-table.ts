import { counted } from 'release-cli/text/counted';
import { tableText } from 'services/document-table';

/** What is done on each machine, in this order. */
export const STEPS = ['start', 'release commands', 'quick suites', 'clean tree', 'npm test'] as const;
export type StepName = (typeof STEPS)[number];

/** How one machine did. A step that was not come to has no outcome. */
export interface MachineResult {
  readonly machine: string;
  readonly outcomes: Partial<Record<StepName, 'passed' | 'FAILED'>>;
  readonly seconds: number;
  /** Why it was not run, or what failed. */
  readonly why?: string;
}

/** The table that is printed in the end. */
export function machineTable(results: readonly MachineResult[]): string {
  const rows = results.map(({ machine, outcomes, seconds, why = '' }) => [
    machine,
    ...STEPS.map((step) => outcomes[step] ?? 'not run'),
    Object.keys(outcomes).length === 0 ? '' : `${(seconds / 60).toFixed(1)}`,
    why,
  ]);
  return tableText([['machine', ...STEPS, 'minutes', 'why'], ...rows], [STEPS.length + 1]);
}

/** One line over all, and whether the command failed. */
export function machineVerdict(results: readonly MachineResult[]): {
  readonly line: string;
  readonly hasFailed: boolean;
} {
  const failed = results.filter(({ outcomes }) => Object.values(outcomes).includes('FAILED')).length;
  const run = results.filter(({ outcomes }) => Object.keys(outcomes).length > 0).length;
  const line = `${counted(run, 'machine')} tried, ${failed} failed, ${results.length - run} not run`;
  return { line, hasFailed: failed > 0 || run === 0 };
}
