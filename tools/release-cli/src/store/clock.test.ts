import { parseFeed } from 'shared-contracts/release/feed';
import { setDefault } from '../edits/edits';
import { readMap } from '../map/read-map';
import { addRollout } from '../edits/rollout-edits';
import { runTick } from '../change/run-tick';
import { parseMoment } from '../edits/schedule';
import { applyEdit } from '../change/apply-edit';
import { collectUnused } from '../collect/collect';
import { readFeed, storeFeed } from '../page/feed-document';
import { DAY_MS, GRACE_MS } from '../test-support/timed-site';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe } from '../test-support/run-mfe';
import { settingsFixture } from '../test-support/fixture-dist';
import { saveSettings } from '../test-support/save-settings';

const away = (days: number): Date => new Date(Date.now() + days * DAY_MS);

async function siteWithNext(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  return site;
}

function writeAt(site: FixtureSite, now: Date, version = '1.1.0') {
  return applyEdit({
    store: site.store,
    environment: 'production',
    author: 'tester',
    reason: 'test',
    edit: (map) => setDefault(map, 'mfe-games', version),
    now: () => now,
  });
}

async function withRollout(): Promise<FixtureSite> {
  const site = await siteWithNext();
  const steps = [{ at: new Date(Date.now() + DAY_MS / 2).toISOString(), percent: 100 }];
  await site.edit((map) => addRollout(map, { package: 'mfe-games', version: '1.1.0', percent: 5, steps }));
  return site;
}

describe('a wrong clock', () => {
  it.each([-10, -1, 1, 400])(
    'of %d days writes no map and no settings, and the refusal has both times',
    async (days) => {
      const site = await siteWithNext();
      const before = await contentsOf(site.store);
      const now = away(days);
      const refusals = await Promise.all(
        [writeAt(site, now), saveSettings(site.store, 'production', settingsFixture(['aurora']), { now })].map(
          (write) =>
            write.then(
              () => 'written',
              (error: unknown) => String(error),
            ),
        ),
      );
      for (const refusal of refusals) {
        expect(refusal).toContain(`It is ${now.toISOString()} here, but`);
      }
      expect(await contentsOf(site.store)).toEqual(before);
    },
  );

  it('writes nothing that lies before the map, where the store tells no time', async () => {
    const site = await siteWithNext();
    Object.assign(site.store, { time: undefined });
    const { map } = await readMap(site.store, 'production');
    await expect(writeAt(site, away(-1))).rejects.toThrow(`but the last write of the map was ${map.writtenAt}`);
  });

  it('is looked for once in each write, feeds and all, and once in a tick that writes nothing', async () => {
    const site = await siteWithNext();
    let asked = 0;
    const time = site.store.time?.bind(site.store);
    Object.assign(site.store, { time: () => ((asked += 1), time?.() ?? null) });
    await writeAt(site, new Date());
    expect(asked).toBe(1);
    await saveSettings(site.store, 'production', settingsFixture(['aurora']));
    expect(asked).toBe(2);
    await runTick({ store: site.store, environment: 'production', verdictsOf: () => Promise.resolve([]) });
    expect(asked).toBe(3);
  });

  it('never lets history run backwards within what clocks may differ', async () => {
    const site = await siteWithNext();
    const { map } = await readMap(site.store, 'production');
    const written = await writeAt(site, new Date(Date.parse(map.writtenAt) - 30_000));
    expect(written.map.writtenAt).toBe(map.writtenAt);
  });

  it('makes no step of a rollout', async () => {
    const site = await withRollout();
    const before = await contentsOf(site.store);
    const ticking = runTick({
      store: site.store,
      environment: 'production',
      verdictsOf: () => Promise.resolve([]),
      now: () => away(1),
    });
    await expect(ticking).rejects.toThrow('where the store is: set the clock');
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('ends no grace of what is unused', async () => {
    const site = await siteWithNext();
    const before = await contentsOf(site.store);
    const collecting = collectUnused({
      store: site.store,
      graceMs: GRACE_MS,
      revisionsMs: GRACE_MS,
      now: () => away(40),
    });
    await expect(collecting).rejects.toThrow('where the store is: set the clock');
    expect(await contentsOf(site.store)).toEqual(before);
  });
});

describe('a release document that was expired when it was signed', () => {
  it('is mended by the command that verify names', async () => {
    const site = await fixtureSite();
    const found = await readFeed(site.store, 'production', 'aurora');
    if (found === null || 'broken' in found) throw new Error('There is no feed');
    const { view, releases, scriptIntegrity } = parseFeed(found.signed.payload);
    const signers = (await site.store.trust?.signersOf('production')) ?? [];
    await storeFeed(site.store, signers, { view, releases, scriptIntegrity }, found.etag, away(-10));
    const verified = await runMfe(site, ['verify']);
    expect(verified.status).toBe(1);
    const [, advice = ''] = /run "mfe ([^"]+)"/.exec(verified.out) ?? [];
    expect((await runMfe(site, advice.split(' '))).status).toBe(0);
    expect((await runMfe(site, ['verify'])).out).toContain('is sound');
  });
});

describe('moments', () => {
  it.each([
    '2027-02-30T10:00Z',
    '2027-04-31T10:00Z',
    '2027-02-29T10:00+02:00',
    '2027-01-01T24:00Z',
    '2027-00-10T10:00Z',
  ])('refuses %s, which is on no calendar', (text) =>
    expect(() => parseMoment(text, new Date('2026-11-01T00:00Z'))).toThrow('is not a time'),
  );

  it.each(['2028-02-29T10:00Z', '2027-12-31T23:59:59-05:00'])('takes %s', (text) => {
    expect(parseMoment(text, new Date('2026-11-01T00:00Z'))).toEqual(new Date(text));
  });
});
