import { fixtureSite } from '../test-support/fixture-site';
import { stampOfPage, readPage, revisionOfPage } from './stored-page';

describe('a stored page', () => {
  it('is there with the name of its contents, alone', async () => {
    const site = await fixtureSite();
    const page = await readPage(site.store, 'production', 'aurora');
    expect(page?.html).toContain('data-merchant="aurora"');
    expect(page?.etag).toMatch(/^[0-9a-f]{64}$/);
    expect(await site.store.list('pages/production/')).not.toContainEqual(expect.stringContaining('headers'));
    expect(await readPage(site.store, 'production', 'nobody')).toBeNull();
  });

  it('tells the revision it was made from, and its keys', async () => {
    const site = await fixtureSite();
    const page = await readPage(site.store, 'production', 'aurora');
    expect(revisionOfPage(page?.html ?? '')).toBe(3);
    expect(stampOfPage(page?.html ?? '')?.keys).toHaveLength(1);
  });

  it.each([
    ['', null],
    ['half-way', null],
    ['<script type="application/json" id="boot">{</script>', null],
    ['<script type="application/json" id="boot">null</script>', null],
    ['<script type="application/json" id="boot">{"view":{"revision":"7"}}</script>', null],
    ['<script type="application/json" id="boot">{"view":{"revision":7}}</script>', 7],
  ])('%j is of revision %s', (html, revision) => expect(revisionOfPage(html)).toBe(revision));
});
