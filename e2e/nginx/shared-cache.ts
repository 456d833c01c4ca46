import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from 'services/close-server';

/** A cache between browsers and the site that keeps files by their addresses alone. */
export interface SharedCache {
  readonly url: string;
  /** Addresses of files that it keeps as differences, whoever asks for them. */
  readonly differences: () => readonly string[];
  readonly close: () => Promise<void>;
}

interface Kept {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function fetchFrom(
  origin: string,
  url: string,
  method: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<Kept> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const asked = request({ host: hostname, port, path: url, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

/** Starts a cache in front of a site. It ignores `Vary`, as some do: the first answer is everybody's. */
export async function startSharedCache(origin: string): Promise<SharedCache> {
  const kept = new Map<string, Kept>();
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { url = '/', method = 'GET', headers } = incoming;
      const answer = async (): Promise<Kept> => {
        const known = kept.get(url);
        if (known !== undefined) return known;
        // Nobody is told that something is unchanged which somebody else may not have.
        const { 'if-none-match': _tag, ...others } = headers;
        const found = await fetchFrom(origin, url, method, others, Buffer.concat(parts));
        const isFile = url.startsWith('/r/') && method === 'GET' && found.status === 200;
        if (isFile) kept.set(url, found);
        return found;
      };
      answer().then(
        ({ status, headers: said, body }) => response.writeHead(status, said).end(body),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    differences: () =>
      [...kept].filter(([, { headers }]) => headers['content-encoding'] === 'dcz').map(([address]) => address),
    close: () => closeServer(server),
  };
}
