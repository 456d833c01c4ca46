import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { PreviewSite } from 'delivery/preview/preview-site';
import { contentsOf } from 'release-cli/test-support/run-mfe';
import { serverBeside } from '../server/preview-host';
import { PUBLIC_ADDRESS, testConsole, type Someone, type TestConsole } from '../test-support/console-client';
import { settingsSite, type PeopleSite } from '../test-support/people-site';
import { previewDomain, PreviewPlaces } from './preview-places';
import { PreviewShelf } from './preview-shelf';

let site: PeopleSite;
let desk: TestConsole;
let rita: Someone;
let server: Server;

beforeEach(async () => {
  site = await settingsSite();
  desk = await testConsole(site);
  rita = await desk.as('rita');
  const previews = new PreviewSite({ store: site.site.store, environment: 'production', console: PUBLIC_ADDRESS });
  server = serverBeside({ ...desk.previews, site: previews }, (_request, response) => response.end('the console'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => server.close());

/** The addresses of the frames of a page. */
function framesOf(text: string): readonly URL[] {
  return [...text.matchAll(/<iframe\s+src="([^"]+)"/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  );
}

/** What a frame of the console gets at an address of a preview. */
function seen(host: string, path: string): Promise<string> {
  return new Promise((done, fail) => {
    const { port } = server.address() as AddressInfo;
    const headers = { host, 'sec-fetch-dest': 'iframe' };
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () => done(text));
    });
    asked.on('error', fail);
    asked.end();
  });
}

function pageAt({ searchParams }: URL): string {
  return `${searchParams.get('to') ?? ''}?preview=${searchParams.get('preview') ?? ''}`;
}

const GREEN = { merchant: 'aurora', hue: '150', step: 'preview' };

describe('six screens of a merchant', () => {
  it('are shown in both themes before a brand is written, each theme at an origin of its own', async () => {
    const before = await contentsOf(site.site.store);
    const { text, headers } = await rita.post('/releases/do/merchant-brand', GREEN);
    const frames = framesOf(text);
    expect(frames.map(({ searchParams }) => searchParams.get('to'))).toEqual(
      ['home', 'gameList', 'activity', 'login', 'register', 'help'].flatMap((name) => [`/m/${name}`, `/m/${name}`]),
    );
    const hosts = [...new Set(frames.map(({ host }) => host))];
    expect(hosts).toEqual([
      expect.stringMatching(/^dark-[0-9a-f]{32}\.localhost:4500$/),
      expect.stringMatching(/^light-[0-9a-f]{32}\.localhost:4500$/),
    ]);
    expect(headers['content-security-policy']).toContain('frame-src http://*.localhost:4500;');
    const [first] = frames;
    if (first === undefined) throw new Error('there is no frame');
    const now = (await rita.get('/releases/merchants/aurora/screens')).text;
    const [written] = framesOf(now);
    if (written === undefined) throw new Error('there is no frame of what is written');
    const [green, purple] = [await seen(first.host, pageAt(first)), await seen(written.host, pageAt(written))];
    const colour = /name="theme-color" content="([^"]+)"/;
    for (const page of [green, purple]) expect(page).toContain('data-merchant="aurora"');
    expect(colour.exec(green)?.[1]).not.toBe(colour.exec(purple)?.[1]);
    expect(await seen(first.host, `${first.pathname}${first.search}`)).toContain('\'theme\', "dark"');
    expect(await contentsOf(site.site.store)).toEqual(before);
  });

  it('are shown of a merchant that is not there yet, and say where their calls go', async () => {
    const form = {
      code: 'palm',
      name: 'Palm',
      like: 'aurora',
      'api-origin': 'https://api.palm.example',
      step: 'preview',
    };
    const { text } = await rita.post('/releases/do/merchant-create', form);
    expect(text).toContain('<bdi>https://api.palm.example</bdi>');
    const [first] = framesOf(text);
    expect(await seen(first?.host ?? '', pageAt(first ?? new URL('http://x')))).toContain('data-merchant="palm"');
  });

  it('are not shown where nobody gets to see them', async () => {
    expect(
      framesOf((await rita.post('/releases/do/merchant-close', { merchant: 'aurora', step: 'preview' })).text),
    ).toEqual([]);
    expect(framesOf((await rita.post('/releases/do/merchant-brand', { ...GREEN, hue: '999' })).text)).toEqual([]);
  });

  it('are larger for whoever asked for them, and for nobody else, and end with the session', async () => {
    const { text } = await rita.post('/releases/do/merchant-brand', GREEN);
    const address = /href="(\/releases\/previews\/[0-9a-f]{32}\?screen=login)"/.exec(text)?.[1] ?? '';
    expect(framesOf((await rita.get(address)).text).map(({ searchParams }) => searchParams.get('to'))).toEqual([
      '/m/login',
      '/m/login',
    ]);
    expect((await (await desk.as('ada')).get(address)).status).toBe(404);
    expect((await desk.stranger.get(address)).status).toBe(303);
    const [first] = framesOf(text);
    if (first === undefined) throw new Error('there is no frame');
    await rita.post('/releases/sign-out', {});
    expect(await seen(first.host, pageAt(first))).toBe('This preview has ended: open it again in the console\n');
    expect(await seen('localhost:4500', '/m/home')).toBe('the console');
  });
});

describe('a preview', () => {
  it('ends after a quarter of an hour, and before it where somebody makes more than four', () => {
    let now = 0;
    const shelf = new PreviewShelf(() => now);
    const preview = { shown: {}, backEnd: {} } as never;
    const kept = [1, 2, 3, 4, 5].map(() => shelf.keep('rita', preview).id);
    const other = shelf.keep('ada', preview);
    expect(kept.map((id) => shelf.get(id) !== null)).toEqual([false, true, true, true, true]);
    now = 15 * 60_000;
    expect([shelf.get(kept[4] ?? ''), shelf.get(other.id)]).toEqual([null, null]);
  });

  it('has a name of its own under the domain, and no other name is one', () => {
    const places = new PreviewPlaces('https://releases.example', 'preview.example');
    const id = 'ab'.repeat(16);
    expect(places.originOf(id, 'light')).toBe(`https://light-${id}.preview.example`);
    expect(places.previewOf(`LIGHT-${id}.preview.example`)).toEqual({ id, theme: 'light' });
    for (const host of [
      `${id}.preview.example`,
      `light-${id}.evil.example`,
      'preview.example',
      `a.light-${id}.preview.example`,
      undefined,
    ])
      expect([host, places.previewOf(host)]).toEqual([host, null]);
    expect(previewDomain('https://releases.example', undefined)).toBeNull();
    expect(previewDomain('http://localhost:4500', undefined)).toBe('localhost');
  });
});
