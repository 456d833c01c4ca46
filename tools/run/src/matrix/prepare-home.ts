import { mkdtempSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { applyEdit } from 'release-cli/change/apply-edit';
import { readMap } from 'release-cli/map/read-map';
import { signRelease } from 'release-cli/trust/statement';
import { sha256Hex } from 'release-cli/store/digest';
import { openStore } from 'release-cli/store/file-store';
import { descriptorKey } from 'release-cli/store/keys';
import type { Store } from 'release-cli/trust/store';
import { ensureKeys } from 'release-cli/key-management/create-keys';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { applySettings } from 'release-cli/change/apply-settings';
import { readSettings } from 'release-cli/settings/settings';
import type { SetVersions } from 'release-cli/evidence/set-versions';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { isPackageName } from 'shared-contracts/remote/remote-names';

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
}

/** Documents of players' environment, which the copy makes again with keys of its own. */
function isOfPlayers(key: string): boolean {
  return /^(?:maps|settings|roots|proposals|pages|pages-state|installed)\/production(?:[./]|$)/.test(key);
}

async function copyStore({ store }: MatrixSource, copy: string): Promise<void> {
  const target = openStore(copy);
  for (const key of await store.list('')) {
    const found = isOfPlayers(key) ? null : await store.get(key);
    if (found !== null) await target.create(key, found.bytes);
  }
}

/** A publisher's signature of the copy for every release that the set's environment knows. */
async function signReleases(store: Store, { releases }: ReleaseMap): Promise<void> {
  for (const name of Object.keys(releases).filter(isPackageName))
    for (const [version, sha256] of Object.entries(releases[name] ?? {})) {
      const found = await store.get(descriptorKey(name, version));
      if (found !== null && sha256Hex(found.bytes) === sha256)
        await signRelease(store, PLAYERS, { name, version, sha256, length: found.bytes.length });
    }
}

/**
 * Copies a state folder and makes its production serve one set to everybody: what the suite then sees is what
 * players of that set would. Production has keys of its own there, so none of the real ones has to be at hand. Returns
 * the copy's folder; the original is only read.
 */
export async function prepareHome(
  from: MatrixSource,
  environment: string,
  versions: SetVersions,
  scratch: string,
): Promise<string> {
  const { map: source } = await readMap(from.store, environment);
  const settings = (await readSettings(from.store, environment))?.settings;
  if (settings === undefined) throw new Error(`The environment ${environment} has no settings`);
  mkdirSync(scratch, { recursive: true });
  const copy = mkdtempSync(path.join(scratch, 'set-'));
  await copyStore(from, copy);
  const places = { home: copy, environment: {} };
  const store = openTrustedStore(undefined, places);
  await ensureKeys({ store, places, environment: PLAYERS, owner: 'matrix' });
  // What is tried here is seen by the suite alone, so it may be a trial version, and it is what is being proven. The copy
  // has keys of its own, which signed no provenance.
  const demands = { requiredSuites: [], requiresProvenance: false };
  const tried = { ...settings, ...demands, allowsOverrides: false, allowsTrials: true, overrideOrigins: [] };
  const account = { store, environment: PLAYERS, author: 'matrix', reason: 'one set for a run of the suite' };
  await applySettings({ ...account, edit: () => tried });
  await signReleases(store, source);
  const edit = (map: ReleaseMap): ReleaseMap => onlySet(map, source.releases, versions);
  await applyEdit({ ...account, edit, allowed: 'all' });
  return copy;
}
