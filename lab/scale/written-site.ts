import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { HOST_NAME, type PackageName } from 'shared-contracts/remote/remote-names';
import { applyEdit } from 'release-cli/change/apply-edit';
import { applySettings } from 'release-cli/change/apply-settings';
import { createKeys } from 'release-cli/key-management/create-keys';
import { addKey } from 'release-cli/key-management/manage-keys';
import { publishDist } from 'release-cli/publish/publish';
import type { SettingsInput } from 'release-cli/settings/settings';
import type { Store } from 'release-cli/trust/store';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { writeMadeBuild } from './made-build';

/** How large a written site is. */
export interface WrittenSize {
  readonly merchants: number;
  readonly sections: number;
}

export const ENVIRONMENT = 'production';
const AUTHOR = 'scale';

/** What each version is for: pins stay on the first, everybody has the second, the third is promoted. */
export const VERSIONS = { pinned: '1.0.0', served: '1.1.0', next: '1.2.0' } as const;

/** Every so many merchants is pinned, or canaries a version of its own. */
const PIN_EVERY = 10;
const CANARY_EVERY = 25;

/** So many brands are shared by all merchants: agents of one operator have the same colours. */
const BRANDS = 40;
const HUES = 360;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function sectionName(index: number): PackageName {
  return `mfe-part-${index}` as PackageName;
}

export function merchantCode(index: number): string {
  return `merchant-${index}`;
}

/** Opens the store of a state folder, with its keys. */
export function openSite(home: string): Store {
  return openTrustedStore(undefined, { home, environment: {} });
}

function merchantSettings(index: number): SettingsInput['merchants'][string] {
  const brand = index % BRANDS;
  const code = merchantCode(index);
  return {
    code,
    trialMerchantCode: code,
    name: `${LETTERS.charAt(brand % LETTERS.length)} merchant ${index}`,
    brand: { hue: (brand * HUES) / BRANDS, chroma: 0.17, accentHue: 85 },
    languages: { supported: ['TY', 'EN', 'CN', 'ID'], default: 'EN' },
    imageFallback: '',
    apiOrigin: '',
    customerService: [{ name: 'Telegram', url: `https://t.me/support_${index}` }],
  };
}

function settingsOf({ merchants, sections }: WrittenSize): SettingsInput {
  const codes = Array.from({ length: merchants }, (_, index) => index);
  return {
    assetsBase: '/r/',
    allowsOverrides: false,
    liveReload: false,
    sections: Object.fromEntries(Array.from({ length: sections }, (_, index) => [sectionName(index), {}])),
    merchants: Object.fromEntries(codes.map((index) => [merchantCode(index), merchantSettings(index)])),
  };
}

/** Everybody gets the second versions; some are pinned to a first one, and some canary a third. */
function firstMap(map: ReleaseMap, { merchants, sections }: WrittenSize): ReleaseMap {
  const names = [HOST_NAME, ...Array.from({ length: sections }, (_, index) => sectionName(index))];
  const every = (step: number): readonly number[] =>
    Array.from({ length: Math.ceil(merchants / step) }, (_, index) => index * step);
  return {
    ...map,
    defaults: Object.fromEntries(names.map((name) => [name, VERSIONS.served])),
    previous: Object.fromEntries(names.map((name) => [name, VERSIONS.pinned])),
    pins: Object.fromEntries(
      every(PIN_EVERY).map((index) => [merchantCode(index), { [sectionName(index % sections)]: VERSIONS.pinned }]),
    ),
    rollouts: every(CANARY_EVERY).map((index) => ({
      package: sectionName((index + 1) % sections),
      version: VERSIONS.next,
      percent: 10,
      merchants: [merchantCode(index)],
    })),
  };
}

async function publishAll(home: string, store: Store, { sections }: WrittenSize): Promise<void> {
  const names: readonly PackageName[] = [HOST_NAME, ...Array.from({ length: sections }, (_, index) => sectionName(index))];
  const parts = names.filter((name) => name !== HOST_NAME);
  const places = { home };
  await createKeys({ store, places, environment: ENVIRONMENT, owner: AUTHOR });
  await addKey(
    { store, places, environment: ENVIRONMENT },
    { role: 'publisher', owner: AUTHOR, packages: parts },
  );
  for (const version of Object.values(VERSIONS))
    for (const name of names) {
      const dist = join(home, 'dist');
      await writeMadeBuild(dist, name, version);
      await publishDist({ store, dist, environments: [ENVIRONMENT], author: AUTHOR });
      await rm(dist, { recursive: true });
    }
}

/** Writes a made-up site of a size into a state folder: releases, keys, settings, map, and every merchant's documents. */
export async function writeSite(home: string, size: WrittenSize): Promise<void> {
  const store = openSite(home);
  await publishAll(home, store, size);
  const account = { store, environment: ENVIRONMENT, author: AUTHOR, reason: 'scale' };
  await applySettings({ ...account, edit: () => settingsOf(size) });
  await applyEdit({ ...account, edit: (map) => firstMap(map, size), allowed: 'all' });
}
