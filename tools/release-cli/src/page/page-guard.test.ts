import { setDefault } from '../edits/edits';
import { mapKey, pageKey } from '../store/keys';
import { bytesOf, readText } from '../store/store';
import { emptySite, fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { PageGuard } from './page-guard';

const AURORA = pageKey('production', 'aurora');

async function put(site: FixtureSite, key: string, text: string): Promise<void> {
  await site.store.replace(key, bytesOf(text), (await site.store.get(key))?.etag ?? null);
}

async function textOf(site: FixtureSite, key: string): Promise<string> {
  return (await readText(site.store, key))?.text ?? '';
}

function guardOf(site: FixtureSite): { readonly guard: PageGuard; readonly reported: string[] } {
  const reported: string[] = [];
  return { guard: new PageGuard(site.store, 'production', (line) => reported.push(line)), reported };
}

describe('the guard of pages', () => {
  it('hands out what the signed map yields, and follows every write', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const { guard, reported } = guardOf(site);
    const first = await guard.page('aurora');
    expect(first?.html).toBe(await textOf(site, AURORA));
    expect(await guard.page('aurora')).toEqual(first);
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    const second = await guard.page('aurora');
    expect(second?.html).toBe(await textOf(site, AURORA));
    expect(second?.etag).not.toBe(first?.etag);
    expect(reported).toEqual([]);
  });

  it('has no page where nothing is released, or for strangers', async () => {
    const { guard } = guardOf(await emptySite());
    expect(await guard.page('aurora')).toBeNull();
    expect(await guard.page('nobody')).toBeNull();
  });

  it('refuses a page that somebody wrote into the store', async () => {
    const site = await fixtureSite();
    await put(site, AURORA, (await textOf(site, AURORA)).replace('</body>', '<p>hello</p></body>'));
    const { guard, reported } = guardOf(site);
    await expect(guard.page('aurora')).rejects.toThrow('The page of aurora is not that of revision 3');
    expect(reported).toEqual(['The page of aurora is not that of revision 3']);
    expect((await guard.page('bahari'))?.html).toContain('data-merchant="bahari"');
  });

  it('serves the last correct page while the stored one is wrong or gone, and says so once', async () => {
    const site = await fixtureSite();
    const { guard, reported } = guardOf(site);
    const right = await guard.page('aurora');
    await put(site, AURORA, 'x');
    expect(await guard.page('aurora')).toEqual(right);
    expect(await guard.page('aurora')).toEqual(right);
    await site.store.remove(AURORA);
    expect(await guard.page('aurora')).toEqual(right);
    expect(reported).toEqual([
      'The page of aurora is not that of revision 3',
      'The page of aurora is not in the store',
    ]);
  });

  it('refuses an old page of this very site', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const old = await textOf(site, AURORA);
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    await put(site, AURORA, old);
    await expect(guardOf(site).guard.page('aurora')).rejects.toThrow('is not that of revision 5');
  });

  it('refuses everything while the map itself is not believed', async () => {
    const site = await fixtureSite();
    await put(site, mapKey('production'), (await textOf(site, mapKey('production'))).replace('tester', 'me'));
    await expect(guardOf(site).guard.page('aurora')).rejects.toThrow('does not hold, so it is not used');
  });

  it('waits for a writer that has written the map and not yet the page', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const old = await textOf(site, AURORA);
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    const renewed = await textOf(site, AURORA);
    await put(site, AURORA, old);
    const { guard, reported } = guardOf(site);
    const asked = guard.page('aurora');
    await put(site, AURORA, renewed);
    expect((await asked)?.html).toBe(renewed);
    expect(reported).toEqual([]);
  });
});
