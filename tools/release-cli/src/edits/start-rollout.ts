import type { RolloutCohort } from 'shared-contracts/release/cohort';
import type { ReleaseMap, Rollout, RolloutGuard } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { merchantsText } from '../text/merchants-text';
import { UserError } from '../text/user-error';
import { addRollout, findRollout } from './rollout-edits';
import type { Schedule } from './schedule';

/** Who is to get which version, when, and what guards it. */
export interface RolloutRequest {
  readonly package: PackageName;
  readonly version: string;
  readonly merchants?: string[] | undefined;
  /** Only players of this list; everybody when absent. */
  readonly cohort?: RolloutCohort | undefined;
  readonly guard?: RolloutGuard | undefined;
  readonly schedule: Schedule;
}

/**
 * Refuses a share of devices, or of players, where the others have no version to get: nobody would be served anything. A section's first
 * version goes to all devices of some merchants, or to everybody.
 */
function assertBeside(
  map: ReleaseMap,
  { package: name, version, percent = 100, steps = [], merchants, cohort }: Rollout,
): void {
  const shares = [percent, ...steps.map((step) => step.percent)];
  const isForAllDevices = cohort === undefined && shares.every((share) => share === 0 || share === 100);
  if (map.defaults[name] !== undefined || isForAllDevices) return;
  const bare = merchants?.filter((merchant) => map.pins[merchant]?.[name] === undefined);
  if (bare?.length === 0) return;
  const [whose, first] =
    bare === undefined
      ? ['', `mfe canary ${name} ${version} --merchants <merchant>`]
      : [` of ${merchantsText(bare)}`, `mfe canary ${name} ${version} --merchants ${bare.join(',')} --percent 100`];
  throw new UserError(
    `${name} has no version in ${map.environment} for the other devices${whose}: serve it to all devices first (${first}, or mfe promote ${name} ${version})`,
  );
}

/** Starts a rollout, changes its share, or gives it a schedule; until its first step it is as it is at present. */
export function startRollout(map: ReleaseMap, request: RolloutRequest): ReleaseMap {
  const { package: name, version, merchants, cohort, guard, schedule } = request;
  const group = {
    package: name,
    version,
    ...(merchants === undefined ? {} : { merchants }),
    ...(cohort === undefined ? {} : { cohort }),
  };
  const present = findRollout(map, group);
  const percent = schedule.percent === null ? (present === undefined ? 0 : present.percent) : schedule.percent;
  const rollout = {
    ...group,
    ...(percent === undefined ? {} : { percent }),
    ...(schedule.steps.length === 0 ? {} : { steps: [...schedule.steps] }),
    ...(guard === undefined ? {} : { guard }),
    since: schedule.since,
  };
  assertBeside(map, rollout);
  return addRollout(map, rollout);
}
