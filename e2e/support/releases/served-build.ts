import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { closeServer } from 'services/close-server';

/** A build served from an origin of its own, as a developer's machine does. */
export interface ServedBuild {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const ANYONE = { 'Access-Control-Allow-Origin': '*' };

/** Serves a build's folder to any origin; nothing is kept. */
export async function serveBuild(folder: string): Promise<ServedBuild> {
  const server: Server = createServer((request, response) => {
    // It never changes: a page that is told so does not ask again when it does.
    if (request.url?.endsWith('/__dev/events') === true) {
      response.writeHead(204, ANYONE).end();
      return;
    }
    const file = path.join(folder, path.basename(new URL(request.url ?? '/', 'http://localhost').pathname));
    const isThere = existsSync(file) && file !== folder;
    response.writeHead(isThere ? 200 : 404, {
      ...ANYONE,
      'Cache-Control': 'no-store',
      'Content-Type': file.endsWith('.mjs')
        ? 'text/javascript'
        : file.endsWith('.css')
          ? 'text/css'
          : 'application/json',
    });
    if (isThere) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => closeServer(server) };
}
