import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { pin, setDefault, type MapEdit } from '../edits/edits';
import { readMap } from '../map/read-map';
import { applyEdit } from './apply-edit';
import { publishDist } from '../publish/publish';
import { saveSettings } from '../test-support/save-settings';
import type { Store } from '../trust/store';
import { fixture, settingsFixture, writeFixture, type FixtureOptions } from '../test-support/fixture-dist';
import { signedStore } from '../test-support/fixture-site';
import { recordEvidence } from '../evidence/evidence';
import { promoteSet, type PromoteSetRequest, type PromoteSetResult } from './promote-set';
import { readSetMatrix } from '../evidence/set-matrix';
import { idOfVersions, type SetVersions } from '../evidence/set-versions';
import { unprovenNote } from '../evidence/unproven-note';

const GAP = '/m/mfe-games';

async function publish(
  store: Store,
  name: PackageName,
  version: string,
  environment: string,
  options: FixtureOptions = {},
): Promise<void> {
  const dist = await writeFixture(fixture(name, version, options));
  const allowed = { gaps: [GAP] };
  await publishDist({ store, dist, environments: [environment], author: 'tester', allowed });
}

async function edit(store: Store, environment: string, change: MapEdit): Promise<void> {
  const allowed = { gaps: [GAP], isOverBudget: false };
  await applyEdit({ store, environment, author: 'tester', reason: 'test', edit: change, allowed });
}

/** Production serves games 1.0.0; staging serves 1.1.0, which production has never heard of. */
async function twoEnvironments(): Promise<Store> {
  const { store } = await signedStore(['production', 'staging']);
  for (const environment of ['production', 'staging']) {
    await saveSettings(store, environment, settingsFixture(['aurora', 'bahari']));
    await publish(store, 'host-shell', '1.0.0', environment);
    await publish(store, 'mfe-games', '1.0.0', environment);
    await publish(store, 'mfe-agent', '1.0.0', environment);
    await edit(store, environment, (map) =>
      (['host-shell', 'mfe-games', 'mfe-agent'] as const).reduce(
        (edited, name) => setDefault(edited, name, '1.0.0'),
        map,
      ),
    );
  }
  await publish(store, 'mfe-games', '1.1.0', 'staging');
  await edit(store, 'staging', (map) => setDefault(map, 'mfe-games', '1.1.0'));
  return store;
}

const NEW_SET: SetVersions = { 'host-shell': '1.0.0', 'mfe-games': '1.1.0', 'mfe-agent': '1.0.0' };

async function prove(store: Store, versions: SetVersions, passed = true): Promise<void> {
  const { hashes } = await readSetMatrix({
    store,
    environment: 'staging',
    candidates: packageEntries(versions).map(([name, version]) => ({ name, version })),
  });
  await recordEvidence(store, {
    schema: 2,
    set: idOfVersions(versions),
    versions: Object.fromEntries(
      packageEntries(versions).map(([name, version]) => [
        name,
        { version, sha256: hashes[`${name}@${version}`] ?? '' },
      ]),
    ),
    suite: 'composed',
    result: passed ? 'passed' : 'failed',
    counts: { passed: 40, failed: passed ? 0 : 1, skipped: 0 },
    durationMs: 1000,
    at: '2026-11-01T10:00:00.000Z',
    by: 'ci',
    commit: 'c0ffee',
    environment: 'staging',
  });
}

async function promote(store: Store, changes: Partial<PromoteSetRequest> = {}): Promise<PromoteSetResult> {
  return promoteSet({ store, from: 'staging', to: 'production', author: 'Ana', reason: 'release', ...changes });
}

describe('promoting a tested set', () => {
  it('refuses a set without evidence, names it and the command that proves it, and writes nothing', async () => {
    const store = await twoEnvironments();
    const before = await store.list('');
    await expect(promote(store)).rejects.toThrow(
      `Not proven: ${idOfVersions(NEW_SET)} (host-shell 1.0.0, mfe-agent 1.0.0, mfe-games 1.1.0; for aurora, bahari): no evidence. Prove it with: pnpm e2e:matrix --env staging`,
    );
    expect(await store.list('')).toEqual(before);
  });

  it('refuses a set whose last run failed', async () => {
    const store = await twoEnvironments();
    await prove(store, NEW_SET, false);
    await expect(promote(store)).rejects.toThrow('for aurora, bahari): its last run failed. Prove it with:');
  });

  it('serves a proven set in one write, with what the target did not know yet', async () => {
    const store = await twoEnvironments();
    await prove(store, NEW_SET);
    const { map: before } = await readMap(store, 'production');
    const result = await promote(store);
    expect(result).toMatchObject({
      isWritten: true,
      set: idOfVersions(NEW_SET),
      versions: NEW_SET,
      newSets: [{ id: idOfVersions(NEW_SET), merchants: ['aurora', 'bahari'], evidence: 'passed' }],
    });
    const { map } = await readMap(store, 'production');
    const { map: source } = await readMap(store, 'staging');
    expect(map.revision).toBe(before.revision + 1);
    expect(map.defaults).toEqual(source.defaults);
    expect(map.previous).toEqual({ 'mfe-games': '1.0.0' });
    expect(map.releases['mfe-games']?.['1.1.0']).toBe(source.releases['mfe-games']?.['1.1.0']);
    expect(map.reason).toBe(`release [set ${idOfVersions(NEW_SET)} of staging, revision ${source.revision}]`);
    expect((await promote(store)).isWritten).toBe(false);
  });

  it('asks again for what was waived in the source, and takes that along', async () => {
    const store = await twoEnvironments();
    await publish(store, 'mfe-games', '1.2.0', 'staging', { routes: [] });
    await edit(store, 'staging', (map) => setDefault(map, 'mfe-games', '1.2.0'));
    await prove(store, { ...NEW_SET, 'mfe-games': '1.2.0' });
    const waivers = (await readMap(store, 'staging')).map.waived?.['mfe-games']?.['1.2.0'] ?? [];
    expect(waivers.map(({ kind, what, environment }) => [kind, what, environment])).toEqual([
      ['gap', GAP, 'staging'],
      ['gap', GAP, 'staging'],
    ]);
    await expect(promote(store)).rejects.toThrow(
      'production: /m/mfe-games is answered by mfe-games 1.0.0, which is served now, and by nobody with mfe-games 1.2.0 (for aurora, bahari). Where that is meant, add: --allow-gap /m/mfe-games',
    );
    await promote(store, { allowed: { gaps: [GAP], isOverBudget: false } });
    const { map } = await readMap(store, 'production');
    const own = { kind: 'gap', what: GAP, environment: 'production', revision: map.revision };
    expect(map.waived?.['mfe-games']).toEqual({ '1.2.0': [...waivers, own] });
  });

  it('demands every set that comes about in the target, pins and all', async () => {
    const store = await twoEnvironments();
    await publish(store, 'mfe-agent', '0.9.0', 'production');
    await edit(store, 'production', (map) => pin(map, 'bahari', 'mfe-agent', '0.9.0'));
    await prove(store, NEW_SET);
    const pinned = { ...NEW_SET, 'mfe-agent': '0.9.0' };
    await expect(promote(store)).rejects.toThrow(
      `Not proven: ${idOfVersions(pinned)} (host-shell 1.0.0, mfe-agent 0.9.0, mfe-games 1.1.0; for bahari): no evidence. Prove it with: pnpm e2e:matrix --env production --candidate host-shell=1.0.0 --candidate mfe-agent=1.0.0 --candidate mfe-games=1.1.0`,
    );
    await prove(store, pinned);
    expect((await promote(store)).newSets.map(({ merchants }) => merchants)).toEqual([['aurora'], ['bahari']]);
  });

  it('takes a set to one merchant as pins', async () => {
    const store = await twoEnvironments();
    await prove(store, NEW_SET);
    await promote(store, { merchant: 'bahari' });
    const { map } = await readMap(store, 'production');
    expect(map.pins).toEqual({ bahari: { 'mfe-games': '1.1.0' } });
    expect(map.defaults['mfe-games']).toBe('1.0.0');
  });

  it('takes only some packages of the set', async () => {
    const store = await twoEnvironments();
    await expect(promote(store, { only: ['mfe-agent'] })).resolves.toMatchObject({ isWritten: false, newSets: [] });
    await expect(promote(store, { only: ['mfe-games'] })).rejects.toThrow('Not proven');
  });

  it('does not ask for proof of what is served already', async () => {
    const store = await twoEnvironments();
    await publish(store, 'mfe-games', '1.1.0', 'production');
    await edit(store, 'production', (map) => setDefault(map, 'mfe-games', '1.1.0'));
    await expect(promote(store)).resolves.toMatchObject({ isWritten: false, newSets: [] });
  });

  it('writes nothing in a dry run', async () => {
    const store = await twoEnvironments();
    await prove(store, NEW_SET);
    const lines: string[] = [];
    const result = await promote(store, { dryRun: true, report: (line) => lines.push(line) });
    expect(result.isWritten).toBe(false);
    expect((await readMap(store, 'production')).map.defaults['mfe-games']).toBe('1.0.0');
    expect(lines).toContain(`Proven: ${idOfVersions(NEW_SET)} for aurora, bahari.`);
  });

  it('checks again when the map moves on meanwhile', async () => {
    const store = await twoEnvironments();
    await prove(store, NEW_SET);
    await publish(store, 'mfe-agent', '0.9.0', 'production');
    let isMoved = false;
    const moving: Store = {
      ...(store.trust === undefined ? {} : { trust: store.trust }),
      get: (key) => store.get(key),
      create: (key, bytes) => store.create(key, bytes),
      replace: (key, bytes, ifMatch) => store.replace(key, bytes, ifMatch),
      remove: (key) => store.remove(key),
      list: async (prefix) => {
        const keys = await store.list(prefix);
        if (prefix.startsWith('evidence/') && !isMoved) {
          isMoved = true;
          await edit(store, 'production', (map) => pin(map, 'bahari', 'mfe-agent', '0.9.0'));
        }
        return keys;
      },
    };
    await expect(promote(moving)).rejects.toThrow('mfe-agent 0.9.0, mfe-games 1.1.0; for bahari): no evidence');
    expect((await readMap(store, 'production')).map.defaults['mfe-games']).toBe('1.0.0');
  });

  it.each<[string, Partial<PromoteSetRequest>, string]>([
    ['from itself', { to: 'staging' }, 'A set is promoted from one environment to another'],
    ['to a merchant it does not have', { merchant: 'lotus' }, 'production has no merchant lotus'],
    ['what the source does not serve', { only: ['mfe-messaging'] }, 'staging serves no mfe-messaging by default'],
    ['to an environment that serves nobody', { to: 'beta' }, 'beta has no merchants to serve a set to'],
  ])('refuses a set %s', async (_, changes, message) => {
    await expect(promote(await twoEnvironments(), changes)).rejects.toThrow(message);
  });
});

describe('a note of what is not proven', () => {
  const noteOf = async (store: Store) => {
    const { map } = await readMap(store, 'production');
    return unprovenNote(store, map, setDefault(map, 'mfe-games', '1.1.0'), ['aurora', 'bahari']);
  };

  it('names the sets that an edit of one package would serve without proof', async () => {
    const store = await twoEnvironments();
    await publish(store, 'mfe-games', '1.1.0', 'production');
    expect(await noteOf(store)).toEqual({
      lines: [
        `Not proven as a set: ${idOfVersions(NEW_SET)} (host-shell 1.0.0, mfe-agent 1.0.0, mfe-games 1.1.0; for aurora, bahari): no evidence.`,
      ],
      reason: `not proven as a set: ${idOfVersions(NEW_SET)}`,
    });
    await prove(store, NEW_SET);
    expect(await noteOf(store)).toEqual({ lines: [], reason: '' });
  });

  it('blocks nothing when evidence cannot be read', async () => {
    const store = await twoEnvironments();
    await publish(store, 'mfe-games', '1.1.0', 'production');
    await store.create(`evidence/${idOfVersions(NEW_SET)}/broken.json`, new Uint8Array([123]));
    const note = await noteOf(store);
    expect(note.reason).toBe('not proven as a set');
    expect(note.lines).toEqual([expect.stringContaining('in the store is not JSON')]);
  });
});
