/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMapList, readSourceMap } from '../source-maps/map-list';
import { sha256Hex } from '../store/digest';
import { mapListKey, sourceMapKey, SOURCE_MAPS_PREFIX } from '../store/keys';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { mapOf, writeMapped } from '../test-support/mapped-dist';
import { contentsOf } from '../test-support/run-mfe';
import { servedSite } from '../test-support/timed-site';
import { verifyStore } from './verify-store';
import { publishDist, type PublishResult } from '../publish/publish';

const GAMES = { name: 'mfe-games', version: '1.1.0' } as const;

const publish = ({ store }: FixtureSite, dist: string): Promise<PublishResult> =>
  publishDist({ store, dist, environments: ['production'], author: 'tester' });

it('are kept by hash, apart from the files that are served, and listed with the release', async () => {
  const site = await fixtureSite();
  const { folder, file } = await writeMapped('mfe-games', '1.1.0');
  const { sha256 } = await publish(site, folder);
  const { list } = await readMapList(site.store, GAMES);
  const text = JSON.stringify(mapOf(file));
  expect(list).toEqual({ schema: 1, release: sha256, maps: { [file]: sha256Hex(text) } });
  expect(await readSourceMap(site.store, list?.maps[file] ?? '')).toBe(text);
  expect((await site.store.list('')).filter((key) => key.includes('.map'))).toEqual([]);
  const before = await contentsOf(site.store);
  await publish(site, folder);
  expect(await contentsOf(site.store)).toEqual(before);
});

it('are kept of the first build of a release; one from before has none until it is published again', async () => {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  expect((await readMapList(site.store, GAMES)).list).toBeNull();
  const { folder, file } = await writeMapped('mfe-games', '1.1.0');
  await publish(site, folder);
  const other = await writeMapped('mfe-games', '1.1.0', { line: 'openGame(other.id);' });
  await publish(site, other.folder);
  const { list } = await readMapList(site.store, GAMES);
  expect(list?.maps).toEqual({ [file]: sha256Hex(JSON.stringify(mapOf(file))) });
});

it.each([
  ['of another file', JSON.stringify(mapOf('other.mjs'))],
  ['no map', '{"version": 2}'],
  ['no JSON', 'function () {}'],
])('are refused when one is %s, and nothing is stored', async (_what, text) => {
  const site = await fixtureSite();
  const { folder, file } = await writeMapped('mfe-games', '1.1.0');
  await writeFile(join(folder, `${file}.map`), text);
  const before = await contentsOf(site.store);
  await expect(publish(site, folder)).rejects.toThrow(
    `${join(folder, file)}.map is not the source map of ${file}: build the package again`,
  );
  expect(await contentsOf(site.store)).toEqual(before);
});

it('go with their release, and those of the others stay', async () => {
  const site = await servedSite();
  const [old, kept] = [await writeMapped('mfe-games', '1.0.0'), await writeMapped('mfe-games', '1.2.0')];
  for (const { folder } of [old, kept])
    await publishDist({ store: site.store, dist: folder, environments: ['production'], author: 't', now: site.now });
  expect(await site.store.list(SOURCE_MAPS_PREFIX)).toHaveLength(4);
  site.pass(31);
  await site.collect();
  site.pass(31);
  await site.collect();
  expect(await site.store.list(SOURCE_MAPS_PREFIX)).toEqual(
    [mapListKey('mfe-games', '1.2.0'), sourceMapKey(sha256Hex(JSON.stringify(mapOf(kept.file))))].toSorted(),
  );
});

it('are checked by verify, which says what is lost', async () => {
  const site = await fixtureSite();
  const { folder, file } = await writeMapped('mfe-games', '1.1.0');
  await publish(site, folder);
  await site.edit((map) => ({ ...map, defaults: { ...map.defaults, 'mfe-games': '1.1.0' } }));
  const key = sourceMapKey(sha256Hex(JSON.stringify(mapOf(file))));
  const sound = await verifyStore(site.store, 'production');
  expect(sound.notes.filter((note) => note.includes('source map'))).toEqual([]);
  await site.store.remove(key);
  const lost = await verifyStore(site.store, 'production');
  expect(lost.problems).toEqual(sound.problems);
  expect(lost.notes).toContain(
    `The source map of ${file} of mfe-games 1.1.0 is not in the store: mfe explain cannot read its stacks`,
  );
  await site.store.create(key, new TextEncoder().encode('{}'));
  expect((await verifyStore(site.store, 'production')).notes).toContain(
    `The source map of ${file} of mfe-games 1.1.0 is not the one that was published: mfe explain cannot read its stacks`,
  );
});
