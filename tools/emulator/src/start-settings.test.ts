import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applySettings } from 'release-cli/change/apply-settings';
import { createKeys } from 'release-cli/key-management/create-keys';
import { readSettings, type EnvironmentSettings } from 'release-cli/settings/settings';
import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import type { Store } from 'release-cli/trust/store';
import { openTrustedStore } from 'release-cli/trust/trusting';
import path from 'node:path';
import { readMerchants } from './site-merchants';
import { treeSettings, writeStartSettings, type StartSettings } from './start-settings';

const START: StartSettings = {
  environment: 'local',
  liveReload: false,
  merchants: readMerchants(path.join(import.meta.dirname, '../../../merchants')),
  takesSettings: false,
};

async function storeOf(environment = 'local'): Promise<{ readonly home: string; readonly store: Store }> {
  const home = await scratchFolder();
  const store = openTrustedStore(undefined, { home, environment: {} });
  await createKeys({ store, places: { home }, environment, owner: 'tester' });
  return { home, store };
}

async function stored(store: Store, environment = 'local'): Promise<EnvironmentSettings | undefined> {
  return (await readSettings(store, environment))?.settings;
}

/** Starts, and gives what was said. */
async function start(store: Store, changes: Partial<StartSettings> = {}): Promise<readonly string[]> {
  const said: string[] = [];
  await writeStartSettings(store, { ...START, ...changes }, (line) => void said.push(line));
  return said;
}

/** What an operator writes in the meantime. */
async function operatorWrites(store: Store, change: (settings: EnvironmentSettings) => EnvironmentSettings) {
  const present = await stored(store);
  if (present === undefined) throw new Error('There are no settings yet');
  const account = { store, environment: 'local', author: 'operator', reason: 'test' };
  await applySettings({ ...account, edit: () => change(present), empty: ['lotus'] });
}

it('names file and field of a merchant that says what there is not', async () => {
  const folder = await scratchFolder();
  const file = join(folder, 'aurora.json');
  await writeFile(file, JSON.stringify({ ...START.merchants['aurora'], flags: { beta: true } }));
  expect(() => readMerchants(folder)).toThrow(
    'merchants/aurora.json: The merchant configuration is not valid: flags: there is no such field',
  );
});

describe('the settings of a start', () => {
  it('are those of the working tree where the environment has none, and the same again changes nothing', async () => {
    const { store } = await storeOf();
    expect(await start(store)).toEqual([]);
    expect(Object.keys((await stored(store))?.merchants ?? {})).toEqual(Object.keys(START.merchants));
    expect(await start(store)).toEqual([]);
    expect((await readSettings(store, 'local'))?.record.revision).toBe(1);
  });

  it('are those that an operator has written, and what the tree has other is told', async () => {
    const { store } = await storeOf();
    await start(store);
    await operatorWrites(store, ({ merchants: { lotus: _lotus, ...others }, ...settings }) => ({
      ...settings,
      merchants: { ...others, aurora: { ...others['aurora']!, name: 'Palace' } },
    }));
    const { name } = START.merchants['aurora'] ?? { name: '' };
    expect(await start(store)).toEqual([
      "The settings of local are others than the working tree's, and stay. The working tree would change:",
      '  merchant lotus is new',
      `  merchants.aurora.name: "Palace" -> "${name}"`,
      'Take them with: npm start -- --env local --take-settings',
    ]);
    expect((await stored(store))?.merchants['aurora']?.name).toBe('Palace');
    expect(await start(store, { takesSettings: true })).toEqual([]);
    expect((await stored(store))?.merchants['aurora']?.name).toBe(name);
    expect(await start(store)).toEqual([]);
  });

  it('keep merchants that are closed, also where the working tree is taken', async () => {
    const { store } = await storeOf();
    await start(store);
    const { aurora } = START.merchants;
    if (aurora === undefined) throw new Error('The working tree has no aurora');
    const palm = { ...aurora, code: 'palm', trialMerchantCode: 'palm-trial', name: 'Palm' };
    await operatorWrites(store, (settings) => ({ ...settings, closedMerchants: { palm } }));
    expect(await start(store)).toEqual([]);
    expect(await start(store, { takesSettings: true })).toEqual([]);
    expect((await stored(store))?.closedMerchants).toEqual({ palm });
  });

  it('keep what only an environment has: suites that it requires, and sections that it admits', async () => {
    const { store } = await storeOf();
    await start(store);
    const sections = { 'mfe-games': { slots: [] }, 'mfe-bingo': { slots: [] } };
    const own = { requiredSuites: ['composed'], requiresProvenance: true, sections };
    await operatorWrites(store, (settings) => ({ ...settings, ...own }));
    expect(await start(store)).toEqual([]);
    expect(await stored(store)).toMatchObject(own);
  });

  it('follow how this machine serves: its second origin, and live reload', async () => {
    const { store } = await storeOf();
    await start(store, { assetsPort: 4200, liveReload: true });
    expect(await stored(store)).toMatchObject({ assetsBase: 'http://localhost:4200/r/', liveReload: true });
    expect(await start(store)).toEqual([]);
    expect(await stored(store)).toMatchObject({ assetsBase: '/r/', liveReload: false });
    await operatorWrites(store, (settings) => ({ ...settings, assetsBase: 'https://assets.example/r/' }));
    await start(store);
    expect((await stored(store))?.assetsBase).toBe('https://assets.example/r/');
  });

  it('allow overrides in staging, and neither in production nor in the environment of the tree', () => {
    const allows = ['staging', 'production', 'local'].map((environment) => treeSettings({ ...START, environment }));
    expect(allows.map(({ allowsOverrides }) => allowsOverrides)).toEqual([true, false, false]);
  });
});
