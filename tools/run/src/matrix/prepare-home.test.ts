import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readMap } from 'release-cli/map/read-map';
import { verifyStore } from 'release-cli/verify/verify-store';
import { saveSettings } from 'release-cli/test-support/save-settings';
import { settingsFixture } from 'release-cli/test-support/fixture-dist';
import { fixtureSite } from 'release-cli/test-support/fixture-site';
import { contentsOf } from 'release-cli/test-support/run-mfe';
import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { prepareHome } from './prepare-home';

describe('a copy in which one set is proven', () => {
  it('serves that set to everybody without any private key of the original, which is only read', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const demands = { requiredSuites: ['composed'], requiresProvenance: true };
    await saveSettings(site.store, 'production', settingsFixture(['aurora'], demands));
    await rm(join(site.home, 'keys'), { recursive: true });
    const before = await contentsOf(site.store);
    const versions = { 'host-shell': '1.0.0', 'mfe-games': '1.1.0' } as const;
    const home = await prepareHome(site, 'production', versions, await scratchFolder());
    const copy = openTrustedStore(undefined, { home, environment: {} });
    expect((await readMap(copy, 'production')).map).toMatchObject({ defaults: versions, author: 'matrix' });
    expect((await verifyStore(copy, 'production')).problems).toEqual([]);
    expect(await contentsOf(site.store)).toEqual(before);
  });
});
