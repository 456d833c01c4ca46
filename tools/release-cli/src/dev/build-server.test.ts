import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildServer } from './build-server';

const HASH = `sha256-${'A'.repeat(43)}=`;
const NEEDED = { scripts: [], styles: [] };

function descriptor(entry: string): string {
  return JSON.stringify({
    schema: 1,
    name: 'mfe-games',
    version: '1.1.0',
    commit: 'c0ffee',
    builtAt: '2026-01-01T00:00:00.000Z',
    contract: { version: '1.0.0', range: '^1.0.0' },
    events: {},
    provides: {},
    requires: {},
    entry,
    start: NEEDED,
    screens: {},
    widgets: {},
    locales: { CN: NEEDED, EN: NEEDED, ID: NEEDED, TY: NEEDED },
    sharedChunks: {},
    contributions: { routes: [], slots: [], intents: [] },
    files: [{ name: entry, bytes: 1, gzip: 1, integrity: HASH }],
  });
}

let folder = '';
let server: BuildServer;
let address = '';

async function build(entry: string): Promise<void> {
  await writeFile(path.join(folder, entry), `export const name = '${entry}';`);
  await writeFile(path.join(folder, 'release.json'), descriptor(entry));
  await server.announce();
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-server-'));
  server = new BuildServer(folder);
  address = await server.listen(0);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('says that the first build is not finished, in a way another origin may read', async () => {
  const answer = await fetch(`${address}release.json`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

it('serves the descriptor and the files it lists, to any origin, kept by nobody', async () => {
  await build('entry.1.mjs');
  await writeFile(path.join(folder, 'secret.txt'), 'not of the build');
  const described = await fetch(`${address}release.json`);
  expect(await described.json()).toMatchObject({ entry: 'entry.1.mjs', version: '1.1.0' });
  const file = await fetch(`${address}entry.1.mjs`);
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await file.text()).toBe("export const name = 'entry.1.mjs';");
  for (const other of ['secret.txt', 'entry.2.mjs', '', '%2e%2e/package.json', '..%2Fsecret.txt'])
    expect((await fetch(address + other)).status).toBe(404);
});

it.each([
  ['OPTIONS', 204],
  ['POST', 405],
])('answers %s with %d', async (method, status) => {
  const answer = await fetch(`${address}release.json`, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-private-network')).toBe('true');
});

it('names the build on connecting and after every save', async () => {
  await build('entry.1.mjs');
  const heard: string[] = [];
  let onText = (): void => undefined;
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => {
      onText = () => void (heard.length >= count && resolve());
      onText();
    });
  const connection = request(`${address}__dev/events`, (response) => {
    response.setEncoding('utf8').on('data', (text: string) => {
      heard.push(...[...text.matchAll(/^event: build\ndata: (.*)$/gm)].map(([, entry = '']) => entry));
      onText();
    });
  }).end();
  await until(1);
  await build('entry.2.mjs');
  await until(2);
  expect(heard).toEqual(['entry.1.mjs', 'entry.2.mjs']);
  connection.destroy();
});

it('tells pages that come later why there is no build, until there is one', async () => {
  await build('entry.1.mjs');
  const fault = { message: "Expected ';'", place: 'src/remote.ts:3:1' };
  server.announceFaults([fault]);
  const first = async (): Promise<string> => {
    const abort = new AbortController();
    const { body } = await fetch(`${address}__dev/events`, { signal: abort.signal });
    let text = '';
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('entry.')) break;
    }
    abort.abort();
    return text;
  };
  expect(await first()).toContain(`event: fault\ndata: ${JSON.stringify([fault])}`);
  await build('entry.2.mjs');
  expect(await first()).not.toContain('event: fault');
});

it('leads from a stack to the sources', async () => {
  await build('entry.1.mjs');
  const map = { version: 3, sources: ['webpack://mfe-games/./src/screens/list.tsx'], names: [], mappings: 'AAAA' };
  await writeFile(path.join(folder, 'entry.1.mjs.map'), JSON.stringify(map));
  const ask = async (stack: string) => (await fetch(`${address}__dev/stack`, { method: 'POST', body: stack })).text();
  expect(await ask(`Error: x\n    at List (${address}entry.1.mjs:1:1)\n    at y (http://elsewhere/z.mjs:1:1)`)).toBe(
    'List src/screens/list.tsx:1:1',
  );
  expect(await ask(`at ${address}..%2Fsecret.mjs:1:1`)).toBe('');
});

it('says which port is in use', async () => {
  const port = Number(new URL(address).port);
  await expect(new BuildServer(folder).listen(port)).rejects.toThrow(`Port ${port} is in use`);
});
