import { pageKey } from '../store/keys';
import { readText } from '../store/store';
import type { Store } from '../trust/store';
import { saveSettings } from '../test-support/save-settings';
import { publishDist } from '../publish/publish';
import { fixture, settingsFixture, writeFixture, type FixtureOptions } from '../test-support/fixture-dist';
import { emptySite, fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { pin, setDefault, type MapEdit } from '../edits/edits';
import { setSwitch } from '../edits/layer-edits';
import { readHistory, readMap } from '../map/read-map';
import { addRollout } from '../edits/rollout-edits';
import { applyEdit } from './apply-edit';

async function contents(store: Store): Promise<Record<string, string | undefined>> {
  const keys = await store.list('');
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, (await store.get(key))?.etag])));
}

async function page(site: FixtureSite, merchant: string): Promise<string> {
  return (await readText(site.store, pageKey('production', merchant)))?.text ?? '';
}

describe('writing the map', () => {
  it('counts revisions, names author and reason, and keeps every earlier state', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const { map, isWritten } = await site.edit((present) => setDefault(present, 'mfe-games', '1.1.0'));
    expect(isWritten).toBe(true);
    const history = await readHistory(site.store, 'production');
    expect(history.map((state) => state.revision)).toEqual([1, 2, 3, 4, 5]);
    expect(history.at(-1)).toEqual(map);
    expect(history[2]?.defaults).toEqual({ 'host-shell': '1.0.0', 'mfe-games': '1.0.0' });
    expect(history.every((state) => state.author === 'tester' && state.reason !== '')).toBe(true);
  });

  it('renews the pages of all merchants', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0', { text: 'the new text' });
    await site.edit((map) => setDefault(pin(map, 'bahari', 'mfe-games', '1.0.0'), 'mfe-games', '1.1.0'));
    expect(await page(site, 'aurora')).toContain('"mfe-games":{"version":"1.1.0","layer":"default"');
    expect(await page(site, 'bahari')).toContain('"mfe-games":{"version":"1.0.0","layer":"pin"');
  });

  it('writes nothing when nothing changes, and in a dry run', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const before = await contents(site.store);
    expect(await site.edit((map) => map)).toMatchObject({ isWritten: false });
    const dry = await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'), { dryRun: true });
    expect(dry.isWritten).toBe(false);
    expect(dry.preview.map((row) => row.merchant)).toEqual(['aurora', 'bahari']);
    expect(await contents(site.store)).toEqual(before);
  });

  it('shows the preview before it writes', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const lines: string[] = [];
    await applyEdit({
      store: site.store,
      environment: 'production',
      author: 'tester',
      reason: 'test',
      edit: (map) => pin(map, 'bahari', 'mfe-games', '1.1.0'),
      report: (line) => lines.push(line),
    });
    expect(lines.at(-1)).toBe('bahari    mfe-games  1.0.0 (default)  1.1.0 (pin)');
  });

  it('wants an author and a reason', async () => {
    const site = await fixtureSite();
    const request = { store: site.store, environment: 'production', edit: (map) => map } satisfies {
      edit: MapEdit;
      store: Store;
      environment: string;
    };
    await expect(applyEdit({ ...request, author: ' ', reason: 'why' })).rejects.toThrow('needs an author');
    await expect(applyEdit({ ...request, author: 'me', reason: '' })).rejects.toThrow('needs a reason');
  });

  it('refuses a write that was decided on another revision, and counts both', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const { map } = await readMap(site.store, 'production');
    const request = { store: site.store, environment: 'production', author: 'tester', reason: 'test' };
    const edit: MapEdit = (present) => pin(present, 'bahari', 'mfe-games', '1.1.0');
    await site.edit((present) => pin(present, 'aurora', 'mfe-games', '1.1.0'));
    const before = await contents(site.store);
    for (const dryRun of [true, false])
      await expect(applyEdit({ ...request, edit, dryRun, expected: map.revision })).rejects.toThrow(
        `production is at revision ${map.revision + 1}, and the preview showed revision ${map.revision}: look at what changed and try again`,
      );
    expect(await contents(site.store)).toEqual(before);
    expect((await applyEdit({ ...request, edit, expected: map.revision + 1 })).isWritten).toBe(true);
  });

  it('lets one of many who decided on the same revision write', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const { map } = await readMap(site.store, 'production');
    const writes = ['aurora', 'bahari'].map((merchant) =>
      applyEdit({
        store: site.store,
        environment: 'production',
        author: 'tester',
        reason: 'test',
        edit: (present) => pin(present, merchant, 'mfe-games', '1.1.0'),
        expected: map.revision,
      }),
    );
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await readMap(site.store, 'production')).map.revision).toBe(map.revision + 1);
  });

  it('applies the edits of many writers at once, one after the other', async () => {
    const site = await fixtureSite();
    const versions = Array.from({ length: 12 }, (_, index) => `1.0.${index + 1}`);
    await Promise.all(versions.map((version) => site.publish('mfe-games', version)));
    const { map } = await readMap(site.store, 'production');
    expect(Object.keys(map.releases['mfe-games'] ?? {})).toHaveLength(13);
    expect(map.revision).toBe(15);
    expect(await readHistory(site.store, 'production')).toHaveLength(15);
    expect(await page(site, 'aurora')).toContain('"revision":3,');
  });
});

/** Publishes what fits nothing that is served yet, as `mfe publish --ahead` does. */
async function publishAhead(site: FixtureSite, ...made: Parameters<typeof fixture>): Promise<void> {
  await publishDist({
    store: site.store,
    dist: await writeFixture(fixture(...made)),
    environments: ['production'],
    author: 'tester',
    allowed: { isAhead: true, gaps: 'all' },
  });
}

describe('a set that does not fit', () => {
  const promote =
    (version: string): MapEdit =>
    (map) =>
      setDefault(map, 'mfe-games', version);

  it.each<[string, FixtureOptions, MapEdit, string]>([
    [
      'of the contract',
      { contract: { version: '2.0.0', range: '^2.0.0' } },
      promote('2.0.0'),
      'aurora, bahari would get packages that do not fit: mfe-games 2.0.0 needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-games with contract 1.0.0',
    ],
    [
      'of a shared module',
      { requires: { react: '^20.0.0' } },
      (map) => pin(map, 'bahari', 'mfe-games', '2.0.0'),
      'bahari would get packages that do not fit: mfe-games 2.0.0 needs react ^20.0.0, host-shell 1.0.0 provides 19.3.1',
    ],
    [
      'of a route that is taken',
      { routes: [{ path: '/m/mfe-agent', screen: 'main' }] },
      promote('2.0.0'),
      '/m/mfe-agent is claimed by mfe-agent 1.0.0 and by mfe-games 2.0.0',
    ],
    [
      'even for a few devices',
      { events: { 'session.changed': 2 } },
      (map) => addRollout(map, { package: 'mfe-games', version: '2.0.0', percent: 0.01 }),
      'session.changed: mfe-agent 1.0.0 speaks version 1, mfe-games 2.0.0 version 2',
    ],
  ])('is refused because %s', async (_, options, edit, sentence) => {
    const site = await fixtureSite();
    await site.publish('mfe-agent', '1.0.0', { events: { 'session.changed': 1 } });
    await site.edit((map) => setDefault(map, 'mfe-agent', '1.0.0'));
    await publishAhead(site, 'mfe-games', '2.0.0', options);
    const before = await contents(site.store);
    await expect(site.edit(edit)).rejects.toThrow(sentence);
    expect(await contents(site.store)).toEqual(before);
  });

  it('is refused for a version that is not published, and for a merchant that does not exist', async () => {
    const site = await fixtureSite();
    const before = await contents(site.store);
    await expect(site.edit(promote('3.0.0'))).rejects.toThrow('mfe-games 3.0.0 is not published in production');
    const unnamed: MapEdit = (map) => ({ ...map, defaults: { ...map.defaults, 'mfe-games': '3.0.0' } });
    await expect(site.edit(unnamed)).rejects.toThrow('mfe-games 3.0.0 is not published');
    await expect(site.edit((map) => pin(map, 'nobody', 'mfe-games', '1.0.0'))).rejects.toThrow(
      'production has no merchant nobody',
    );
    expect(await contents(site.store)).toEqual(before);
  });

  it('is refused when the host would be missing', async () => {
    const site = await emptySite();
    await site.publish('mfe-games', '1.0.0');
    await expect(site.edit(promote('1.0.0'))).rejects.toThrow('there is no host-shell in the set');
  });

  it('may be made to fit by changing both packages at once', async () => {
    const site = await fixtureSite();
    const contract = { version: '2.0.0', range: '^2.0.0' };
    await publishAhead(site, 'host-shell', '2.0.0', { contract });
    await publishAhead(site, 'mfe-games', '2.0.0', { contract });
    await expect(site.edit((map) => setDefault(map, 'host-shell', '2.0.0'))).rejects.toThrow('do not fit');
    await expect(
      site.edit((map) => setDefault(setDefault(map, 'host-shell', '2.0.0'), 'mfe-games', '2.0.0')),
    ).resolves.toMatchObject({ isWritten: true });
  });
});

describe('a store that was tampered with', () => {
  it('is noticed when a descriptor is not the one the map names', async () => {
    const site = await fixtureSite();
    const key = 'descriptors/mfe-games/1.0.0.json';
    const found = await site.store.get(key);
    const other = Buffer.from(new TextDecoder().decode(found?.bytes).replace('c0ffee', 'c0fffe'));
    await site.store.replace(key, other, found?.etag ?? null);
    await expect(site.edit((map) => setSwitch(map, { package: 'mfe-games', message: {} }))).rejects.toThrow(
      'The stored descriptor of mfe-games 1.0.0 is not the one the map names',
    );
  });

  it('is noticed when the map is not the one that was signed', async () => {
    const site = await fixtureSite();
    const found = await site.store.get('maps/production/map.json');
    await site.store.replace('maps/production/map.json', Buffer.from('{"schema":2}'), found?.etag ?? null);
    await expect(site.edit((map) => map)).rejects.toThrow(
      'maps/production/map.json in the store is not signed, so it is not used',
    );
  });
});

describe('settings', () => {
  it('bring a new merchant its page, and take one that goes its page away', async () => {
    const site = await fixtureSite();
    await saveSettings(site.store, 'production', settingsFixture(['aurora', 'lotus']));
    expect(await page(site, 'lotus')).toContain('<title>Lotus</title>');
    expect(await site.store.list('pages/')).toHaveLength(4);
  });

  it.each([
    [
      'Overrides of versions, and origins for them, are never allowed in production',
      settingsFixture(['aurora', 'bahari'], { allowsOverrides: true }),
    ],
    ['assetsBase', settingsFixture(['aurora', 'bahari'], { assetsBase: 'https://files.example/r' })],
    [
      'another code than its own',
      { ...settingsFixture([]), merchants: { lotus: settingsFixture(['aurora']).merchants['aurora'] } },
    ],
    ['production has no merchant bahari', settingsFixture(['aurora'])],
  ])('are refused: %s', async (sentence, settings) => {
    const site = await fixtureSite();
    await site.edit((map) => pin(map, 'bahari', 'mfe-games', '1.0.0'));
    const before = await contents(site.store);
    await expect(
      saveSettings(site.store, 'production', settings as Parameters<typeof saveSettings>[2]),
    ).rejects.toThrow(sentence);
    expect(await contents(site.store)).toEqual(before);
  });
});
