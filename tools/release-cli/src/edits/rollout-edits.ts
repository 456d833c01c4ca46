import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import { assertPublished, setDefault } from './edits';
import { stepsFrom } from '../map/planned';
import { isSameRollout, type RolloutKey } from '../map/same-rollout';

/** Shares are counted in buckets of 0.01 %. */
const STEPS_PER_PERCENT = 100;

function assertPercent(percent: number): void {
  const isWhole = Math.abs(percent * STEPS_PER_PERCENT - Math.round(percent * STEPS_PER_PERCENT)) < 1e-6;
  if (!(percent >= 0 && percent <= 100 && isWhole))
    throw new UserError('A share is a number from 0 to 100 with at most two decimals');
}

/** The present rollout of a version to a group of merchants. */
export function findRollout(map: ReleaseMap, wanted: RolloutKey): Rollout | undefined {
  return map.rollouts.find((rollout) => isSameRollout(rollout, wanted));
}

/**
 * Serves a version to a share of devices, to some merchants, or both. The same version to the same merchants
 * again changes its share in place, so that a growing rollout keeps every device it has; its guard stays
 * unless another is given, and a held one goes on with its health judged from now.
 */
export function addRollout(map: ReleaseMap, rollout: Rollout): ReleaseMap {
  assertPublished(map, rollout.package, rollout.version);
  for (const percent of [rollout.percent ?? 100, ...(rollout.steps ?? []).map((step) => step.percent)])
    assertPercent(percent);
  const index = map.rollouts.findIndex((present) => isSameRollout(present, rollout));
  const present = map.rollouts[index];
  if (present === undefined) return { ...map, rollouts: [...map.rollouts, rollout] };
  const { guard = present.guard } = rollout;
  const since = present.held === undefined ? (present.since ?? rollout.since) : rollout.since;
  const next = {
    ...rollout,
    ...(guard === undefined ? {} : { guard }),
    ...(since === undefined ? {} : { since }),
  };
  return { ...map, rollouts: map.rollouts.with(index, next) };
}

function assertSome(map: ReleaseMap, name: PackageName, version: string | undefined): void {
  if (map.rollouts.some((rollout) => isOf(rollout, name, version))) return;
  throw new UserError(`${version === undefined ? name : `${name} ${version}`} has no rollout in ${map.environment}`);
}

function isOf(rollout: Rollout, name: PackageName, version: string | undefined): boolean {
  return rollout.package === name && (version === undefined || rollout.version === version);
}

/** Ends the rollouts of a package: of one version, or of all. */
export function removeRollout(map: ReleaseMap, name: PackageName, version?: string): ReleaseMap {
  assertSome(map, name, version);
  return { ...map, rollouts: map.rollouts.filter((rollout) => !isOf(rollout, name, version)) };
}

/** Takes no further step of a package's rollouts until somebody resumes them. */
export function holdRollout(map: ReleaseMap, name: PackageName, version: string | undefined, why: string): ReleaseMap {
  assertSome(map, name, version);
  const rollouts = map.rollouts.map((rollout) =>
    isOf(rollout, name, version) && rollout.held === undefined ? { ...rollout, held: why } : rollout,
  );
  return { ...map, rollouts };
}

/** The step that is overdue is made at the next tick, the others keep their distance to it. */
function resumed(rollout: Rollout, now: Date): Rollout {
  const { held, steps, ...rest } = rollout;
  if (held === undefined) return rollout;
  const since = now.toISOString();
  if (steps === undefined) return { ...rest, since };
  return { ...rest, steps: stepsFrom(steps, now.getTime()), since };
}

/** Lets held rollouts of a package go on, their health judged from now. */
export function resumeRollout(map: ReleaseMap, name: PackageName, version: string | undefined, now: Date): ReleaseMap {
  assertSome(map, name, version);
  const isHeld = (rollout: Rollout): boolean => isOf(rollout, name, version) && rollout.held !== undefined;
  if (!map.rollouts.some(isHeld)) throw new UserError(`No rollout of ${name} is held in ${map.environment}`);
  return { ...map, rollouts: map.rollouts.map((rollout) => (isHeld(rollout) ? resumed(rollout, now) : rollout)) };
}

/** Makes the version that is being rolled out what everybody gets by default. */
export function finishRollout(map: ReleaseMap, name: PackageName, version?: string): ReleaseMap {
  assertSome(map, name, version);
  const rollouts = map.rollouts.filter((rollout) => isOf(rollout, name, version));
  const [first, ...others] = rollouts.filter((rollout) => rollout.merchants === undefined);
  const named = rollouts[0];
  if (first === undefined)
    throw new UserError(
      `${name} ${named?.version} is rolled out to ${named?.merchants?.join(', ')} only: pin it there, or promote it for everybody`,
    );
  if (others.length > 0) throw new UserError(`${name} has several rollouts to all merchants: name the version`);
  return setDefault(map, name, first.version);
}
