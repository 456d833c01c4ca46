import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { freePort } from 'services/free-port';

const PAGE = '<!doctype html><html lang="en" data-theme="dark" data-merchant="aurora"></html>';
const START = 'tools/run/src/start.ts';

let folder: string;
let busy: Server;
let port: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  busy = createServer((_request, response) => response.end(PAGE));
  await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
  port = String((busy.address() as AddressInfo).port);
});
afterAll(async () => {
  await new Promise((done) => busy.close(done));
  rmSync(folder, { recursive: true });
});

/** What a command says before it ends; one that began to build would have made its state folder. */
async function refusal(
  file: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const home = path.join(folder, 'home');
  const { PORT: _port, ASSETS_PORT: _assets, CONSOLE_PORT: _console, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(WORKSPACE, file), ...words], {
    cwd: WORKSPACE,
    env: { ...environment, ...variables, MFE_HOME: home },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise((done) => child.once('close', done));
  expect({ status, hasBegun: existsSync(home) }).toEqual({ status: 1, hasBegun: false });
  return said;
}

it.each(['abc', '99999', '-1', ''])('PORT=%s is refused before anything is built', async (text) => {
  const given = text === '' ? 'an empty text' : `"${text}"`;
  expect(await refusal(START, [], { PORT: text })).toBe(`PORT takes a port from 1 to 65535, not ${given}\n`);
});

it('a site that runs already is named before anything is built', async () => {
  expect(await refusal(START, ['--env', 'staging'], { PORT: port })).toMatch(
    new RegExp(
      `^The site is already running at http://localhost:${port}: end it where it runs \\(Ctrl\\+C\\), or start another with PORT=\\d+ npm start -- --env staging\n$`,
    ),
  );
});

it('the second origin has a port of its own, and the remedy keeps the first', async () => {
  const free = String(await freePort());
  const words = ['--assets-origin'];
  expect(await refusal(START, words, { PORT: free, ASSETS_PORT: 'x' })).toBe(
    'ASSETS_PORT takes a port from 1 to 65535, not "x"\n',
  );
  expect(await refusal(START, words, { PORT: free, ASSETS_PORT: free })).toMatch(
    new RegExp(`^Port ${free} is wanted twice: PORT=${free} ASSETS_PORT=\\d+ npm start -- --assets-origin\n$`),
  );
});

it('pnpm gallery tells of a busy port, with its own remedy', async () => {
  const said = await refusal('tools/run/src/gallery.ts', [], { PORT: port });
  expect(said).toMatch(new RegExp(`:${port}: .*PORT=\\d+ pnpm gallery\n$`));
});
