import type { Intents } from 'shared-contracts/intents/intent-map';
import { isSignedIn, type SessionReader } from 'shared-contracts/session/session-state';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { Device } from '../browser/device';
import type { SiteStatusStore } from '../site/site-status';
import type { HostStorage } from '../storage/site-storage';

/** A start of the app waits no longer than this for the silent sign-in. */
export const AUTO_LOGIN_WAIT_MS = 3000;

/** What the silent sign-in needs. */
export interface AutoLoginSetup {
  readonly device: Pick<Device, 'isApp' | 'isInstalled'>;
  readonly session: SessionReader;
  readonly status: Pick<SiteStatusStore, 'get'>;
  readonly storage: HostStorage;
  readonly intents: Intents;
}

/** Only the app signs in by itself, when the device was told to remember and nobody is signed in. */
export function wantsAutoLogin({ device, session, status, storage }: Omit<AutoLoginSetup, 'intents'>): boolean {
  const site = status.get();
  // A closed site refuses everybody: that says nothing of this login.
  const isOpen = site.kind === 'known' && site.value === 0;
  return (
    isOpen &&
    (device.isApp || device.isInstalled) &&
    !isSignedIn(session.get()) &&
    storage.local.get(LOCAL_KEY.autoLogin) === '1' &&
    storage.local.get(LOCAL_KEY.remembered) !== null
  );
}

/** One silent attempt (docs/product/accounts.md#silent-sign-in). Any failure ends as a visitor and is not repeated. */
export async function autoLogin(setup: AutoLoginSetup): Promise<void> {
  if (!wantsAutoLogin(setup)) return;
  const attempt = async (): Promise<void> => {
    const answer = await setup.intents.request('resumeLogin', {});
    if (answer.handled && answer.result === 'signed-in') return;
    setup.storage.local.set(LOCAL_KEY.autoLogin, '0');
  };
  let limit: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<void>((resolve) => {
    limit = setTimeout(resolve, AUTO_LOGIN_WAIT_MS);
  });
  await Promise.race([attempt(), isLate]);
  clearTimeout(limit);
}
