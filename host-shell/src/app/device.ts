import type { DeviceHeader } from 'shared-contracts/api/http-headers';
import { SESSION_KEY } from 'shared-contracts/storage';
import type { HostStorage } from '../storage/site-storage';

/** The app shell names itself so in the client's description (D-10). */
const APP_PATTERN = /\bMCApp\/\d+(\.\d+){1,2}\b/i;

/** Where the site runs: inside the app, installed on the home screen, or in a browser (D-10). */
export interface Device {
  readonly isApp: boolean;
  readonly isInstalled: boolean;
  readonly header: DeviceHeader;
}

/** Reads the client's description and display mode; marks the session as app mode where it is (S1 2.2). */
export function detectDevice(storage: HostStorage, userAgent: string, isInstalled: boolean): Device {
  const isApp = APP_PATTERN.test(userAgent) || storage.session.get(SESSION_KEY.appMode) === '1';
  if (isApp) storage.session.set(SESSION_KEY.appMode, '1');
  return { isApp, isInstalled, header: isApp || isInstalled ? 'OTHERS' : 'MOBILE' };
}

/** Whether the browser runs the site as an installed app. */
export function isRunningInstalled(): boolean {
  const legacy = (navigator as Navigator & { standalone?: boolean }).standalone;
  return legacy === true || window.matchMedia('(display-mode: standalone)').matches;
}
