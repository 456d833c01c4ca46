import path from 'node:path';
import { startGatewayProcess } from 'reference-gateway/testing/gateway-process';
import { startNginx } from '../nginx/start-nginx';
import { ROOT } from './places';
import { mfe } from './variants';

/** Where the nginx of a test reads the store. */
export type NginxSource =
  | { readonly kind: 'folder' }
  | {
      readonly kind: 'bucket';
      readonly url: string;
      /** A bucket that is asked when the first does not answer. */
      readonly secondUrl?: string;
      readonly cacheFolder: string;
    };

/** A name of the site that no browser takes for this machine's: a page there has no secure context over http. */
export const PLAIN_NAME = 'site.example';

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
      : [
          ...['--store-url', source.url, '--cache', source.cacheFolder],
          ...(source.secondUrl === undefined ? [] : ['--second-store-url', source.secondUrl]),
        ];
  return [
    ...['delivery', 'nginx', '--env', environment],
    ...['--domain', 'localhost', '--domain', PLAIN_NAME, '--host', '127.0.0.1=aurora', '--default', 'aurora'],
    ...['--listen', `127.0.0.1:${port}`, '--gateway', gatewayUrl, '--control-api', '--plain-http'],
    ...from,
  ];
}

/** Serves a state folder by nginx, with the configuration that the release command prints, and a gateway of its own. */
export async function serveByNginx(
  home: string,
  environment: string,
  port: number,
): Promise<{ readonly close: () => Promise<void> }> {
  const gateway = await startGatewayProcess(ROOT, home, ['--test']);
  try {
    const configuration = mfe({ home }, ...deliveryWords(home, environment, gateway.url, port));
    const nginx = await startNginx(path.join(home, 'nginx'), configuration, port);
    return { close: async () => void (await Promise.all([nginx.close(), gateway.end('SIGTERM')])) };
  } catch (error) {
    await gateway.end('SIGTERM');
    throw error;
  }
}
