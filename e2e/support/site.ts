import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { serveByNginx } from './nginx-site';
import { PREPARED_HOME, PUBLISHED_HOME, ROOT, STATE } from './places';

/** A running composed site with a state of its own. */
export interface Site {
  readonly url: string;
  readonly home: string;
  /** Address of a merchant's site. */
  readonly of: (merchant: string) => string;
  readonly close: () => Promise<void>;
}

/** Ports nobody uses: several runs may go on at once. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** How a spec's own site differs from the suite's. */
export interface SiteOptions {
  /** Which server answers: the local origin, or nginx; `SITE_SERVER` says so for the whole run. */
  readonly server?: 'origin' | 'nginx';
  readonly assetsOrigin?: boolean;
  readonly environment?: 'production' | 'staging' | 'local';
  /** Games in its gateway; those of the seed unless told. */
  readonly games?: number;
  /** The moment at which its gateway's clock stands, milliseconds since the epoch. */
  readonly at?: number;
  /** Address of a collector that gets the traces of its pages. */
  readonly collector?: string;
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready in')) resolve();
    });
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The site ended with ${code ?? 'a signal'}:\n${said}`)));
  });
}

/** Starts a site on a copy of the published store: what a spec does to it, no other spec sees. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  mkdirSync(STATE, { recursive: true });
  const home = mkdtempSync(path.join(STATE, 'site-'));
  cpSync(PREPARED_HOME ?? PUBLISHED_HOME, home, { recursive: true });
  const [port = 0, assetsPort = 0] = await freePorts(2);
  const { server = process.env['SITE_SERVER'], environment = 'production' } = options;
  const of = (merchant: string): string => `http://${merchant}.localhost:${port}`;
  const site = { url: `http://localhost:${port}`, home, of };
  if (server === 'nginx') {
    const { close } = await serveByNginx(home, environment, port);
    return { ...site, close: () => close().then(() => rmSync(home, { recursive: true, force: true })) };
  }
  const args = [
    '--import',
    'tsx',
    path.join(ROOT, 'tools/run/src/start.ts'),
    '--test',
    '--env',
    environment,
    // The run has published the working tree once, and a copy of a prepared store is served as it is.
    '--as-published',
    ...(options.assetsOrigin ? ['--assets-origin'] : []),
    ...(options.games === undefined ? [] : ['--games', String(options.games)]),
    ...(options.collector === undefined ? [] : ['--collector', options.collector]),
    ...(options.at === undefined ? [] : ['--at', new Date(options.at).toISOString()]),
  ];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), ASSETS_PORT: String(assetsPort), MFE_HOME: home },
  });
  await waitUntilReady(child);
  return {
    ...site,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
