import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { startNginx } from '../nginx/start-nginx';
import { ROOT } from './places';
import { mfe } from './variants';

const LISTENING = /"event":"listening","url":"([^"]+)"/;

function startGateway(home: string): Promise<{ url: string; child: ChildProcess }> {
  const program = path.join(ROOT, 'tools/reference-gateway/src/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, '--home', home, '--test'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, url] = LISTENING.exec(said) ?? [];
      if (url !== undefined) resolve({ url, child });
    });
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code ?? 'a signal'}:\n${said}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Where the nginx of a test reads the store. */
export type NginxSource =
  { readonly kind: 'folder' } | { readonly kind: 'bucket'; readonly url: string; readonly cacheFolder: string };

/** The words of `mfe delivery nginx` for a site on this machine. */
export function deliveryWords(
  home: string,
  environment: string,
  gatewayUrl: string,
  port: number,
  source: NginxSource = { kind: 'folder' },
): readonly string[] {
  const from =
    source.kind === 'folder'
      ? ['--root', path.join(home, 'store')]
      : ['--store-url', source.url, '--cache', source.cacheFolder];
  return [
    ...['delivery', 'nginx', '--env', environment],
    ...['--domain', 'localhost', '--host', '127.0.0.1=aurora', '--default', 'aurora'],
    ...['--listen', `127.0.0.1:${port}`, '--gateway', gatewayUrl, '--control-api'],
    ...from,
  ];
}

/** Serves a state folder by nginx, with the configuration that the release command prints, and a gateway of its own. */
export async function serveByNginx(
  home: string,
  environment: string,
  port: number,
): Promise<{ readonly close: () => Promise<void> }> {
  const gateway = await startGateway(home);
  try {
    const configuration = mfe({ home }, ...deliveryWords(home, environment, gateway.url, port));
    const nginx = await startNginx(path.join(home, 'nginx'), configuration, port);
    return { close: async () => void (await Promise.all([nginx.close(), end(gateway.child)])) };
  } catch (error) {
    await end(gateway.child);
    throw error;
  }
}
