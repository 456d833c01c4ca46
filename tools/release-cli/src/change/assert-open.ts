import { freezeEnd, type FreezeWindow } from 'shared-contracts/release/freeze-window';
import { isLocking, type WriteScope } from 'shared-contracts/release/locks';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { locksAt } from '../edits/lock-edits';
import { lockOptions, lockText } from '../locks/lock-text';
import type { SiteState } from '../page/site-state';
import { momentText } from '../text/moment-text';
import { assertPlainText } from '../text/plain-text';
import { UserError } from '../text/user-error';

/** How the reason of a write begins to say why it was let through; only `--during-freeze` writes it. */
const NOTE = '[during freeze: ';

const WAY_BACK =
  'a way back (rollback, revoke, switch off, canary end or hold, settings or merchant rollback) is made with --during-freeze "why it cannot wait"';

/** A lock or a freeze window keeps a write from being made: nothing was written. */
export class Held extends UserError {
  override readonly name = 'Held';
}

/** What may keep writes of an environment from being made. */
interface Holds {
  readonly map: Pick<ReleaseMap, 'environment' | 'locks'>;
  readonly freezeWindows: readonly FreezeWindow[];
}

/** Whether anything keeps any write from being made at a moment. */
function isHeldAt({ map, freezeWindows }: Holds, now: Date): boolean {
  return locksAt(map, now).length > 0 || freezeWindows.some((window) => freezeEnd(window, now) !== null);
}

/** Why a write about this may not be made at a moment; null when it may. A write about nothing always may. */
function holdOf({ map, freezeWindows }: Holds, scopes: readonly WriteScope[], now: Date): string | null {
  if (scopes.length === 0) return null;
  const { environment, locks = [] } = map;
  const lock = locks.find((one) => scopes.some((scope) => isLocking(one, scope, now)));
  if (lock !== undefined)
    return `${environment} is ${lockText(lock)}; wait, or ask ${lock.by} and run "mfe unlock${lockOptions(lock)} --env ${environment}"; ${WAY_BACK}`;
  for (const window of freezeWindows) {
    const end = freezeEnd(window, now);
    if (end !== null)
      return `${environment} is frozen by its settings until ${momentText(end.toISOString())} ("${window.name}", ${window.from} to ${window.to} ${window.timeZone}); wait until then; ${WAY_BACK}`;
  }
  return null;
}

/** A write that asks whether it may be made. */
interface HeldWrite {
  readonly reason: string;
  /** The moment at which it has to be open. */
  readonly moment: Date;
  /** Why it cannot wait; without it what is held is refused. */
  readonly duringFreeze?: string | undefined;
}

/** What may keep writes of a site from being made. */
export function holdsOf({ map, settings }: Pick<SiteState, 'map' | 'settings'>): Holds {
  return { map: map.state, freezeWindows: settings?.settings.freezeWindows ?? [] };
}

/** Whether a reason says that its write was let through although it was held. */
function isDuringFreeze(reason: string): boolean {
  return reason.includes(NOTE);
}

/** Refuses a write that somebody else has proposed and that is held, but for one whose reason says why it cannot wait. */
export function assertOpen(holds: Holds, scopesOf: () => readonly WriteScope[], { reason, moment }: HeldWrite): void {
  if (!isDuringFreeze(reason)) openReason(holds, scopesOf, { reason, moment });
}

/**
 * The reason of a write that may be made: as it was given, or with why it could not wait. Refuses a write that is held,
 * and a reason that only claims to have been let through.
 */
export function openReason(
  holds: Holds,
  scopesOf: () => readonly WriteScope[],
  { reason, moment, duringFreeze }: HeldWrite,
): string {
  if (isDuringFreeze(reason))
    throw new UserError(`The reason holds "${NOTE.trim()}", which only --during-freeze writes: say it otherwise`);
  const hold = isHeldAt(holds, moment) ? holdOf(holds, scopesOf(), moment) : null;
  if (hold === null) return reason;
  if (duringFreeze === undefined) throw new Held(hold);
  assertPlainText(duringFreeze, 'What stands after --during-freeze');
  return `${reason} ${NOTE}${duringFreeze}]`;
}
