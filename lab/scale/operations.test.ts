import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMap } from 'release-cli/map/read-map';
import { readSettings } from 'release-cli/settings/settings';
import { OPERATIONS } from './operations';
import { ENVIRONMENT, openSite, sectionName, VERSIONS, writeSite } from './written-site';

describe('a written site', () => {
  let home = '';
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'scale-'));
    await writeSite(home, { merchants: 12, sections: 2 });
  });
  afterAll(() => rm(home, { recursive: true }));

  it('is sound, and stays so after all that is measured', async () => {
    const store = openSite(home);
    await OPERATIONS.verify(store);
    await OPERATIONS.promote(store);
    await OPERATIONS.pin(store);
    await OPERATIONS.settings(store);
    await OPERATIONS.everySetting(store);
    await OPERATIONS.verify(store);
    const { map } = await readMap(store, ENVIRONMENT);
    expect(map.defaults[sectionName(0)]).toBe(VERSIONS.next);
    expect(map.pins['merchant-1']).toEqual({ [sectionName(1)]: VERSIONS.pinned });
    const settings = (await readSettings(store, ENVIRONMENT))?.settings;
    expect([settings?.assetsBase, settings?.merchants['merchant-1']?.brand.hue]).toEqual([
      'https://files.example/r/',
      123,
    ]);
  });
});
