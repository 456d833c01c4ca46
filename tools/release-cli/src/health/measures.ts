import type { HealthMeasure, HealthRow } from 'shared-contracts/release/health';
import { OUTCOME_NAMES, type OutcomeName } from 'shared-contracts/remote/outcome';
import { JUDGED_VITALS } from 'shared-contracts/release/poor-vitals';
import type { PackageName } from 'shared-contracts/remote/remote-names';

/** Something that a version can do worse than the one it replaces. */
export interface Measure {
  /** `loads`, an outcome or a vital. */
  readonly name: string;
  /** What a version did on the pages that count as failures, before "on 3 % of 200 pages". */
  readonly deed: string;
  /** How a version did; undefined where no page was measured. */
  readonly of: (row: HealthRow) => HealthMeasure | undefined;
}

const FAILED_DEEDS: Readonly<Record<OutcomeName, string>> = {
  'sign-in': 'failed to sign in',
  deposit: 'failed to deposit',
  launch: 'failed to launch a game',
};

/** Whether the version could be loaded and drawn. A rollout waits for pages of this measure alone. */
export const LOADS: Measure = { name: 'loads', deed: 'failed', of: (row) => row };

const OUTCOMES = OUTCOME_NAMES.map((name): Measure => ({
  name,
  deed: FAILED_DEEDS[name],
  of: (row) => row.outcomes[name],
}));

const VITALS = JUDGED_VITALS.map((name): Measure => ({
  name,
  deed: `had a poor ${name}`,
  of: (row) => row.poor[name],
}));

/**
 * What rollouts of a package are judged by besides loads; pages report vitals of the host only. The list is the same before
 * and after votes came: a level that depended on them would be spent twice.
 */
export function furtherMeasures(name: PackageName): readonly Measure[] {
  return name === 'host-shell' ? [...OUTCOMES, ...VITALS] : OUTCOMES;
}
