import { readMap } from '../../map/read-map';
import { emptySite, fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';
import { setDefault } from '../../edits/edits';
import { setSwitch } from '../../edits/layer-edits';

const mfe = async (site: FixtureSite, words: string): Promise<Ran> => runMfe(site, words.split(' '));

/** A refusal that names who loses what and the way, and of which nothing was written. */
async function expectAsked(site: FixtureSite, words: string, sentence: string, option: string): Promise<void> {
  const before = await contentsOf(site.store);
  const ran = await mfe(site, words);
  expect(ran.status).toBe(1);
  expect(ran.error).toContain(sentence);
  expect(ran.error).toContain(`Where that is meant, add: --allow-empty ${option}`);
  expect(await contentsOf(site.store)).toEqual(before);
  expect(await mfe(site, `${words} --allow-empty ${option}`)).toMatchObject({ status: 0, error: '' });
}

/** Games for one merchant alone, by its pin. */
async function pinnedSite(): Promise<FixtureSite> {
  const site = await emptySite();
  await site.publish('host-shell', '1.0.0');
  await site.publish('mfe-games', '1.0.0');
  await site.edit((map) => setDefault(map, 'host-shell', '1.0.0'));
  await mfe(site, 'pin bahari mfe-games 1.0.0');
  return site;
}

describe('a write that leaves a merchant without a package', () => {
  const lost = 'bahari would be left without mfe-games';

  it('is refused where it takes the map back', async () => {
    const site = await fixtureSite();
    const words = 'rollback --to 2 --allow-empty mfe-games';
    await expectAsked(site, words, 'aurora, bahari would be left without host-shell', 'host-shell');
  });

  it.each(['unpin bahari mfe-games', 'revoke mfe-games 1.0.0'])('is refused where a pin ends: %s', async (words) => {
    await expectAsked(await pinnedSite(), words, lost, 'mfe-games');
  });

  it('is refused where the rollout of a first version ends, which told who gets it', async () => {
    const site = await pinnedSite();
    await mfe(site, 'unpin bahari mfe-games --allow-empty mfe-games');
    const canary = await mfe(site, 'canary mfe-games 1.0.0 --merchants bahari --percent 100');
    expect(canary).toMatchObject({ status: 0, error: '' });
    expect(canary.out).toMatch(/^bahari\s+mfe-games\s+nothing\s+1\.0\.0 \(rollout\)$/m);
    await expectAsked(site, 'canary end mfe-games', lost, 'mfe-games');
  });

  it('is refused where the section is switched off as well: it could not be switched on again', async () => {
    const site = await pinnedSite();
    await site.edit((map) => setSwitch(map, { package: 'mfe-games', message: { EN: 'Back soon' } }));
    await expectAsked(site, 'unpin bahari mfe-games', lost, 'mfe-games');
    expect(await mfe(site, 'switch mfe-games on')).toMatchObject({ status: 0, error: '' });
  });

  it.each(['settings edit --remove sections.mfe-games', 'settings edit sections={}'])(
    'is refused where the environment admits the section no longer: %s',
    async (words) => {
      const sentence = 'aurora, bahari would be left without mfe-games';
      await expectAsked(await fixtureSite(), words, sentence, 'mfe-games');
    },
  );

  it('is refused where the settings lose a merchant that is served', async () => {
    const sentence = 'bahari would be no merchant of production any more';
    await expectAsked(await fixtureSite(), 'settings edit --remove merchants.bahari', sentence, 'bahari');
  });

  it('is refused where the settings go back to before a merchant', async () => {
    const site = await fixtureSite();
    const shown = JSON.parse((await mfe(site, 'settings show')).out) as { merchants: Record<string, object> };
    const palm = { ...shown.merchants['aurora'], code: 'palm', trialMerchantCode: 'palm-trial' };
    const added = await runMfe(site, ['settings', 'edit', `merchants.palm=${JSON.stringify(palm)}`]);
    expect(added).toMatchObject({ status: 0, error: '' });
    await expectAsked(site, 'settings rollback --last', 'palm would be no merchant of production any more', 'palm');
  });

  it('is not asked about what nobody was served', async () => {
    const site = await emptySite();
    expect(await mfe(site, 'settings edit --remove merchants.bahari')).toMatchObject({ status: 0, error: '' });
    expect((await readMap(site.store, 'production')).map.revision).toBe(0);
  });
});
