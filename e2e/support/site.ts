import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PUBLISHED_HOME, ROOT, STATE } from './places';

/** A running composed site with a state of its own. */
export interface Site {
  readonly url: string;
  readonly home: string;
  /** Address of a merchant's site. */
  readonly of: (merchant: string) => string;
  readonly close: () => Promise<void>;
}

let nextPort = 4700;

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
export async function startSite(options: { readonly assetsOrigin?: boolean } = {}): Promise<Site> {
  mkdirSync(STATE, { recursive: true });
  const home = mkdtempSync(path.join(STATE, 'site-'));
  cpSync(PUBLISHED_HOME, home, { recursive: true });
  const port = nextPort;
  nextPort += 2;
  const args = [
    '--import',
    'tsx',
    path.join(ROOT, 'tools/run/src/start.ts'),
    '--test',
    ...(options.assetsOrigin ? ['--assets-origin'] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), ASSETS_PORT: String(port + 1), MFE_HOME: home },
  });
  await waitUntilReady(child);
  return {
    url: `http://localhost:${port}`,
    home,
    of: (merchant) => `http://${merchant}.localhost:${port}`,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
