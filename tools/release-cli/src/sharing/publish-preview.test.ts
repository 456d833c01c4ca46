/** @jest-environment node */
import { previewFile, previewHash } from 'shared-contracts/release/preview';
import { readShareToken, type ShareOutcome } from 'shared-contracts/release/share-token';
import { setDefault } from '../edits/edits';
import { presentRing } from '../trust/trust';
import { contentsOf } from '../test-support/run-mfe';
import { fixture, settingsFixture, writeFixture, type FixtureOptions } from '../test-support/fixture-dist';
import { signedStore } from '../test-support/fixture-site';
import { saveSettings } from '../test-support/save-settings';
import { DAY_MS, TimedSite } from '../test-support/timed-site';
import { fileKey, PREVIEWS_PREFIX } from '../store/keys';
import { publishPreview, type PreviewRequest, type PublishedPreview } from './publish-preview';
import { makeShareToken } from './share-link';

/** A staging site with host and games, where overrides are allowed, and a production where they are not. */
async function stagingSite(): Promise<TimedSite> {
  const { store } = await signedStore(['production', 'staging']);
  const site = new TimedSite(store);
  const codes = ['aurora', 'bahari'];
  await saveSettings(store, 'production', settingsFixture(codes), { now: site.now() });
  await saveSettings(store, 'staging', settingsFixture(codes, { allowsOverrides: true }), { now: site.now() });
  for (const name of ['host-shell', 'mfe-games'] as const) await site.publish(name, '1.0.0', '1.0.0', ['staging']);
  await site.edit((map) => setDefault(setDefault(map, 'host-shell', '1.0.0'), 'mfe-games', '1.0.0'), 'staging');
  return site;
}

/** Puts a build of games 1.0.0 with other texts there: the version of a change is that of the release before it. */
async function preview(
  site: TimedSite,
  options: FixtureOptions = {},
  changes: Partial<PreviewRequest> = {},
): Promise<PublishedPreview> {
  return publishPreview({
    store: site.store,
    environment: 'staging',
    merchant: 'aurora',
    life: 3 * DAY_MS,
    now: site.now(),
    dist: await writeFixture(fixture('mfe-games', '1.0.0', { text: 'a change', ...options })),
    expects: 'mfe-games',
    author: 'tester',
    dryRun: false,
    report: () => undefined,
    ...changes,
  });
}

/** What a page of a merchant makes of a link, so many days later. */
async function opened(site: TimedSite, token: string, merchant = 'aurora', days = 0): Promise<ShareOutcome> {
  const keys = (await presentRing(site.store.trust, 'staging'))?.keys ?? [];
  const now = new Date(site.now().getTime() + days * DAY_MS);
  return readShareToken(token, { environment: 'staging', merchant, keys, subtle: crypto.subtle, now });
}

const CHANGED = fixture('mfe-games', '1.0.0', { text: 'a change' }).descriptor;

it('is in the store as a whole, and no map and no page changes', async () => {
  const site = await stagingSite();
  const before = await contentsOf(site.store);
  const { version } = await preview(site);
  const after = await contentsOf(site.store);
  expect(version).toMatch(/^1\.0\.0-preview-[0-9a-f]{12}$/);
  expect(after).toMatchObject(before);
  const added = Object.keys(after).filter((key) => before[key] === undefined);
  const descriptor = fileKey('mfe-games', previewFile(previewHash(version) ?? ''));
  expect(added.filter((key) => !key.startsWith(PREVIEWS_PREFIX)).toSorted()).toEqual(
    [
      descriptor,
      ...CHANGED.files.map(({ name }) => fileKey('mfe-games', name)).filter((key) => before[key] === undefined),
    ].toSorted(),
  );
  const stored = await site.store.get(descriptor);
  expect(JSON.parse(new TextDecoder().decode(stored?.bytes))).toEqual(JSON.parse(JSON.stringify(CHANGED)));
});

it('is shown by a link at one merchant’s site, for its time', async () => {
  const site = await stagingSite();
  const { version, until, link } = await preview(site);
  expect(until).toBe(new Date(site.now().getTime() + 3 * DAY_MS).toISOString());
  expect(await opened(site, link.token)).toMatchObject({
    status: 'good',
    overrides: { merchant: 'aurora', versions: { 'mfe-games': version }, expiresAt: until },
  });
  const forged = `${link.token.slice(0, -9)}${link.token.at(-9) === 'A' ? 'B' : 'A'}${link.token.slice(-8)}`;
  expect(await opened(site, link.token, 'bahari')).toEqual({ status: 'refused', fault: 'other site' });
  expect(await opened(site, link.token, 'aurora', 4)).toEqual({ status: 'refused', fault: 'expired' });
  expect(await opened(site, forged)).toEqual({ status: 'refused', fault: 'unsigned' });
});

it('can be shared again while it is kept, and where it is for', async () => {
  const site = await stagingSite();
  const { version } = await preview(site);
  const share = (changes: object = {}) =>
    makeShareToken({
      store: site.store,
      environment: 'staging',
      merchant: 'bahari',
      versions: { 'mfe-games': version },
      life: DAY_MS,
      now: site.now(),
      ...changes,
    });
  expect(await opened(site, (await share()).token, 'bahari')).toMatchObject({ status: 'good' });
  await expect(share({ versions: { 'mfe-games': '1.0.0-preview-0123456789ab' } })).rejects.toThrow('do not carry');
  site.pass(3);
  await expect(share()).rejects.toThrow(`The pages of staging do not carry mfe-games ${version}`);
});

it('goes with the collection after its time, with what nothing else needs', async () => {
  const site = await stagingSite();
  const before = await site.store.list('');
  await preview(site);
  const added = (await site.store.list('')).filter((key) => !before.includes(key));
  await site.collect();
  site.pass(2);
  expect((await site.collect()).marked).toEqual({});
  site.pass(2);
  expect(Object.keys((await site.collect()).marked).toSorted()).toEqual(added.toSorted());
  site.pass(30);
  expect((await site.collect()).removed.toSorted()).toEqual(added.toSorted());
  expect(await site.store.list('')).toEqual(expect.arrayContaining([...before]));
});

it('is kept until the later of two moments, where it is put there twice', async () => {
  const site = await stagingSite();
  const long = await preview(site, {}, { life: 20 * DAY_MS });
  const { version } = await preview(site);
  expect(version).toBe(long.version);
  site.pass(10);
  expect((await site.collect()).marked).toEqual({});
});

it('comes back in a collection that had marked it', async () => {
  const site = await stagingSite();
  await preview(site);
  site.pass(4);
  expect(Object.keys((await site.collect()).marked)).not.toEqual([]);
  await preview(site);
  site.pass(1);
  expect(await site.collect()).toMatchObject({ marked: {}, removed: [] });
});

it.each<[string, FixtureOptions, Partial<PreviewRequest>, RegExp]>([
  ['where overrides are not allowed', {}, { environment: 'production' }, /^production does not allow overrides/],
  ['at a merchant that there is not', {}, { merchant: 'citra' }, /^staging has no merchant citra/],
  ['for longer than 30 days', {}, { life: 31 * DAY_MS }, /^A link is good for at most 30 days$/],
  ['of the host', {}, { expects: 'host-shell' }, /^host-shell has no preview/],
  ['of another package', {}, { expects: 'mfe-agent' }, /holds a build of mfe-games, not of mfe-agent$/],
  ['that fits no host', { requires: { react: '^20.0.0' } }, {}, /needs react \^20\.0\.0/],
  ['that states no capabilities', { capabilities: null }, {}, /capabilities/],
])('is refused %s, and nothing is stored', async (_what, options, changes, sentence) => {
  const site = await stagingSite();
  const before = await contentsOf(site.store);
  await expect(preview(site, options, changes)).rejects.toThrow(sentence);
  expect(await contentsOf(site.store)).toEqual(before);
});

it('may leave a path behind, and is only looked at in a dry run', async () => {
  const site = await stagingSite();
  const before = await contentsOf(site.store);
  expect(await preview(site, { routes: [] }, { dryRun: true })).toMatchObject({ name: 'mfe-games' });
  expect(await contentsOf(site.store)).toEqual(before);
  await preview(site, { routes: [] });
});
