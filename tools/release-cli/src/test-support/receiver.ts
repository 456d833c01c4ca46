import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a receiver got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server of this machine that keeps what it is told. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** What it answers from now on. */
  readonly answer: (status: number, headers?: Readonly<Record<string, string>>) => void;
}

const servers: Server[] = [];

/** Starts a receiver that answers 200; it is closed after the test file. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answered: { status: number; headers: Readonly<Record<string, string>> } = { status: 200, headers: {} };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, path: url, headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answered.status, answered.headers).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (status, headers = {}) => {
      answered = { status, headers };
    },
  };
}

afterAll(async () => {
  await Promise.all(
    servers.splice(0).map(async (server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});
