import type { ReleaseMap, RolloutGuard } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { addRollout, findRollout } from './rollout-edits';
import type { Schedule } from './schedule';

/** Who is to get which version, when, and what guards it. */
export interface RolloutRequest {
  readonly package: PackageName;
  readonly version: string;
  readonly merchants?: string[] | undefined;
  readonly guard?: RolloutGuard | undefined;
  readonly schedule: Schedule;
}

/** Starts a rollout, changes its share, or gives it a schedule; until its first step it is as it is at present. */
export function startRollout(map: ReleaseMap, request: RolloutRequest): ReleaseMap {
  const { package: name, version, merchants, guard, schedule } = request;
  const group = { package: name, version, ...(merchants === undefined ? {} : { merchants }) };
  const present = findRollout(map, group);
  const percent = schedule.percent === null ? (present === undefined ? 0 : present.percent) : schedule.percent;
  return addRollout(map, {
    ...group,
    ...(percent === undefined ? {} : { percent }),
    ...(schedule.steps.length === 0 ? {} : { steps: [...schedule.steps] }),
    ...(guard === undefined ? {} : { guard }),
    since: schedule.since,
  });
}
