import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../text/user-error';

/** A page of any staging site may take what is served; nothing of it is kept, for the next save changes it. */
export const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** The first port of a server of development, and the last. */
const FIRST_PORT = 4301;
const LAST_PORT = 4399;

/** The port of a build is in use. */
export class PortTaken extends UserError {
  constructor(port: number) {
    super(`Port ${port} is in use: choose another with --port`);
  }
}

/** Answers a request; the path is without its query. */
export type Answerer = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/** A server for pages of this machine's browsers, on this machine only. */
export class LocalServer {
  private readonly server: Server;

  constructor(answer: Answerer) {
    this.server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (request.method === 'OPTIONS') response.writeHead(204, HEADERS).end();
      else void answer(request, response, pathname);
    });
  }

  /** Gives the address; fails with a sentence when the port is taken. */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
      );
      this.server.listen(port, '127.0.0.1', resolve);
    });
    return `http://localhost:${(this.server.address() as AddressInfo).port}/`;
  }

  /** The same at the port that is wanted, else at the first free one of those for development. */
  async listenAtFree(wanted: number | undefined): Promise<string> {
    for (let port = wanted ?? FIRST_PORT; ; port += 1)
      try {
        return await this.listen(port);
      } catch (error) {
        if (wanted !== undefined || !(error instanceof PortTaken) || port === LAST_PORT) throw error;
      }
  }

  async close(): Promise<void> {
    await new Promise((done) => {
      this.server.close(done);
      this.server.closeAllConnections();
    });
  }
}

/** Sends a whole answer that any origin may read. */
export function send(response: ServerResponse, type: string, content: string | Uint8Array): void {
  response.writeHead(200, { ...HEADERS, 'Content-Type': type }).end(content);
}

/** Says why there is nothing, in a way that any origin may read. */
export function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end(reason);
}
