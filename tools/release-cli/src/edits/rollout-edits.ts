import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import { groupText } from '../map/map-changes';
import { assertPublished, setDefault } from './edits';
import { stepsFrom } from '../map/planned';
import { isSameGroup, isSameRollout, type RolloutKey } from '../map/same-rollout';

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
  const schema = rollout.cohort === undefined ? map.schema : 2;
  if (present === undefined) return { ...map, schema, rollouts: [...map.rollouts, rollout] };
  const { guard = present.guard } = rollout;
  const since = present.held === undefined ? (present.since ?? rollout.since) : rollout.since;
  const next = {
    ...rollout,
    ...(guard === undefined ? {} : { guard }),
    ...(since === undefined ? {} : { since }),
  };
  return { ...map, schema, rollouts: map.rollouts.with(index, next) };
}

/** The rollouts of a package that somebody means: all of them, unless a version, merchants or a cohort are named. */
export interface RolloutChoice {
  readonly package: PackageName;
  readonly version?: string | undefined;
  /** `all`: the rollout that names none. */
  readonly merchants?: readonly string[] | 'all' | undefined;
  /** Label of a cohort. Rollouts to every player are not meant then. */
  readonly cohort?: string | undefined;
}

function isMeant(rollout: Rollout, { package: name, version, merchants, cohort }: RolloutChoice): boolean {
  if (rollout.package !== name || (version !== undefined && rollout.version !== version)) return false;
  // Who names merchants alone means the rollout to all of their players.
  if (cohort !== undefined ? rollout.cohort?.label !== cohort : merchants !== undefined && rollout.cohort !== undefined)
    return false;
  return merchants === undefined || isSameGroup(rollout.merchants, merchants === 'all' ? undefined : merchants);
}

function meantRollouts(map: ReleaseMap, choice: RolloutChoice): readonly Rollout[] {
  const { package: name, version, merchants, cohort } = choice;
  const found = map.rollouts.filter((rollout) => isMeant(rollout, choice));
  if (found.length > 0) return found;
  const groups = [merchants === 'all' ? 'all merchants' : merchants?.join(', '), cohort && `cohort ${cohort}`];
  const group = groups.filter((part) => part !== undefined).join(', ');
  const title = `${version === undefined ? name : `${name} ${version}`} has no rollout`;
  throw new UserError(`${title}${group === '' ? '' : ` to ${group}`} in ${map.environment}`);
}

/** The words after a command that name one rollout. */
function wordsOf({ package: name, version, merchants, cohort }: Rollout): string {
  const whom = merchants === undefined ? '--all-merchants' : `--merchants ${merchants.join(',')}`;
  return `${name} ${version} ${whom}${cohort === undefined ? '' : ` --cohort ${cohort.label}`}`;
}

/** Refuses several rollouts where one is meant, and says how each is named. */
function assertOne(rollouts: readonly Rollout[], { environment }: ReleaseMap, deed: 'end' | 'resume'): void {
  const [first, ...others] = rollouts;
  if (first === undefined || others.length === 0) return;
  const commands = rollouts.map((rollout) => `mfe canary ${deed} ${wordsOf(rollout)}`);
  throw new UserError(
    `${first.package} has ${rollouts.length} rollouts in ${environment} that this could mean: ${commands.join(', or ')}`,
  );
}

/** Ends a rollout; refuses where several could be meant. */
export function removeRollout(map: ReleaseMap, choice: RolloutChoice): ReleaseMap {
  const meant = meantRollouts(map, choice);
  assertOne(meant, map, 'end');
  return { ...map, rollouts: map.rollouts.filter((rollout) => !meant.includes(rollout)) };
}

/** Takes no further step of a package's rollouts until somebody resumes them: of all that could be meant, as that is safe. */
export function holdRollout(map: ReleaseMap, choice: RolloutChoice, why: string): ReleaseMap {
  const meant = meantRollouts(map, choice);
  const rollouts = map.rollouts.map((rollout) =>
    meant.includes(rollout) && rollout.held === undefined ? { ...rollout, held: why } : rollout,
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

/** Lets a held rollout of a package go on, its health judged from now; refuses where several could be meant. */
export function resumeRollout(map: ReleaseMap, choice: RolloutChoice, now: Date): ReleaseMap {
  const held = meantRollouts(map, choice).filter((rollout) => rollout.held !== undefined);
  if (held.length === 0) throw new UserError(`No rollout of ${choice.package} is held in ${map.environment}`);
  assertOne(held, map, 'resume');
  return {
    ...map,
    rollouts: map.rollouts.map((rollout) => (held.includes(rollout) ? resumed(rollout, now) : rollout)),
  };
}

/** Makes the version that is being rolled out what everybody gets by default. */
export function finishRollout(map: ReleaseMap, name: PackageName, version?: string): ReleaseMap {
  const rollouts = meantRollouts(map, { package: name, version });
  const [first, ...others] = rollouts.filter(
    (rollout) => rollout.merchants === undefined && rollout.cohort === undefined,
  );
  const named = rollouts[0];
  if (first === undefined)
    throw new UserError(
      `${name} ${named?.version} is rolled out to ${named === undefined ? 'some' : groupText(named)} only: ${named?.cohort === undefined ? 'pin it there, or promote it' : 'promote it'} for everybody`,
    );
  if (others.length > 0) throw new UserError(`${name} has several rollouts to all merchants: name the version`);
  return setDefault(map, name, first.version);
}
