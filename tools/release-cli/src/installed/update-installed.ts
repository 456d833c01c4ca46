import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { isPictureSound, picturesNamed } from '../brand/named-pictures';
import { installedKey, installedPrefix } from '../store/keys';
import { bytesOf, readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import type { IconCheck } from './icon-check';
import { iconKey, merchantIcons } from './icons';
import { manifestText } from './manifest';
import { robotsText, sitemapText } from './search-files';

/** What of a merchant's page lies beside it. */
export interface InstalledParts {
  readonly merchant: MerchantConfig;
  readonly worker: string;
  /** The page for browsers that cannot run the site; null for hosts from before it. */
  readonly browsers: string | null;
}

/** The texts of a merchant by their keys; null where there is to be none. */
function textsOf(
  environment: string,
  { merchant, worker, browsers }: InstalledParts,
): readonly (readonly [string, string | null])[] {
  return [
    [installedKey(environment, merchant.code, 'webmanifest'), manifestText(merchant)],
    [installedKey(environment, merchant.code, 'sw.js'), worker],
    ...(browsers === null ? [] : [[installedKey(environment, merchant.code, 'browsers.html'), browsers] as const]),
    [installedKey(environment, merchant.code, 'robots.txt'), robotsText(merchant, environment)],
    [installedKey(environment, merchant.code, 'sitemap.xml'), sitemapText(merchant)],
  ];
}

async function storeIcons(store: Store, merchant: MerchantConfig): Promise<void> {
  for (const [file, bytes] of await merchantIcons(store, merchant)) {
    try {
      if ((await store.get(iconKey(file))) === null) await store.create(iconKey(file), bytes);
    } catch (error) {
      // The same drawing, by another writer.
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

/** Stores what a merchant's site needs on a home screen where it is not what is there; icons before what names them. */
export async function updateInstalled(store: Store, environment: string, parts: InstalledParts): Promise<void> {
  for (const [key, text] of textsOf(environment, parts)) {
    const present = await readText(store, key);
    if ((present?.text ?? null) === text) continue;
    if (text === null) {
      await store.remove(key);
      continue;
    }
    if (key.endsWith('.webmanifest')) await storeIcons(store, parts.merchant);
    await store.replace(key, bytesOf(text), present?.etag ?? null);
  }
}

/** Removes files of merchants that no longer exist. */
export async function removeUninstalled(
  store: Store,
  environment: string,
  merchants: readonly string[],
): Promise<void> {
  const wanted = new Set(
    merchants.flatMap((code) => [
      installedKey(environment, code, 'webmanifest'),
      installedKey(environment, code, 'sw.js'),
      installedKey(environment, code, 'browsers.html'),
      installedKey(environment, code, 'robots.txt'),
      installedKey(environment, code, 'sitemap.xml'),
    ]),
  );
  for (const key of await store.list(installedPrefix(environment))) if (!wanted.has(key)) await store.remove(key);
}

/** What is wrong with what is stored of a merchant's. */
export async function installedProblems(
  store: Store,
  environment: string,
  parts: InstalledParts,
  icons: IconCheck,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [key, text] of textsOf(environment, parts))
    if (((await readText(store, key))?.text ?? null) !== text)
      problems.push(`${key} is not what the page of its merchant needs`);
  for (const key of picturesNamed(parts.merchant.brand))
    if (!(await isPictureSound(store, key)))
      problems.push(`${key} is not the picture that the brand of its merchant names`);
  return [...problems, ...(await icons.problemsOf(parts.merchant))];
}
