import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { ask } from 'delivery/test-support/ask';
import { closeServer } from 'services/close-server';
import { GATEWAY_AWAY } from 'shared-contracts/release/delivery-rules';
import { startBucket } from '../../nginx/bucket';
import { startDnsServer } from '../../nginx/dns-server';
import { startNginx } from '../../nginx/start-nginx';
import { craftRelease, currentVersion } from '../../support/releases/crafted-release';
import { PREPARED_HOME, PUBLISHED_HOME, ROOT } from '../../support/places';
import { freePorts } from '../../support/site';
import { mfe } from '../../support/variants';

/** A user without rights, whose nginx is where packages put it. */
const OTHER_USER = 'nobody';
const TAG = { tag: '@nginx' };

/** A state folder that every user of the machine can reach. */
interface OpenHome {
  readonly home: string;
}

const test = base.extend<OpenHome>({
  home: async ({ browserName: _browser }, provide) => {
    const top = mkdtempSync(path.join(tmpdir(), 'site-home-'));
    chmodSync(top, 0o755);
    const home = path.join(top, 'home');
    cpSync(PREPARED_HOME ?? PUBLISHED_HOME, home, { recursive: true });
    for (const folder of [home, path.join(home, 'store')]) chmodSync(folder, 0o755);
    await provide(home);
    rmSync(top, { recursive: true, force: true });
  },
});

/** Runs a release command as an operator whose shell lets nobody else read what it writes. */
function mfePrivately(home: string, ...words: string[]): string {
  const cli = path.join(ROOT, 'tools/release-cli/src/cli.ts');
  const run = [process.execPath, '--import', 'tsx', cli, ...words, '--home', home, '--author', 'operator'];
  const { status, stdout, stderr } = spawnSync('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...run], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`mfe ${words.join(' ')}: ${stderr}${stdout}`);
  return stdout;
}

function configuration(home: string, port: number, ...words: string[]): string {
  const site = ['--domain', 'site.example', '--default', 'aurora', '--listen', `127.0.0.1:${port}`];
  return mfe({ home }, 'delivery', 'nginx', ...site, ...words);
}

/** Parts of the store that its mode closes to others; what nginx would be refused. */
function closedParts(home: string): readonly string[] {
  const store = path.join(home, 'store');
  const names = readdirSync(store, { recursive: true, encoding: 'utf8' }).filter((name) => !/(^|\/)\./.test(name));
  return names.filter((name) => {
    const { mode } = statSync(path.join(store, name));
    return (mode & 0o004) === 0;
  });
}

test('a site that was released under umask 077 is served by an nginx of another user', TAG, async ({ home }, info) => {
  const dist = craftRelease(
    { home, url: '', of: () => '', close: async () => undefined },
    {
      section: 'mfe-promotions',
      version: '9.1.0',
      entry: 'export const init = () => undefined;\nexport const get = async () => () => ({});\n',
    },
  );
  mfePrivately(home, 'publish', 'mfe-promotions', '--dist', dist, '--promote', '--reason', 'umask');
  expect(currentVersion({ home, url: '', of: () => '', close: async () => undefined }, 'mfe-promotions')).toBe('9.1.0');
  expect(closedParts(home)).toEqual([]);
  if (process.getuid?.() !== 0) {
    info.annotations.push({
      type: 'lesser form',
      description: 'only modes are looked at: nginx as another user needs root',
    });
    return;
  }
  const [port = 0] = await freePorts(1);
  const text = configuration(
    home,
    port,
    '--plain-http',
    '--gateway',
    'http://127.0.0.1:9',
    '--root',
    path.join(home, 'store'),
  );
  const group = execFileSync('id', ['-gn', OTHER_USER], { encoding: 'utf8' }).trim();
  const nginx = await startNginx(path.join(home, 'nginx'), text, port, `${OTHER_USER} ${group}`);
  try {
    const url = `http://localhost:${port}`;
    const get = (asked: string) => ask(url, asked, { host: 'site.example' });
    const page = await get('/m/home');
    expect([page.status, page.body.toString().includes('9.1.0')]).toEqual([200, true]);
    expect((await get('/m/release.json')).status).toBe(200);
    const entry = readdirSync(path.join(home, 'store/r/mfe-promotions')).find((name) => /^entry\..*\.mjs$/.test(name));
    expect((await get(`/r/mfe-promotions/${entry ?? ''}`)).status).toBe(200);
    chmodSync(path.join(home, 'store/pages/production/aurora.html'), 0o600);
    // A path without a document of its own.
    const closed = await get('/m/set');
    expect([closed.status, closed.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(() => mfe({ home }, 'verify')).toThrow(/aurora\.html has mode 0600.*chmod -R go\+rX/);
  } finally {
    await nginx.close();
  }
});

async function startGateway(says: string): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer(({ url, headers }, response) =>
    response.end(JSON.stringify({ says, url, host: headers.host, proto: headers['x-forwarded-proto'] })),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, server };
}

const CALL = '/api/v1/system/status?a=%2F&b=1';

test('nginx starts while the gateway has no address, and finds it when it has one', TAG, async ({ home }) => {
  const dns = await startDnsServer();
  const gateway = await startGateway('here');
  const [port = 0] = await freePorts(1);
  const text = configuration(
    home,
    port,
    ...['--plain-http', '--gateway', `http://api.example:${gateway.port}`, '--resolver', dns.address],
    ...['--root', path.join(home, 'store'), '--trusted-proxy', '127.0.0.1'],
  );
  const nginx = await startNginx(path.join(home, 'nginx'), text, port);
  const get = (asked: string, headers = {}) =>
    ask(`http://localhost:${port}`, asked, { host: 'site.example', headers });
  try {
    expect((await get('/m/home')).status).toBe(200);
    const away = await get(CALL);
    expect([away.status, away.body.toString()]).toEqual([502, GATEWAY_AWAY.body]);
    dns.say('api.example', '127.0.0.1');
    const found = await get(CALL, { 'x-forwarded-proto': 'https' });
    expect(JSON.parse(found.body.toString())).toEqual({
      says: 'here',
      url: CALL,
      host: `api.example:${gateway.port}`,
      proto: 'https',
    });
    // Nobody listens there: the change is followed when what DNS said no longer holds.
    dns.say('api.example', '127.0.0.2');
    await expect.poll(async () => (await get(CALL)).status, { timeout: 10_000, intervals: [200] }).toBe(502);
    expect((await get('/m/home')).status).toBe(200);
    dns.say('api.example', '127.0.0.1');
    await expect.poll(async () => (await get(CALL)).status, { timeout: 10_000, intervals: [200] }).toBe(200);
  } finally {
    await nginx.close();
    await Promise.all([closeServer(gateway.server), dns.close()]);
  }
});

test('what nginx keeps of a bucket is served while the bucket has no address', TAG, async ({ home }) => {
  const dns = await startDnsServer();
  const folder = path.join(home, 'bucket');
  const page = path.join(folder, 'pages/production/aurora.html');
  const file = 'r/mfe-games/form.111111111111.mjs';
  for (const [name, contents] of [
    [page, 'the page'],
    [path.join(folder, file), 'export {};'],
  ] as const) {
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, contents);
  }
  const bucket = await startBucket(folder);
  const address = new URL(bucket.url);
  const [port = 0] = await freePorts(1);
  const text = configuration(
    home,
    port,
    ...['--plain-http', '--gateway', 'http://127.0.0.1:9', '--resolver', dns.address],
    ...['--store-url', `http://bucket.example:${address.port}${address.pathname}`, '--cache', path.join(home, 'cache')],
  );
  const nginx = await startNginx(path.join(home, 'nginx'), text, port);
  const get = async (asked: string, headers = {}): Promise<readonly [number, string]> => {
    const { status, body } = await ask(`http://localhost:${port}`, asked, { host: 'site.example', headers });
    return [status, body.toString()];
  };
  const offer = {
    'accept-encoding': 'dcz',
    'available-dictionary': `:${'A'.repeat(43)}=:`,
    'dictionary-id': '"222222222222"',
  };
  try {
    expect((await get('/m/home'))[0]).toBe(500);
    dns.say('bucket.example', '127.0.0.1');
    expect(await get('/m/home')).toEqual([200, 'the page']);
    expect(await get(`/${file}`)).toEqual([200, 'export {};']);
    dns.say('bucket.example', null);
    const asked = bucket.requests.length;
    // The page is asked for again after a second, and then there is nobody to ask.
    await expect
      .poll(async () => (await get('/m/unknown'))[1] === 'the page' && (await get('/r/mfe-games/new.mjs'))[0] === 500, {
        timeout: 10_000,
        intervals: [200],
      })
      .toBe(true);
    const before = bucket.requests.length;
    for (let time = 0; time < 3; time += 1) expect(await get('/m/home')).toEqual([200, 'the page']);
    expect(await get(`/${file}`)).toEqual([200, 'export {};']);
    expect(await get(`/${file}`, offer)).toEqual([200, 'export {};']);
    expect(bucket.requests.length).toBe(before);
    expect(before).toBeGreaterThanOrEqual(asked);
  } finally {
    await nginx.close();
    await Promise.all([bucket.close(), dns.close()]);
  }
});

/** Asks over TLS by the name of the site, whoever signed the certificate. */
function askSecurely(port: number, asked: string): Promise<{ status: number; strict: string | undefined }> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path: asked, servername: 'site.example', rejectUnauthorized: false };
    secureRequest({ ...options, headers: { host: `site.example:${port}` } }, (answer) => {
      answer.resume();
      done({ status: answer.statusCode ?? 0, strict: answer.headers['strict-transport-security'] });
    })
      .on('error', fail)
      .end();
  });
}

test('nginx serves https by the certificate that is named, and leads http there', TAG, async ({ home }) => {
  const [certificate, key] = [path.join(home, 'site.pem'), path.join(home, 'site.key')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=site.example', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  );
  const [port = 0, plainPort = 0] = await freePorts(2);
  const text = configuration(
    home,
    port,
    ...['--certificate', certificate, '--certificate-key', key, '--redirect-from', `127.0.0.1:${plainPort}`],
    ...['--gateway', 'http://127.0.0.1:9', '--root', path.join(home, 'store')],
  );
  const nginx = await startNginx(path.join(home, 'nginx'), text, port);
  try {
    const strict = 'max-age=15552000';
    expect(await askSecurely(port, '/m/home')).toEqual({ status: 200, strict });
    expect(await askSecurely(port, '/r/none')).toEqual({ status: 404, strict });
    expect(await askSecurely(port, '/none')).toEqual({ status: 302, strict });
    expect(await askSecurely(port, '/api/v1/system/status')).toEqual({ status: 502, strict });
    const plain = (asked: string, host: string, method = 'GET') =>
      ask(`http://localhost:${plainPort}`, asked, { host, method });
    const { status, headers } = await plain('/m/home?a=1', 'site.example');
    expect([status, headers.location]).toEqual([301, `https://site.example:${port}/m/home?a=1`]);
    expect((await plain('/m/home', 'evil.example')).status).toBe(404);
    expect((await plain('/m/home', 'site.example', 'POST')).status).toBe(405);
    expect((await plain('/m/%00', 'site.example')).status).toBe(400);
  } finally {
    await nginx.close();
  }
});
