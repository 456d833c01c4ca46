import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { ScheduledWrite } from 'shared-contracts/release/scheduled';
import { scheduledText } from '../locks/scheduled-text';
import { UserError } from '../text/user-error';

/** The map with these plans, in order of time; a map without any does not have the field. */
function withScheduled(map: ReleaseMap, scheduled: readonly ScheduledWrite[]): ReleaseMap {
  const { scheduled: _before, ...others } = map;
  if (scheduled.length === 0) return others;
  return { ...others, scheduled: scheduled.toSorted((first, second) => first.at.localeCompare(second.at)) };
}

/** Plans a write. Refuses what is planned for the same moment already. */
export function addScheduled(map: ReleaseMap, entry: ScheduledWrite): ReleaseMap {
  const present = map.scheduled ?? [];
  const same = present.find(({ id }) => id === entry.id);
  if (same !== undefined) throw new UserError(`This is planned already: ${scheduledText(same)}`);
  return withScheduled(map, [...present, entry]);
}

function without(map: ReleaseMap, id: string): readonly ScheduledWrite[] {
  const present = map.scheduled ?? [];
  const left = present.filter((entry) => entry.id !== id);
  if (left.length === present.length)
    throw new UserError(`${map.environment} has no planned write ${id}: mfe schedule list`);
  return left;
}

/** Takes a plan away: it is carried out, or nobody wants it any more. Refuses where there is none of this name. */
export function closeScheduled(map: ReleaseMap, id: string): ReleaseMap {
  return withScheduled(map, without(map, id));
}

/** Keeps with a plan why it was not made, so that it is not tried again. */
export function refuseScheduled(map: ReleaseMap, id: string, refused: string): ReleaseMap {
  const left = without(map, id);
  const entry = map.scheduled?.find((one) => one.id === id);
  return withScheduled(map, entry === undefined ? left : [...left, { ...entry, refused }]);
}

/** The plans whose moment has come and that nobody has refused. */
export function dueScheduled({ scheduled = [] }: ReleaseMap, now: Date): readonly ScheduledWrite[] {
  return scheduled.filter(({ at, refused }) => refused === undefined && Date.parse(at) <= now.getTime());
}
