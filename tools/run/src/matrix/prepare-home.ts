import { cpSync, existsSync, mkdtempSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { applyEdit } from 'release-cli/map/write-map';
import { readMap } from 'release-cli/map/read-map';
import { openStore } from 'release-cli/store/file-store';
import type { Store } from 'release-cli/store/store';
import { ensureKey } from 'release-cli/trust/manage-keys';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { saveSettings } from 'release-cli/store/save-settings';
import { readSettings } from 'release-cli/store/settings';
import type { SetVersions } from 'release-cli/evidence/set-versions';
import type { ReleaseMap } from 'shared-contracts/release/release-map';

/** What a state folder holds besides the store that a site needs; the gateway's data are made anew. */
const PARTS = ['keys', 'trust', 'seen'] as const;

/** What players get: no overrides, whatever the environment allows whose sets are proven. */
const PLAYERS = 'production';

/** The map under which everybody gets exactly one set. */
function onlySet(map: ReleaseMap, releases: ReleaseMap['releases'], versions: SetVersions): ReleaseMap {
  return {
    ...map,
    releases,
    defaults: { ...versions },
    pins: {},
    previousPins: {},
    rollouts: [],
    switches: [],
    previous: {},
    revoked: {},
  };
}

/** Where the sets to prove come from: a state folder, and a store that may lie elsewhere (`MFE_STORE`). */
export interface MatrixSource {
  readonly home: string;
  readonly store: Store;
  readonly isElsewhere: boolean;
}

async function copyStore({ home, store, isElsewhere }: MatrixSource, copy: string): Promise<void> {
  if (!isElsewhere) {
    cpSync(path.join(home, 'store'), path.join(copy, 'store'), { recursive: true });
    return;
  }
  const target = openStore(copy);
  for (const key of await store.list('')) {
    const found = await store.get(key);
    if (found !== null) await target.create(key, found.bytes);
  }
}

/**
 * Copies a state folder and makes its production serve one set to everybody: what the suite then sees is what
 * players of that set would. Returns the copy's folder; the original is only read.
 */
export async function prepareHome(
  from: MatrixSource,
  environment: string,
  versions: SetVersions,
  scratch: string,
): Promise<string> {
  mkdirSync(scratch, { recursive: true });
  const copy = mkdtempSync(path.join(scratch, 'set-'));
  await copyStore(from, copy);
  for (const part of PARTS.filter((name) => existsSync(path.join(from.home, name))))
    cpSync(path.join(from.home, part), path.join(copy, part), { recursive: true });
  const places = { home: copy, environment: {} };
  const store = openTrustedStore(undefined, places);
  await ensureKey({ store, places, environment: PLAYERS });
  const source = await readMap(store, environment);
  const settings = (await readSettings(store, environment))?.settings;
  if (settings === undefined) throw new Error(`The environment ${environment} has no settings`);
  const edit = (map: ReleaseMap): ReleaseMap => onlySet(map, source.map.releases, versions);
  const present = await readMap(store, PLAYERS);
  if (present.etag === null)
    await saveSettings(store, PLAYERS, { ...settings, allowsOverrides: false, overrideOrigins: [] });
  await applyEdit({ store, environment: PLAYERS, author: 'matrix', reason: 'one set for a run of the suite', edit });
  await saveSettings(store, PLAYERS, { ...settings, allowsOverrides: false, overrideOrigins: [] });
  return copy;
}
