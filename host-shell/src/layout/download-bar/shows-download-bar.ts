import type { Device } from '../../browser/device';

/** What the bar depends on. */
export interface DownloadBarFacts {
  readonly isHome: boolean;
  /** The stored flag: '1' after it was closed, and always in the app. */
  readonly flag: string | null;
  readonly device: Pick<Device, 'isApp' | 'isInstalled'>;
}

/** The download bar shows on the home paths of a browser until it is closed. */
export function showsDownloadBar({ isHome, flag, device }: DownloadBarFacts): boolean {
  return isHome && flag !== '1' && !device.isApp && !device.isInstalled;
}
