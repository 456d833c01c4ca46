import { LOCAL_KEY } from 'shared-contracts/storage';
import type { Device } from '../browser/device';
import type { HostStorage } from '../storage/site-storage';

/** Each start in a browser brings the download bar back; in the app it never shows. */
export function settleDownloadFlag(storage: HostStorage, device: Device): void {
  if (device.isApp || device.isInstalled) storage.local.set(LOCAL_KEY.hideDownloadBar, '1');
  else storage.local.remove(LOCAL_KEY.hideDownloadBar);
}

/** Keeps an affiliate's code from any address the site was entered by; registration fills it in. */
export function keepAffiliateCode(storage: HostStorage, search: string): void {
  const query = new URLSearchParams(search);
  const code = (query.get('aff') ?? query.get('affiliateCode') ?? '').trim();
  if (/^[\w-]{1,64}$/.test(code)) storage.local.set(LOCAL_KEY.affiliate, code);
}
