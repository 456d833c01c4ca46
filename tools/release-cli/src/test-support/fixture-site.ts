import type { PackageName } from 'shared-contracts/remote/remote-names';
import { setDefault, type MapEdit } from '../edits/edits';
import { applyEdit, type EditResult } from '../change/apply-edit';
import { publishDist, type PublishResult } from '../publish/publish';
import { saveSettings } from './save-settings';
import type { EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { createKeys } from '../key-management/create-keys';
import { openTrustedStore } from '../trust/trusting';
import { fixture, settingsFixture, writeFixture, type FixtureOptions } from './fixture-dist';
import { scratchFolder } from './scratch-folder';

/** A store in a folder of its own, with shorthands for what tests do to it. */
export interface FixtureSite {
  readonly home: string;
  readonly store: Store;
  readonly publish: (name: PackageName, version: string, options?: FixtureOptions) => Promise<PublishResult>;
  readonly edit: (edit: MapEdit, changes?: { readonly dryRun?: boolean }) => Promise<EditResult>;
}

/** A store in a folder of its own, with a key for each of these environments. */
export async function signedStore(
  environments: readonly string[] = ['production'],
): Promise<{ readonly home: string; readonly store: Store }> {
  const home = await scratchFolder();
  const store = openTrustedStore(undefined, { home, environment: {} });
  for (const environment of environments) await createKeys({ store, places: { home }, environment, owner: 'tester' });
  return { home, store };
}

/** An environment `production` with merchants, and nothing released yet. */
export async function emptySite(
  settings: EnvironmentSettings = settingsFixture(['aurora', 'bahari']),
): Promise<FixtureSite> {
  const { home, store } = await signedStore();
  await saveSettings(store, 'production', settings);
  return siteOver(home, store);
}

/** The shorthands for a store's production. */
export function siteOver(home: string, store: Store): FixtureSite {
  return {
    home,
    store,
    publish: async (name, version, options) =>
      publishDist({
        store,
        dist: await writeFixture(fixture(name, version, options)),
        environments: ['production'],
        author: 'tester',
      }),
    edit: (edit, changes) =>
      applyEdit({ store, environment: 'production', author: 'tester', reason: 'test', edit, ...changes }),
  };
}

/** The same with host-shell 1.0.0 and mfe-games 1.0.0 served to everybody. */
export async function fixtureSite(settings?: EnvironmentSettings, host: FixtureOptions = {}): Promise<FixtureSite> {
  const site = await emptySite(settings);
  await site.publish('host-shell', '1.0.0', host);
  await site.publish('mfe-games', '1.0.0');
  await site.edit((map) => setDefault(setDefault(map, 'host-shell', '1.0.0'), 'mfe-games', '1.0.0'));
  return site;
}
