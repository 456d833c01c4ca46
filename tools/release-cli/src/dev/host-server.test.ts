import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { bootElement } from 'shared-contracts/release/boot-names';
import { parseDescriptor } from 'shared-contracts/release/descriptor';
import { HostServer } from './host-server';

const NEEDED = { scripts: [], styles: [], shared: [] };
const HASH = `sha256-${'A'.repeat(43)}=`;
/** React's chunk as the minifier leaves it: each module begins with its banner. */
const chunkOf = (version: string): string =>
  `export const __webpack_esm_ids__=[1];export const __webpack_esm_modules__={${[
    'react-dom-client',
    'react-dom',
    'react-jsx-runtime',
    'react',
    'scheduler',
  ]
    .map((name, id) => `${id + 10}(e,t,n){/**\n * @license React\n * ${name}.production.js\n */t.version="${version}"}`)
    .join(',')}};`;

const HOST = {
  entry: 'host.1.mjs',
  start: { ...NEEDED, scripts: ['react.1.mjs', 'host.1.mjs'], styles: ['host.1.css'] },
  screens: {},
  widgets: {},
  locales: { CN: NEEDED, EN: NEEDED, ID: NEEDED, TY: NEEDED },
  sharedChunks: {},
  contributions: { routes: [], slots: [], intents: [] },
  contract: { version: '1.0.0', range: '^1.0.0' },
  styleIntegrity: { 'host.1.css': HASH },
};

const MERCHANT = {
  code: 'aurora',
  trialMerchantCode: 'aurora-trial',
  name: 'Aurora',
  brand: { hue: 250, chroma: 0.1, accentHue: 60 },
  languages: { supported: ['EN'], default: 'EN' },
  imageFallback: '/images',
  apiOrigin: '',
};

/** Installs a development build of React, each file of which says its name, in the folder of the section. */
function installReact(version: string): void {
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', file)), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', file), text);
  };
  for (const name of ['react', 'react-dom', 'scheduler'])
    write(`${name}/package.json`, JSON.stringify({ name, version }));
  for (const file of ['react/cjs/react', 'react/cjs/react-jsx-runtime', 'scheduler/cjs/scheduler'])
    write(`${file}.development.js`, `exports.built = '${path.basename(file)}';`);
  for (const name of ['react-dom', 'react-dom-client'])
    write(`react-dom/cjs/${name}.development.js`, `exports.built = '${name}'; exports.taken = require('react').built;`);
}

let files: Readonly<Record<string, string>> = {};
let site: Server;
let origin = '';
let folder = '';
let server: HostServer;
let address = '';
let said: string[] = [];

beforeEach(async () => {
  site = createServer((request, response) => {
    const content = files[request.url ?? ''];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  origin = `http://aurora.localhost:${(site.address() as AddressInfo).port}`;
  const packages = { 'host-shell': { version: '1.4.0', layer: 'default', rollouts: [] } };
  const view = { environment: 'staging', revision: 1, merchant: 'aurora', packages };
  const boot = { schema: 1, merchant: MERCHANT, assetsBase: '/r/', allowsOverrides: true, liveReload: false, view };
  files = {
    '/m/home': bootElement(JSON.stringify({ ...boot, releases: { 'host-shell': { '1.4.0': HOST } } })),
    '/r/host-shell/host.1.mjs': 'import "./react.1.mjs";',
    '/r/host-shell/react.1.mjs': chunkOf('19.0.0'),
  };
  folder = mkdtempSync(path.join(os.tmpdir(), 'host-server-'));
  said = [];
  server = new HostServer(folder, (line) => said.push(line));
  address = await server.listen(0);
});
afterEach(async () => {
  await server.close();
  site.close();
  rmSync(folder, { recursive: true });
});

const ask = (place: string, from: string | undefined = origin): Promise<Response> =>
  fetch(`${address}${place}`, from === undefined ? {} : { headers: { origin: from } });

type Factory = (module: object, exports: object, load: (id: number) => object) => void;

/** Runs a module of a chunk that is served; gives its exports. */
function run(factories: Readonly<Record<number, Factory>>, id: number): object {
  const exports = {};
  factories[id]?.({ exports }, exports, (other) => run(factories, other));
  return exports;
}

it('describes the host of the site whose page asks, by what its page says', async () => {
  const descriptor = parseDescriptor(await (await ask('release.json')).json());
  expect(descriptor).toMatchObject({ name: 'host-shell', version: '1.4.0', entry: 'host.1.mjs', start: HOST.start });
  expect(descriptor.files).toEqual([{ name: 'host.1.css', integrity: HASH, bytes: 0, gzip: 0 }]);
});

it('serves files as the site does, and nothing to who is no page', async () => {
  const file = await ask('host.1.mjs');
  expect([await file.text(), file.headers.get('content-type')]).toEqual([
    'import "./react.1.mjs";',
    'text/javascript; charset=utf-8',
  ]);
  expect((await ask('host.2.mjs')).status).toBe(404);
  expect((await ask('..%2Fhome')).status).toBe(404);
  expect((await fetch(`${address}host.1.mjs`)).status).toBe(400);
  expect((await ask('__dev/events')).status).toBe(204);
  expect((await ask('release.json', 'http://localhost:1')).status).toBe(502);
});

it('has React’s development build in the place of the other, and of other modules what the site has', async () => {
  installReact('19.0.0');
  const text = await (await ask('react.1.mjs')).text();
  expect(text).toContain('from "./react.1.mjs?production"');
  const body = text
    .replace(/^import .*$/m, 'const ids = [1]; const modules = { 9: "as the site has it" };')
    .replaceAll(/^export const (\w+)/gm, 'globalThis.$1');
  const global: Record<string, unknown> = {};
  vm.runInNewContext(body, global);
  const factories = global['__webpack_esm_modules__'] as Readonly<Record<number, Factory>>;
  expect(factories[9]).toBe('as the site has it');
  expect(run(factories, 10)).toEqual({ built: 'react-dom-client', taken: 'react' });
  expect(run(factories, 14)).toEqual({ built: 'scheduler' });
  expect(global['__REACT_REFRESH__']).toHaveProperty('performReactRefresh');
  expect(global['__REACT_DEVTOOLS_GLOBAL_HOOK__']).toBeDefined();
  expect(await (await ask('react.1.mjs?production')).text()).toBe(chunkOf('19.0.0'));
});

it.each([
  ['is of another version', () => installReact('18.0.0'), 'runs React 19.0.0'],
  [
    'is not to be recognised',
    () => (files = { ...files, '/r/host-shell/react.1.mjs': chunkOf('').replaceAll('@license', '') }),
    'in a form that cannot be exchanged',
  ],
])('serves the host as it is where its React %s, and says so once', async (_what, prepare, reason) => {
  prepare();
  const expected = files['/r/host-shell/react.1.mjs'];
  for (const _time of [1, 2]) expect(await (await ask('react.1.mjs')).text()).toBe(expected);
  expect(said).toEqual([expect.stringContaining(reason)]);
  expect(said[0]).toContain('Pages reload after a save');
});
