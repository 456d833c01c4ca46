import { LOCAL_KEY } from 'shared-contracts/storage';
import type { HostStorage } from '../storage/site-storage';
import type { Device } from './device';

/** The download bar comes back with every start in a browser, and never shows in the app (S1 2.2, D-11). */
export function settleDownloadFlag(storage: HostStorage, device: Device): void {
  if (device.isApp || device.isInstalled) storage.local.set(LOCAL_KEY.hideDownloadBar, '1');
  else storage.local.remove(LOCAL_KEY.hideDownloadBar);
}

/** Keeps an affiliate's code from any address the site was entered by (D-02). */
export function keepAffiliateCode(storage: HostStorage, search: string): void {
  const query = new URLSearchParams(search);
  const code = (query.get('aff') ?? query.get('affiliateCode') ?? '').trim();
  if (/^[\w-]{1,64}$/.test(code)) storage.local.set(LOCAL_KEY.affiliate, code);
}
