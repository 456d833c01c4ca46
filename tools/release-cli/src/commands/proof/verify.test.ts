import { join } from 'node:path';
import { settingsFixture } from '../../test-support/fixture-dist';
import { fixtureSite } from '../../test-support/fixture-site';
import { runMfe } from '../../test-support/run-mfe';
import { scratchFolder } from '../../test-support/scratch-folder';

describe('mfe verify', () => {
  it('says what is sound', async () => {
    const ran = await runMfe(await fixtureSite(), ['verify']);
    expect(ran.status).toBe(0);
    expect(ran.out).toMatch(/^Revision 3 of production, .+ is sound: 1 set, 2 releases, /m);
  });

  it('refuses an environment that the store does not have, and names those that it has', async () => {
    const site = await fixtureSite();
    const ran = await runMfe(site, ['verify', '--env', 'prodution']);
    expect(ran.status).not.toBe(0);
    expect(ran.error).toContain(
      `The store at ${join(site.home, 'store')} has no environment prodution: it has production`,
    );
  });

  it('refuses a store that is empty, and says where it is', async () => {
    const [site, other] = [await fixtureSite(), await scratchFolder()];
    const ran = await runMfe(site, ['verify', '--store', other]);
    expect(ran.status).not.toBe(0);
    expect(ran.error).toContain(`The store at ${join(other, 'store')} is empty`);
  });

  it('finds a site without merchants', async () => {
    const site = await fixtureSite(settingsFixture([]));
    const ran = await runMfe(site, ['verify']);
    expect(ran).toMatchObject({ status: 1 });
    expect(ran.out).toContain('production has no merchants: nobody is served');
  });
});
