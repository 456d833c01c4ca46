import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuildServer } from './build-server';

let folder = '';
let earlierFolder = '';
let server: BuildServer;
let address = '';

/** Writes a build of one file, and announces it; the descriptor is written when somebody asks for it. */
async function build(
  entry: string,
  { further = [], earlier = [] }: { readonly further?: readonly string[]; readonly earlier?: readonly string[] } = {},
): Promise<void> {
  await writeFile(path.join(folder, entry), `export const name = '${entry}';`);
  const describe = () => writeFile(path.join(folder, 'release.json'), JSON.stringify({ entry }));
  const files = [entry, ...further];
  server.announce({
    hash: `hash of ${entry}`,
    entry,
    files,
    kept: [...files, ...earlier],
    earlier: earlierFolder,
    describe,
  });
}

interface Heard {
  readonly names: readonly string[];
  /** Ends when this text has come. */
  readonly until: (text: string) => Promise<void>;
  readonly close: () => void;
}

/** Connects as a page does; gives everything that comes. */
function hear(): Heard {
  const names: string[] = [];
  let all = '';
  let onText = (): void => undefined;
  const connection = request(`${address}__dev/events`, (response) => {
    response.setEncoding('utf8').on('data', (text: string) => {
      all += text;
      names.push(...[...text.matchAll(/^event: (.*)$/gm)].map(([, name = '']) => name));
      onText();
    });
  }).end();
  const until = (text: string): Promise<void> =>
    new Promise((resolve) => {
      onText = () => void (all.includes(text) && resolve());
      onText();
    });
  return { names, until, close: () => connection.destroy() };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-server-'));
  earlierFolder = await mkdtemp(path.join(tmpdir(), 'build-server-'));
  server = new BuildServer(folder);
  address = await server.listen(0);
});
afterEach(async () => {
  await server.close();
  for (const place of [folder, earlierFolder]) await rm(place, { recursive: true, force: true });
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
  expect(await described.json()).toEqual({ entry: 'entry.1.mjs' });
  const file = await fetch(`${address}entry.1.mjs`);
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await file.text()).toBe("export const name = 'entry.1.mjs';");
  for (const other of ['secret.txt', 'entry.2.mjs', '', '%2e%2e/package.json', '..%2Fsecret.txt'])
    expect((await fetch(address + other)).status).toBe(404);
});

it('serves the files of an earlier build to a page that began to load it, as long as they are kept', async () => {
  await build('entry.1.mjs', { further: ['screen.1.css'] });
  await writeFile(path.join(folder, 'screen.1.css'), '.list {}');
  await build('entry.2.mjs', { earlier: ['entry.1.mjs', 'screen.1.css'] });
  // The description of the newest build finds only that in its folder.
  await rename(path.join(folder, 'entry.1.mjs'), path.join(earlierFolder, 'entry.1.mjs'));
  for (const file of ['entry.1.mjs', 'screen.1.css', 'entry.2.mjs'])
    expect((await fetch(address + file)).status).toBe(200);
  await build('entry.3.mjs', { earlier: ['entry.2.mjs'] });
  expect((await fetch(`${address}entry.1.mjs`)).status).toBe(404);
});

it.each([
  ['OPTIONS', 204],
  ['POST', 405],
])('answers %s with %d', async (method, status) => {
  const answer = await fetch(`${address}release.json`, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-private-network')).toBe('true');
});

it('names the build on connecting and after every save, with its hash and its styles', async () => {
  await build('entry.1.mjs', { further: ['screen.1.css'] });
  const page = hear();
  await page.until(
    'event: styles\ndata: ["screen.1.css"]\n\nid: hash of entry.1.mjs\nevent: build\ndata: entry.1.mjs\n\n',
  );
  await build('entry.2.mjs');
  await page.until('event: styles\ndata: []\n\nid: hash of entry.2.mjs\nevent: build\ndata: entry.2.mjs\n\n');
  expect(page.names).toEqual(['styles', 'build', 'styles', 'build']);
  page.close();
});

it('tells pages that come later why there is no build, until there is one', async () => {
  await build('entry.1.mjs');
  const fault = { message: "Expected ';'", place: 'src/remote.ts:3:1' };
  server.announceFaults([fault]);
  const first = hear();
  await first.until(`event: fault\ndata: ${JSON.stringify([fault])}`);
  first.close();
  await build('entry.2.mjs');
  const second = hear();
  await second.until('data: entry.2.mjs');
  expect(second.names).toEqual(['styles', 'build']);
  second.close();
});

it('has the updates of earlier builds for pages that missed some, and says why a build is not described', async () => {
  await writeFile(path.join(folder, 'mfe-games.0.hot-update.mjs'), 'export const update = 1;');
  server.announce({
    hash: '1',
    entry: 'entry.1.mjs',
    files: [],
    kept: [],
    earlier: earlierFolder,
    describe: () => Promise.reject(new Error('No routes')),
  });
  expect(await (await fetch(`${address}mfe-games.0.hot-update.mjs`)).text()).toBe('export const update = 1;');
  expect((await fetch(`${address}mfe-games.1.hot-update.mjs`)).status).toBe(404);
  const described = await fetch(`${address}release.json`);
  expect([described.status, await described.text()]).toEqual([503, 'No routes']);
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
