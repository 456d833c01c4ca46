import { readPicture } from '../brand/read-picture';
import { recordEvidence, type Evidence } from '../evidence/evidence';
import { idOfVersions } from '../evidence/set-versions';
import { setDefault, type MapEdit } from '../edits/edits';
import { readMap } from '../map/read-map';
import { chainProblems, readChain } from '../revisions/chain-problems';
import { readCollected } from '../revisions/collected-hashes';
import { readLog } from '../record/document-log';
import { collectedHashesKey, revisionKey } from '../store/keys';
import { SETTINGS_DOCUMENT } from '../settings/settings';
import { saveSettings } from '../test-support/save-settings';
import { cohortKey, COLLECTION_KEY, provenanceKey } from '../store/keys';
import { iconSvg } from '../test-support/brand-files';
import { fixture, merchantFixture, settingsFixture } from '../test-support/fixture-dist';
import { bytesOf } from '../store/store';
import { servedSite, type TimedSite } from '../test-support/timed-site';
import type { CollectResult } from './collect';
import { readMarks } from '../store/collection-marks';

const COLOURS = { hue: 275, chroma: 0.17, accentHue: 85 };

function titles({ kept }: CollectResult): readonly string[] {
  return kept.map(({ name, version }) => `${name} ${version}`).toSorted();
}

describe('collecting', () => {
  it('leaves everything alone that was in force within the grace', async () => {
    const site = await servedSite();
    site.pass(29);
    expect(await site.collect()).toMatchObject({ marked: {}, removed: [], unregistered: {} });
  });

  it('marks first, removes after the grace, and takes the version out of the map', async () => {
    const site = await servedSite();
    site.pass(31);
    const first = await site.collect();
    expect(titles(first)).toEqual(['host-shell 1.0.0', 'mfe-games 1.1.0', 'mfe-games 1.2.0']);
    const keys = Object.keys(first.marked);
    expect(keys.filter((key) => key.startsWith('descriptors/'))).toEqual(['descriptors/mfe-games/1.0.0.json']);
    expect(new Set(Object.values(first.marked))).toEqual(new Set(['2026-03-03T00:00:00.000Z']));
    expect(first.removed).toEqual([]);

    site.pass(29);
    expect((await site.collect()).removed).toEqual([]);

    site.pass(1);
    const last = await site.collect();
    expect(last.removed.toSorted()).toEqual(keys.toSorted());
    expect(last.removed[0]).toBe('descriptors/mfe-games/1.0.0.json');
    expect(last.unregistered).toEqual({ production: ['mfe-games@1.0.0'] });
    const { map } = await readMap(site.store, 'production');
    expect(Object.keys(map.releases['mfe-games'] ?? {})).toEqual(['1.1.0', '1.2.0']);
    expect(map).toMatchObject({ author: 'tester (collect)', reason: 'unused: mfe-games 1.0.0' });
    expect((await readMarks(site.store)).marks).toEqual({ schema: 1, marks: {}, removal: null });
  });

  it('removes what a release was built from with the release, and keeps that of the others', async () => {
    const site = await servedSite();
    for (const version of ['1.0.0', '1.2.0'])
      await site.store.create(provenanceKey('mfe-games', version), new TextEncoder().encode('{}'));
    site.pass(31);
    await site.collect();
    site.pass(31);
    await site.collect();
    expect(await site.store.list('provenance/')).toEqual(['provenance/mfe-games/1.2.0.json']);
  });

  it('counts files over all versions that stay: what they share is kept', async () => {
    const site = await servedSite();
    site.pass(31);
    await site.collect();
    site.pass(31);
    const { removed } = await site.collect();
    const old = fixture('mfe-games', '1.0.0').descriptor.files.map((file) => file.name);
    const kept = fixture('mfe-games', '1.1.0').descriptor.files.map((file) => file.name);
    const own = old.filter((file) => !kept.includes(file));
    expect(own).toHaveLength(2);
    expect(removed.filter((key) => key.startsWith('r/')).toSorted()).toEqual(
      [...own, 'mf-manifest.1.0.0.json'].map((file) => `r/mfe-games/${file}`).toSorted(),
    );
    for (const file of kept) expect(await site.store.get(`r/mfe-games/${file}`)).not.toBeNull();
  });

  it.each<[string, MapEdit]>([
    ['a pin', (map) => ({ ...map, pins: { bahari: { 'mfe-games': '1.0.0' } } })],
    ['a way back of a pin', (map) => ({ ...map, previousPins: { bahari: { 'mfe-games': '1.0.0' } } })],
    ['a rollout', (map) => ({ ...map, rollouts: [{ package: 'mfe-games', version: '1.0.0', percent: 1 }] })],
    [
      'a rollout still to start',
      (map) => ({ ...map, rollouts: [{ package: 'mfe-games', version: '1.0.0', percent: 0 }] }),
    ],
  ])('keeps what %s refers to', async (_, edit) => {
    const site = await servedSite();
    await site.edit(edit);
    site.pass(100);
    expect(await site.collect()).toMatchObject({ marked: {}, removed: [] });
  });

  it('keeps what only another environment refers to', async () => {
    const site = await servedSite();
    await saveSettings(site.store, 'staging', settingsFixture(['aurora']), { now: site.now() });
    await site.publish('host-shell', '1.0.0', '1.0.0', ['staging']);
    await site.publish('mfe-games', '1.0.0', '1.0.0', ['staging']);
    const edit: MapEdit = (map) => setDefault(setDefault(map, 'host-shell', '1.0.0'), 'mfe-games', '1.0.0');
    await site.edit(edit, 'staging');
    site.pass(100);
    expect(titles(await site.collect())).toContain('mfe-games 1.0.0');
    expect((await site.collect()).marked).toEqual({});
  });

  it('keeps the newest versions where they can be asked for by name', async () => {
    const site = await servedSite();
    await saveSettings(site.store, 'staging', settingsFixture(['aurora'], { allowsOverrides: true }), {
      now: site.now(),
    });
    await site.publish('mfe-games', '1.0.0', '1.0.0', ['staging']);
    site.pass(100);
    expect((await site.collect()).marked).toEqual({});
  });

  it('collects what was published and never served', async () => {
    const site = await servedSite();
    await site.publish('mfe-agent', '1.0.0');
    await site.collect();
    site.pass(30);
    expect((await site.collect()).unregistered).toEqual({ production: ['mfe-agent@1.0.0'] });
    expect(await site.descriptors()).not.toContain('mfe-agent/1.0.0');
  });

  it('restarts the grace when a version is published again', async () => {
    const site = await servedSite();
    site.pass(31);
    await site.collect();
    site.pass(29);
    expect(await site.publish('mfe-games', '1.0.0')).toMatchObject({ isNew: false, uploaded: [] });
    site.pass(29);
    expect((await site.collect()).removed).toEqual([]);
    site.pass(30);
    expect((await site.collect()).removed).toContain('descriptors/mfe-games/1.0.0.json');
  });

  it('lets go of the mark of what came into use again', async () => {
    const site = await servedSite();
    site.pass(31);
    await site.collect();
    await site.serve('mfe-games', '1.0.0');
    site.pass(31);
    const { removed, marked } = await site.collect();
    expect(removed).toEqual([]);
    expect(Object.keys(marked)).toContain('descriptors/mfe-games/1.1.0.json');
    expect(Object.keys(marked)).not.toContain('descriptors/mfe-games/1.0.0.json');
  });

  it('writes nothing in a dry run, and says what it would remove', async () => {
    const site = await servedSite();
    site.pass(31);
    await site.collect();
    site.pass(31);
    const before = await site.store.list('');
    const etag = (await site.store.get(COLLECTION_KEY))?.etag;
    expect((await site.collect({ dryRun: true })).removed).toContain('descriptors/mfe-games/1.0.0.json');
    expect(await site.store.list('')).toEqual(before);
    expect((await site.store.get(COLLECTION_KEY))?.etag).toBe(etag);
  });

  it('removes nothing when it cannot tell what is in use', async () => {
    const site = await servedSite();
    await site.store.remove('descriptors/mfe-games/1.2.0.json');
    site.pass(100);
    await expect(site.collect()).rejects.toThrow(
      'The descriptor of mfe-games 1.2.0 is not in the store, so nothing can be collected',
    );
  });

  it('removes old revisions after their own time, and never the newest', async () => {
    const site = await servedSite();
    for (let round = 0; round < 20; round += 1) {
      await site.edit((map) => setDefault(map, 'mfe-games', round % 2 === 0 ? '1.1.0' : '1.2.0'));
    }
    site.pass(366);
    const first = await site.collect();
    const revisions = Object.keys(first.marked).filter((key) => key.startsWith('maps/'));
    const { map } = await readMap(site.store, 'production');
    expect(revisions).toHaveLength(map.revision - 1 - 20);
    expect(revisions[0]).toBe('maps/production/revisions/000001.json');
    site.pass(30);
    expect((await site.collect()).removed).toEqual(expect.arrayContaining(revisions));
    await expect(readMap(site.store, 'production')).resolves.toMatchObject({ map: { revision: map.revision + 1 } });
  });
});

describe('collecting the history of settings', () => {
  it('removes old revisions after their own time, and never the newest', async () => {
    const site = await servedSite();
    for (let round = 0; round < 23; round += 1)
      await saveSettings(
        site.store,
        'production',
        settingsFixture(['aurora', 'bahari'], { liveReload: round % 2 === 0 }),
        {
          now: site.now(),
        },
      );
    site.pass(366);
    const marked = Object.keys((await site.collect()).marked).filter((key) => key.startsWith('settings/'));
    expect(marked).toEqual([1, 2, 3].map((revision) => revisionKey('production', revision, 'settings')));
    const { states } = await readChain(site.store, 'production', SETTINGS_DOCUMENT);
    const log = await readLog(site.store, 'production', SETTINGS_DOCUMENT);
    expect([log.origin, log.first, log.hashes.length]).toEqual(['mfe/production/settings', 1, 24]);
    site.pass(30);
    expect((await site.collect()).removed).toEqual(expect.arrayContaining(marked));
    expect(await chainProblems(site.store, 'production', SETTINGS_DOCUMENT)).toEqual([]);
    expect(await site.store.list('settings/production/revisions/')).toHaveLength(20);
    // The chain can still be walked and proved to its beginning.
    expect(await readCollected(site.store, 'production', 'settings')).toEqual({
      schema: 1,
      first: 1,
      hashes: [1, 2, 3].map((revision) => states.get(revision)?.hash),
    });
    expect(await readLog(site.store, 'production', SETTINGS_DOCUMENT)).toEqual(log);
    // Without them it is another log, and says so.
    await site.store.remove(collectedHashesKey('production', 'settings'));
    expect(await readLog(site.store, 'production', SETTINGS_DOCUMENT)).toMatchObject({
      origin: 'mfe/production/settings/from/4',
      first: 4,
    });
  });
});

describe('collecting evidence', () => {
  async function record(site: TimedSite, games: string, suite = 'composed'): Promise<string> {
    const versions = { 'host-shell': '1.0.0', 'mfe-games': games };
    const evidence: Evidence = {
      schema: 2,
      set: idOfVersions(versions),
      versions: Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [name, { version, sha256: 'a'.repeat(64) }]),
      ),
      suite,
      result: 'passed',
      counts: { passed: 1, failed: 0, skipped: 0 },
      durationMs: 1,
      at: site.now().toISOString(),
      by: 'ci',
      commit: 'c0ffee',
      environment: 'staging',
    };
    return recordEvidence(site.store, evidence);
  }

  it('removes it with its versions, and keeps the newest run of each suite', async () => {
    const site = await servedSite();
    const gone = await record(site, '1.0.0');
    const older = await record(site, '1.2.0');
    const otherSuite = await record(site, '1.2.0', 'smoke');
    site.pass(1);
    const newest = await record(site, '1.2.0');
    site.pass(31);
    await site.collect();
    site.pass(30);
    const { removed } = await site.collect();
    expect(removed.filter((key) => key.startsWith('evidence/')).toSorted()).toEqual([gone, older].toSorted());
    expect((await site.store.list('evidence/')).toSorted()).toEqual([newest, otherSuite].toSorted());
  });

  it('keeps pictures of brands that any kept revision of the settings names, and removes the others', async () => {
    const site = await servedSite();
    const pictures = ['red', 'green', 'blue'].map((colour) =>
      readPicture('icon.svg', bytesOf(iconSvg(colour)), 'icon'),
    );
    for (const { src, bytes } of pictures) await site.store.create(src.slice(1), bytes);
    const [earlier, present, unused] = pictures.map(({ src }) => src);
    for (const icon of [earlier, present]) {
      const settings = settingsFixture(['aurora', 'bahari']);
      const merchants = { ...settings.merchants, aurora: merchantFixture('aurora', { brand: { ...COLOURS, icon } }) };
      await saveSettings(site.store, 'production', { ...settings, merchants }, { now: site.now() });
    }
    const keys = [earlier, present].map((src = '') => src.slice(1)).toSorted();
    expect(Object.keys((await site.collect()).marked)).toEqual([unused?.slice(1)]);
    site.pass(31);
    expect((await site.collect()).removed).toContain(unused?.slice(1));
    expect(await site.store.list('m/brand/')).toEqual(keys);
  });
});

describe('lists of cohorts', () => {
  const toTesters =
    (id: string): MapEdit =>
    (map) => ({
      ...map,
      rollouts: [{ package: 'mfe-games', version: '1.2.0', cohort: { id, label: 'testers', players: 1 } }],
    });

  it('stay while a map within the grace names them, and go after that', async () => {
    const site = await servedSite();
    const [named, lost] = ['1'.repeat(32), '2'.repeat(32)];
    for (const id of [named, lost])
      await site.store.create(cohortKey('production', id), new TextEncoder().encode('{}'));
    await site.edit(toTesters(named));
    const keys = async () => site.store.list('cohorts/');
    site.pass(31);
    await site.collect();
    site.pass(31);
    await site.collect();
    expect(await keys()).toEqual([cohortKey('production', named)]);
    await site.edit((map) => ({ ...map, rollouts: [] }));
    site.pass(29);
    expect((await site.collect()).marked).not.toHaveProperty([cohortKey('production', named)]);
    site.pass(2);
    await site.collect();
    site.pass(31);
    await site.collect();
    expect(await keys()).toEqual([]);
  });
});
