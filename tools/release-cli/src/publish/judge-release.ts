import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { capabilityChanges } from '../capabilities/capability-changes';
import { capabilityFaults } from '../capabilities/capability-faults';
import { changedForms } from '../fit/changed-forms';
import { checkFit, ownFaults, type Allowances, type FitReport } from '../fit/check-fit';
import type { ServedEnvironment } from '../fit/served';

/** What publish says of a release and one environment. */
export interface ReleaseVerdict extends FitReport {
  /** What it asks for beside the version that is served by default, and no longer asks for, one sentence each. */
  readonly asks: readonly string[];
}

/** What publish refuses a release for whatever is served, one sentence each. */
export function faultsOf(release: ReleaseDescriptor): readonly string[] {
  return [...ownFaults(release), ...capabilityFaults(release)];
}

/** Holds a release against what an environment serves. */
export function judgeRelease(
  served: ServedEnvironment,
  release: ReleaseDescriptor,
  allowed?: Allowances,
): ReleaseVerdict {
  const fit = checkFit(served, release, allowed);
  const version = served.defaults[release.name];
  const present = version === undefined ? undefined : served.descriptorOf(release.name, version);
  const changed = present === undefined ? [] : changedForms(release, present);
  return {
    ...fit,
    problems: [...fit.problems, ...changed.map((sentence) => `${served.environment}: ${sentence}`)],
    asks: capabilityChanges(present, release),
  };
}
