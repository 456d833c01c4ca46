import { publishDist } from 'release-cli/publish/publish';
import { SOURCE_MAPS_PREFIX } from 'release-cli/store/keys';
import { writeMapped } from 'release-cli/test-support/mapped-dist';
import { ask } from '../test-support/ask';
import { closeAll, deliveredSite } from '../test-support/delivered-site';

afterEach(closeAll);

it('source maps are given out at no address', async () => {
  const site = await deliveredSite();
  const { folder, file } = await writeMapped('mfe-games', '1.1.0');
  await publishDist({ store: site.store, dist: folder, environments: ['production'], author: 'tester' });
  const keys = await site.store.list(SOURCE_MAPS_PREFIX);
  expect(keys).toHaveLength(2);
  const script = `/r/mfe-games/${file}`;
  expect((await ask(site.url, script)).status).toBe(200);
  for (const key of [...keys, ...keys.map((inner) => `r/${inner}`)])
    expect([key, (await ask(site.url, `/${key}`)).status]).toEqual([key, 404]);
  expect((await ask(site.url, `${script}.map`)).status).toBe(404);
});
