import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setDefault } from '../edits/edits';
import { prerenderPages, type Prerendered, type PrerenderRequest } from '../prerender/prerender-pages';
import type { EnvironmentSettings } from '../settings/settings';
import { emptySite, type FixtureSite } from './fixture-site';

/** A host that renders home with the games of the gateway, and says of every other page that it does not. */
const HOST = `
  export const shared = { react: { version: '19' } };
  export async function renderPage({ path, answers, boot, openSection }) {
    if (path !== '/m/home') throw new Error('host-shell cannot be rendered on a server: only home is');
    const asked = [{ path: '/api/v1/games?merchant=' + boot.merchant.code, headers: { 'X-Merchant': boot.merchant.code } }];
    const games = answers[asked[0].path];
    const { draw } = await openSection('mfe-games');
    const [version] = Object.keys(boot.releases['mfe-games']);
    const [file] = boot.releases['mfe-games'][version].screens.main.styles;
    return {
      title: 'Home',
      html: games === undefined ? '' : await draw(games.value),
      styles: [{ package: 'mfe-games', version, file }],
      asked,
      pageAnswers: JSON.stringify({ answers: { games } }),
      renderedFor: JSON.stringify({ path }),
      isComplete: games !== undefined,
    };
  }
`;

/** A section that draws what the gateway sends. */
export function drawingSection(draw: string): string {
  return `import { version } from 'react';\nexport const remote = { draw: ${draw} };`;
}

/** What the section of {@link renderedSite} draws with. */
export const DRAWS_NAMES = drawingSection(
  '(names) => `<main class="mfe-games-screen" style="top:0">${names.join(", ")}</main>`',
);

/** A merchant's gateway with one call, which a test may change. */
export interface FakeGateway {
  readonly url: string;
  /** Texts of the merchants that asked, in order. */
  readonly asked: string[];
  /** Answers with this status and text from now on. */
  readonly say: (status: number, text: string) => void;
  /** Does something with the next calls, before they are answered. */
  readonly onAsked: (action: (() => Promise<void>) | null) => void;
  readonly close: () => Promise<void>;
}

/** A gateway whose games have these names. */
export async function fakeGateway(names: readonly string[]): Promise<FakeGateway> {
  const asked: string[] = [];
  let [code, body] = [200, JSON.stringify({ success: true, value: names })];
  let during: (() => Promise<void>) | null = null;
  const server: Server = createServer((request, response) => {
    asked.push(String(request.headers['x-merchant']));
    void (during?.() ?? Promise.resolve()).then(() =>
      response.writeHead(code, { 'Content-Type': 'application/json' }).end(body),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    say: (status, text) => {
      [code, body] = [status, text];
    },
    onAsked: (action) => {
      during = action;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A site whose host and section can be rendered, with its gateway. */
export interface RenderedSite extends FixtureSite {
  readonly gateway: FakeGateway;
  readonly prerender: (changes?: Partial<PrerenderRequest>) => Promise<Prerendered>;
}

/** Makes one, with nothing rendered yet. */
export async function renderedSite(settings?: EnvironmentSettings): Promise<RenderedSite> {
  const site = await emptySite(settings);
  await site.publish('host-shell', '1.0.0', { server: HOST });
  await site.publish('mfe-games', '1.0.0', { server: DRAWS_NAMES });
  await site.edit((map) => setDefault(setDefault(map, 'host-shell', '1.0.0'), 'mfe-games', '1.0.0'));
  const gateway = await fakeGateway(['Fortune', 'Dragon']);
  const { store } = site;
  const prerender: RenderedSite['prerender'] = (changes) =>
    prerenderPages({ store, environment: 'production', site: gateway.url, now: () => 0, ...changes });
  return { ...site, gateway, prerender };
}
