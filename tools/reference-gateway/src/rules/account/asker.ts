import { addressPrefix, networkPrefix } from '../security/address-prefix';
import type { CallContext } from '../call/context';
import { randomSecret, secretHash } from '../security/secrets';

const DEVICE_COOKIE = 'device';
const DAY = 24 * 60 * 60;
/** A device that has not signed in for so long is a stranger's again; seconds. */
const DEVICE_LIFETIME = 180 * DAY;
const MOST_DEVICES = 10;

/** Who asks for something of a member, as limits tell askers apart. */
export interface Asker {
  readonly key: string;
  /** Whether the member has signed in here: then strangers cannot use up what is asked for. */
  readonly isProven: boolean;
}

/**
 * The member’s own session or a device where they have signed in, else the network that the call comes from. An account’s
 * limits count by it: who knows a name or a number uses up nobody’s tries but those of their own network.
 */
export function askerOf(context: CallContext, memberId: number | undefined): Asker {
  const { store, session, cookies, address, now } = context;
  if (memberId !== undefined && session?.memberId === memberId) return { key: `member ${memberId}`, isProven: true };
  const device = secretHash(cookies.get(DEVICE_COOKIE) ?? '');
  const isProven =
    memberId !== undefined &&
    store.get(
      'SELECT 1 FROM member_devices WHERE device_hash = ? AND member_id = ? AND seen_at > ?',
      device,
      memberId,
      now - DEVICE_LIFETIME * 1000,
    ) !== undefined;
  return isProven
    ? { key: `device ${device}`, isProven }
    : { key: `network ${networkPrefix(address) ?? addressPrefix(address)}`, isProven };
}

/** Notes that a member has signed in on this device, by a cookie that opens nothing; kept as a hash only. */
export function proveDevice({ store, cookies, now }: CallContext, memberId: number): void {
  const known = cookies.get(DEVICE_COOKIE);
  const device = known !== undefined && /^[\w-]{43}$/.test(known) ? known : randomSecret();
  cookies.set(DEVICE_COOKIE, device, DEVICE_LIFETIME);
  store.run(
    'INSERT OR REPLACE INTO member_devices (device_hash, member_id, seen_at) VALUES (?, ?, ?)',
    secretHash(device),
    memberId,
    now,
  );
  store.run(
    `DELETE FROM member_devices WHERE member_id = ?1 AND device_hash NOT IN
       (SELECT device_hash FROM member_devices WHERE member_id = ?1 ORDER BY seen_at DESC LIMIT ${MOST_DEVICES})`,
    memberId,
  );
}

/** Makes strangers of a member’s devices, as after a change of the password: one of them may be a thief’s. */
export function forgetDevices({ store }: CallContext, memberId: number): void {
  store.run('DELETE FROM member_devices WHERE member_id = ?', memberId);
}
