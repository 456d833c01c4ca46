import { hasEnded, type Lock } from 'shared-contracts/release/locks';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { lockOptions, lockScopeText, lockText } from '../locks/lock-text';
import { UserError } from '../text/user-error';

type LockScope = Pick<Lock, 'merchants' | 'packages'>;

function sorted(names: readonly string[] | undefined): readonly string[] | null {
  return names?.toSorted() ?? null;
}

function isSameScope(first: LockScope, second: LockScope): boolean {
  const key = ({ merchants, packages }: LockScope): string => JSON.stringify([sorted(merchants), sorted(packages)]);
  return key(first) === key(second);
}

/** The map with these locks; a map without any does not have the field. */
function withLocks(map: ReleaseMap, locks: readonly Lock[]): ReleaseMap {
  const { locks: _before, ...others } = map;
  return locks.length === 0 ? others : { ...others, locks: [...locks] };
}

/** The locks that have not ended by themselves. */
export function locksAt({ locks = [] }: Pick<ReleaseMap, 'locks'>, now: Date): readonly Lock[] {
  return locks.filter((lock) => !hasEnded(lock, now));
}

/** Locks a scope; forgets the locks that have ended. Refuses where the same scope is locked already. */
export function addLock(map: ReleaseMap, lock: Lock): ReleaseMap {
  const present = locksAt(map, new Date(lock.since));
  const same = present.find((other) => isSameScope(other, lock));
  if (same !== undefined)
    throw new UserError(
      `${map.environment} is ${lockText(same)}; unlock it before you lock it otherwise: mfe unlock${lockOptions(same)}`,
    );
  return withLocks(map, [...present, lock]);
}

/** Takes away the lock of a scope, and the locks that have ended. Refuses where there is none. */
export function removeLock(map: ReleaseMap, scope: LockScope, now: Date): ReleaseMap {
  const present = locksAt(map, now);
  const left = present.filter((lock) => !isSameScope(lock, scope));
  if (left.length < present.length) return withLocks(map, left);
  const others = present.map((lock) => `mfe unlock${lockOptions(lock)}`).join('; ');
  throw new UserError(
    `${map.environment} has no lock of ${lockScopeText(scope)}${others === '' ? '' : `; there is: ${others}`}`,
  );
}
