import { setDefault } from '../edits/edits';
import { MAP_DOCUMENT } from '../map/read-map';
import { readSite } from '../page/site-state';
import { storeRevision } from '../revisions/write-revision';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { runMfe } from '../test-support/run-mfe';
import { sealDocument } from '../trust/signed-document';
import { verifyStore } from '../verify/verify-store';
import { planChange } from './plan-change';

const PROMOTE = ['promote', 'mfe-games', '1.1.0'];

/** A site whose newest map was written by a process that was killed before it came to the pages. */
async function brokenOff(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  const { store } = site;
  const present = await readSite(store, 'production');
  const plan = await planChange(present, {
    edit: (map) => setDefault(map, 'mfe-games', '1.1.0'),
    author: 'tester',
    reason: 'test',
    moment: new Date(),
  });
  await storeRevision(store, MAP_DOCUMENT, present.map, await sealDocument(store, 'production', 'map', plan.map));
  return site;
}

describe('a write that was killed between map and pages', () => {
  it('is found by a check, which names the remedy', async () => {
    const { problems } = await verifyStore((await brokenOff()).store, 'production');
    const remedy = 'run "mfe verify --pages --env production"';
    expect(problems).toContain(`The page of aurora is not that of revision 5: ${remedy}`);
  });

  it.each([[PROMOTE], [['tick']], [['verify', '--pages']]])('is finished by %j', async (words) => {
    const site = await brokenOff();
    expect(await runMfe(site, words)).toMatchObject({ status: 0, error: '' });
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  it('is told by the same command again, once', async () => {
    const site = await brokenOff();
    const told = 'Renewed what an earlier write had left undone: 2 pages.';
    expect((await runMfe(site, [...PROMOTE, '--dry-run'])).out).not.toContain(told);
    expect((await runMfe(site, PROMOTE)).out).toContain(told);
    expect((await runMfe(site, PROMOTE)).out).toBe('Nothing to do: it is so already.');
  });
});
