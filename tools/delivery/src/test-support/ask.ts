import { request, type IncomingHttpHeaders } from 'node:http';

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface AskOptions {
  readonly method?: string;
  /** Host name as a browser would send it. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks exactly what is written: no path is tidied, no body decoded, unlike with `fetch`. */
export async function ask(origin: string, path: string, options: AskOptions = {}): Promise<Asked> {
  const { port } = new URL(origin);
  return new Promise((done, fail) => {
    const asked = request({
      agent: false,
      host: '127.0.0.1',
      port,
      path,
      method: options.method ?? 'GET',
      headers: { host: `${options.host ?? 'localhost'}:${port}`, ...options.headers },
    });
    asked.on('error', fail);
    asked.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.end(options.body);
  });
}
