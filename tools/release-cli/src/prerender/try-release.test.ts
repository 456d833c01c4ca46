import { drawingSection, renderedSite, type RenderedSite } from '../test-support/rendered-site';
import { fixture, writeFixture } from '../test-support/fixture-dist';
import { contentsOf, runMfe } from '../test-support/run-mfe';
import { tryRelease } from './try-release';

let site: RenderedSite;
beforeEach(async () => {
  site = await renderedSite();
});
afterEach(() => site.gateway.close());

const tried = async (draw: string | null): Promise<readonly string[]> => {
  await site.publish('mfe-games', '1.1.0', draw === null ? {} : { server: drawingSection(draw) });
  const before = await contentsOf(site.store);
  const { store, gateway } = site;
  const name = 'mfe-games';
  const lines = await tryRelease({ store, environment: 'production', name, version: '1.1.0', site: gateway.url });
  // Nobody is served it: nothing changes.
  expect(await contentsOf(store)).toEqual(before);
  return lines;
};

it('says nothing of a release that can be rendered', async () => {
  await site.prerender();
  expect(await tried('(names) => `<p>${names}</p>`')).toEqual([]);
});

it.each([
  ['throws', '() => { throw new Error("no luck") }', 'no luck'],
  ['needs the DOM', '() => document.title', 'document is not defined'],
  ['writes a script', '() => "<script>alert(1)</script>"', 'the element script'],
  ['has no module for servers', null, 'mfe-games has no module for servers'],
])('says of a release that %s which page it leaves with its skeleton', async (_what, draw, why) => {
  await site.prerender();
  const [line = '', ...others] = await tried(draw);
  expect(line).toContain('With mfe-games 1.1.0, home begins with its skeleton in production: ');
  expect(line).toContain(why);
  expect(others).toEqual([]);
});

it('is told by the command that publishes', async () => {
  await site.prerender();
  const dist = await writeFixture(fixture('mfe-games', '1.1.0', { server: drawingSection('() => window.name') }));
  const variables = { MFE_HEALTH_URL: site.gateway.url };
  const { status, out } = await runMfe(site, ['publish', 'mfe-games', '--dist', dist], { variables });
  expect(status).toBe(0);
  expect(out).toContain(
    'Note: With mfe-games 1.1.0, home begins with its skeleton in production: window is not defined',
  );
});

it('renders the pages that a promotion changes, with the gateway of the site', async () => {
  await site.publish('mfe-games', '1.1.0', { server: drawingSection('(names) => `<p>New: ${names}</p>`') });
  const variables = { MFE_HEALTH_URL: site.gateway.url };
  const { status } = await runMfe(site, ['promote', 'mfe-games', '1.1.0', '--reason', 'new'], { variables });
  expect(status).toBe(0);
  const documents = (await site.store.list('pages/production/')).filter((key) => key.endsWith('.home.html'));
  expect(documents).toEqual(['pages/production/aurora.home.html', 'pages/production/bahari.home.html']);
});
