import type { Rollout } from 'shared-contracts/release/release-map';
import { applyEdit } from '../change/apply-edit';
import { setDefault } from '../edits/edits';
import { MAP_DOCUMENT, readMap } from '../map/read-map';
import { mapKey, settingsKey } from '../store/keys';
import { readText } from '../store/store';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { runMfe } from '../test-support/run-mfe';
import { sealDocument } from '../trust/signed-document';
import { unreadFields } from './unread-fields';

type Fields = Readonly<Record<string, unknown>>;

/** Signs and stores a document of the environment with more in it than these tools know. */
async function writeNewer(
  { store }: FixtureSite,
  part: 'map' | 'settings',
  change: (content: Fields) => Fields,
): Promise<void> {
  const key = (part === 'map' ? mapKey : settingsKey)('production');
  const found = await readText(store, key);
  if (found === null) throw new Error(`${key} is missing`);
  const { signatures: _signatures, ...content } = JSON.parse(found.text) as Fields;
  await store.replace(key, await sealDocument(store, 'production', part, change(content)), found.etag);
}

const rollout = (more: Fields): Rollout & Fields => ({ package: 'mfe-games', version: '1.0.0', percent: 5, ...more });

describe('a write over what a newer mfe has written', () => {
  it.each([
    ['a field of the map', (map: Fields) => ({ ...map, tides: { high: 1 } }), 'tides'],
    [
      'a field of a rollout',
      (map: Fields) => ({ ...map, rollouts: [rollout({}), rollout({ moon: 'full' })] }),
      'rollouts.1.moon',
    ],
  ])('is refused where it would drop %s, and nothing is written', async (_what, change, field) => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    await writeNewer(site, 'map', change);
    const { map } = await readMap(site.store, 'production');
    await expect(site.edit((present) => setDefault(present, 'mfe-games', '1.1.0'))).rejects.toThrow(
      `"${field}" in the map of production is nothing this mfe knows, and it would be dropped: write with the newer mfe that wrote it`,
    );
    expect((await readMap(site.store, 'production')).map).toEqual(map);
  });

  it('is refused by the commands of a merchant, which would drop a field of the settings', async () => {
    const site = await fixtureSite();
    await writeNewer(site, 'settings', (settings) => ({ ...settings, tides: 1 }));
    const ran = await runMfe(site, ['merchant', 'close', 'bahari', '--reason', 'test']);
    expect(ran).toMatchObject({ status: 1 });
    expect(ran.error).toContain('"tides" in the settings is nothing this mfe knows');
  });

  it('does not happen in a map that these tools wrote', async () => {
    const site = await fixtureSite();
    const text = (await readText(site.store, mapKey('production')))?.text ?? '';
    const { signatures: _signatures, ...content } = JSON.parse(text) as Fields;
    expect(unreadFields(content, MAP_DOCUMENT.contentOf((await readMap(site.store, 'production')).map))).toEqual([]);
    await applyEdit({
      store: site.store,
      environment: 'production',
      author: 'tester',
      reason: 'test',
      edit: (map) => setDefault(map, 'mfe-games', '1.0.0'),
    });
  });
});
