import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readMap } from '../map/read-map';
import { readPlan } from '../key-management/manage-keys';
import { statementKey } from '../store/keys';
import { fixtureSite } from '../test-support/fixture-site';
import { waitingReleases } from './waiting-releases';

it('are those that a publisher of the environment has signed, and that its map does not know', async () => {
  const site = await fixtureSite();
  const request = { store: site.store, places: { home: site.home }, environment: 'production' };
  const release = (await readPlan(request)).keys.filter(({ role }) => role === 'release');
  // A publisher's machine has no release key.
  for (const { id } of release) await rm(join(site.home, 'keys', `production.${id}.pem`));
  await site.publish('mfe-games', '1.1.0');
  await site.publish('mfe-agent', '1.0.0-dev.1');
  await site.publish('mfe-agent', '2.0.0');
  // What vouches for another release vouches for nothing here.
  const other = await site.store.get(statementKey('mfe-games', '1.1.0'));
  const own = await site.store.get(statementKey('mfe-agent', '2.0.0'));
  await site.store.replace(statementKey('mfe-agent', '2.0.0'), other?.bytes ?? new Uint8Array(), own?.etag ?? null);
  const { map } = await readMap(site.store, 'production');
  expect(map.releases['mfe-games']?.['1.1.0']).toBeUndefined();
  expect(await waitingReleases(site.store, map)).toEqual([{ name: 'mfe-games', version: '1.1.0' }]);
});
