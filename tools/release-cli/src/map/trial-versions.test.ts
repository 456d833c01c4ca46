import { verifyStore } from '../verify/verify-store';
import { saveSettings } from '../test-support/save-settings';
import { settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe } from '../test-support/run-mfe';

const TRIAL = '3.0.0-rc.1';

/** A trial that answers none of the paths of what is served: publish refuses the same as 3.0.0. */
async function siteWithTrial(allowsTrials = false): Promise<FixtureSite> {
  const site = await fixtureSite(settingsFixture(['aurora', 'bahari'], { allowsTrials }));
  await expect(site.publish('mfe-games', '3.0.0', { routes: [] })).rejects.toThrow('by nobody with mfe-games 3.0.0');
  await site.publish('mfe-games', TRIAL, { routes: [] });
  return site;
}

describe('a trial version in production', () => {
  it.each([
    `promote mfe-games ${TRIAL}`,
    `canary mfe-games ${TRIAL} --percent 1`,
    `canary mfe-games ${TRIAL} --merchants bahari`,
    `canary mfe-games ${TRIAL} --steps 5,100 --every 2h`,
    `pin bahari mfe-games ${TRIAL}`,
  ])('is refused at %s, and nothing is written', async (line) => {
    const site = await siteWithTrial();
    const before = await contentsOf(site.store);
    const { status, error } = await runMfe(site, line.split(' '));
    expect(status).toBe(1);
    expect(error).toContain(`mfe-games ${TRIAL} is a trial version, which publish did not hold against what is served`);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('is refused at a rollback to the time when the settings took it, and verify tells of what is served', async () => {
    const site = await siteWithTrial(true);
    expect((await runMfe(site, ['promote', 'mfe-games', TRIAL, '--allow-gap', '/m/mfe-games'])).status).toBe(0);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
    await saveSettings(site.store, 'production', settingsFixture(['aurora', 'bahari']));
    const { problems } = await verifyStore(site.store, 'production');
    expect(problems).toEqual([expect.stringContaining(`mfe-games ${TRIAL} is a trial version`)]);
    expect((await runMfe(site, ['promote', 'mfe-games', '1.0.0'])).status).toBe(0);
    for (const line of ['rollback mfe-games', 'rollback --last', 'rollback --to 5'])
      expect((await runMfe(site, line.split(' '))).error).toContain(`mfe-games ${TRIAL} is a trial version`);
  });

  it('is served where the settings say so', async () => {
    const site = await fixtureSite(settingsFixture(['aurora', 'bahari'], { allowsTrials: true }));
    await site.publish('mfe-games', TRIAL);
    expect((await runMfe(site, ['promote', 'mfe-games', TRIAL])).status).toBe(0);
  });
});
