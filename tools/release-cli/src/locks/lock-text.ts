import { freezeEnd, type FreezeWindow } from 'shared-contracts/release/freeze-window';
import type { Lock } from 'shared-contracts/release/locks';
import { momentText } from '../text/moment-text';

/** What a lock keeps as it is: `all`, or `mfe-games for aurora`. */
export function lockScopeText({ merchants, packages }: Pick<Lock, 'merchants' | 'packages'>): string {
  if (merchants === undefined && packages === undefined) return 'all';
  const what = packages?.join(', ') ?? 'everything';
  return merchants === undefined ? what : `${what} for ${merchants.join(', ')}`;
}

/** The options by which `mfe lock` and `mfe unlock` name a scope, with a space before each. */
export function lockOptions({ merchants, packages }: Pick<Lock, 'merchants' | 'packages'>): string {
  const named = merchants === undefined ? '' : ` --merchants ${merchants.join(',')}`;
  return `${named}${packages === undefined ? '' : ` --sections ${packages.join(',')}`}`;
}

/** `locked by Ann since … until … (all): an incident`. */
export function lockText(lock: Lock): string {
  const { by, since, until, reason } = lock;
  const end = until === undefined ? '' : ` until ${momentText(until)}`;
  return `locked by ${by} since ${momentText(since)}${end} (${lockScopeText(lock)}): ${reason}`;
}

/** `Weekend: Fri 16:00 to Mon 08:00 Asia/Jakarta`, and until when where it is open. */
export function windowText(window: FreezeWindow, now: Date): string {
  const { name, from, to, timeZone } = window;
  const end = freezeEnd(window, now);
  return `${name}: ${from} to ${to} ${timeZone}${end === null ? '' : `, open until ${momentText(end.toISOString())}`}`;
}
