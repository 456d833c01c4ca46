import { pin, setDefault } from '../edits/edits';
import { setSwitch } from '../edits/layer-edits';
import { readSite } from '../page/site-state';
import { readPage } from '../page/stored-page';
import { publishDist } from '../publish/publish';
import { mapKey } from '../store/keys';
import { readText } from '../store/store';
import { fixture, writeFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf } from '../test-support/run-mfe';
import { sealDocument } from '../trust/signed-document';
import { verifyStore } from '../verify/verify-store';
import { commit } from './commit';
import { planChange, type ChangePlan, type SiteEdit } from './plan-change';

const SILENT = (): void => undefined;

async function planOf({ store }: FixtureSite, edit: SiteEdit): Promise<ChangePlan> {
  const site = await readSite(store, 'production');
  return planChange(site, { edit, author: 'tester', reason: 'test', moment: new Date() });
}

async function commitTo({ store }: FixtureSite, plan: ChangePlan): Promise<void> {
  await commit(plan, await sealDocument(store, 'production', 'map', plan.map), new Date(), SILENT);
}

describe('a plan that leaves merchants without a package', () => {
  const without: SiteEdit = (map) => ({ ...map, defaults: {}, pins: {}, rollouts: [] });
  const empty = ['mfe-games', 'host-shell', 'mfe-account', 'mfe-agent', 'mfe-messaging', 'mfe-promotions'];

  it('is refused, and names merchants, packages and the way', async () => {
    const { refusal, pages } = await planOf(await fixtureSite(), without);
    expect(refusal?.message).toContain('aurora, bahari would be left without host-shell');
    expect(refusal?.message).toContain('Where that is meant, add: --allow-empty host-shell');
    expect(pages).toBeNull();
  });

  it('is made where it says so', async () => {
    const site = await readSite((await fixtureSite()).store, 'production');
    const request = { edit: without, author: 'tester', reason: 'test', moment: new Date() };
    const plan = await planChange(site, { ...request, allowed: { gaps: [], isOverBudget: false, empty } });
    expect(plan.refusal).toBeNull();
  });

  it('may switch one off instead, which says so to players', async () => {
    const off: SiteEdit = (map) => setSwitch(map, { package: 'mfe-games', message: { EN: 'Back soon' } });
    expect((await planOf(await fixtureSite(), off)).refusal).toBeNull();
  });
});

describe('a plan', () => {
  it('is of this state: the map, who gets what and the pages, and nothing is written', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const before = await contentsOf(site.store);
    const edit: SiteEdit = (map) => pin(map, 'bahari', 'mfe-games', '1.1.0');
    const plan = await planOf(site, edit);
    expect(plan).toMatchObject({ isChange: true, refusal: null, map: { revision: 5, reason: 'test' } });
    expect(plan.preview.map(({ merchant, package: name }) => [merchant, name])).toEqual([['bahari', 'mfe-games']]);
    expect(plan.pages?.merchants.map(({ code }) => code)).toEqual(['bahari']);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('is what is committed, page for page', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const plan = await planOf(site, (map) => setDefault(map, 'mfe-games', '1.1.0'));
    await commitTo(site, plan);
    const { keys } = plan.site;
    for (const merchant of plan.pages?.merchants ?? []) {
      const planned = await plan.pages?.pageOf(merchant);
      const stored = await readPage(site.store, 'production', merchant.code);
      expect(planned).toHaveProperty('stamped');
      if (planned !== null && planned !== undefined && 'stamped' in planned)
        expect(stored?.html).toBe(planned.stamped({ revision: plan.map.revision, keys }).html);
    }
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  it('of a map that another writer replaced is not committed', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const plan = await planOf(site, (map) => setDefault(map, 'mfe-games', '1.1.0'));
    await site.edit((map) => pin(map, 'bahari', 'mfe-games', '1.0.0'));
    const present = await readText(site.store, mapKey('production'));
    await expect(commitTo(site, plan)).rejects.toThrow('was written by somebody else in the meantime');
    expect(await readText(site.store, mapKey('production'))).toEqual(present);
  });

  it('says why it may not be written', async () => {
    const site = await fixtureSite();
    const unfit = fixture('mfe-games', '2.0.0', { contract: { version: '2.0.0', range: '^2.0.0' } });
    await publishDist({
      ...{ store: site.store, dist: await writeFixture(unfit), environments: ['production'], author: 'tester' },
      allowed: { isAhead: true },
    });
    const plan = await planOf(site, (map) => setDefault(map, 'mfe-games', '2.0.0'));
    expect(plan.refusal?.message).toContain(
      'mfe-games 2.0.0 needs contract ^2.0.0, host-shell 1.0.0 has 1.0.0: serve a host of contract 2.0.0 or later, or build mfe-games with contract 1.0.0',
    );
    expect(plan).toMatchObject({ lines: [], pages: null });
  });
});
