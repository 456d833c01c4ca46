import type { DeviceHeader } from 'shared-contracts/api/http-headers';
import { SESSION_KEY } from 'shared-contracts/storage';
import type { HostStorage } from '../storage/site-storage';

/** How the app names itself in its user agent. */
const APP_PATTERN = /\bMCApp\/\d+(\.\d+){1,2}\b/i;

/** Where the site runs: in the app, installed on the home screen, or in a browser (docs/product/shell.md#app-mode). */
export interface Device {
  readonly isApp: boolean;
  readonly isInstalled: boolean;
  readonly header: DeviceHeader;
}

/** Whether the client is the app: it says so, or the session was marked when it did. */
export function isAppClient(userAgent: string, mark: string | null): boolean {
  return APP_PATTERN.test(userAgent) || mark === '1';
}

/** The `Device` header of every call. */
export function deviceHeader(isApp: boolean, isInstalled: boolean): DeviceHeader {
  return isApp || isInstalled ? 'OTHERS' : 'MOBILE';
}

/** Reads the user agent and display mode; keeps app mode for the session. */
export function detectDevice(storage: HostStorage, userAgent: string, isInstalled: boolean): Device {
  const isApp = isAppClient(userAgent, storage.session.get(SESSION_KEY.appMode));
  if (isApp) storage.session.set(SESSION_KEY.appMode, '1');
  return { isApp, isInstalled, header: deviceHeader(isApp, isInstalled) };
}

/** Whether the browser runs the site as an installed app. */
export function isRunningInstalled(): boolean {
  const legacy = (navigator as Navigator & { standalone?: boolean }).standalone;
  return legacy === true || window.matchMedia('(display-mode: standalone)').matches;
}
