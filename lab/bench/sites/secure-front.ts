import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders as SecureHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate';
import { SentLog, type Sending } from './sent-log';

const LOOPBACK = '127.0.0.1';

/** Headers that HTTP/2 has no place for. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'host'];

function forwarded(headers: SecureHeaders): Record<string, string | string[]> {
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] => !entry[0].startsWith(':') && entry[1] !== undefined,
  );
  return { ...Object.fromEntries(entries), host: String(headers[':authority']) };
}

function answered(status: number, headers: IncomingHttpHeaders): Record<string, number | string | string[]> {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] => !OF_ONE_CONNECTION.includes(entry[0]) && entry[1] !== undefined,
  );
  return { ':status': status, ...Object.fromEntries(kept) };
}

/** What stands between phones and an origin everywhere: HTTP/2 and TLS 1.3, and no opinion about anything else. */
export class SecureFront {
  private readonly server: Http2SecureServer;
  private readonly sessions = new Set<ServerHttp2Session>();
  private readonly agent = new Agent({ keepAlive: true, noDelay: true });
  /** What phones were sent: pages, their workers and the browser itself ask for things, and only some of it is the page's. */
  readonly sent = new SentLog();

  /** @param originOf names the origin that answers a path, as `http://localhost:4100` */
  constructor(
    { key, cert }: Certificate,
    private readonly originOf: (path: string) => string,
  ) {
    this.server = createSecureServer({ key, cert, minVersion: 'TLSv1.3' });
    this.server.on('session', (session) => {
      this.sessions.add(session);
      session.on('close', () => this.sessions.delete(session));
      session.on('error', () => session.destroy());
    });
    this.server.on('stream', (stream, headers) => this.forward(stream, headers));
  }

  async listen(): Promise<number> {
    await new Promise<void>((done, fail) => {
      this.server.once('error', fail);
      this.server.listen(0, LOOPBACK, done);
    });
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.sessions.forEach((session) => session.destroy());
    this.agent.destroy();
    await new Promise((done) => this.server.close(done));
  }

  private forward(stream: ServerHttp2Stream, headers: SecureHeaders): void {
    const answer = this.sent.begin(headers[':path'] ?? '/');
    stream.on('close', () => answer.end());
    this.ask(stream, headers, answer);
  }

  private ask(stream: ServerHttp2Stream, headers: SecureHeaders, answer: Sending): void {
    const path = headers[':path'] ?? '/';
    const { hostname, port } = new URL(this.originOf(path));
    const onward = request({
      agent: this.agent,
      hostname,
      port,
      path,
      method: headers[':method'],
      headers: forwarded(headers),
    });
    const giveUp = (): void => void onward.destroy();
    stream.once('error', giveUp);
    stream.once('close', giveUp);
    onward.on('response', (response) => {
      if (stream.destroyed || stream.closed) return;
      stream.respond(answered(response.statusCode ?? 502, response.headers));
      response.on('data', (chunk: Buffer) => answer.add(chunk.length));
      response.pipe(stream);
    });
    onward.on('error', () => {
      if (stream.destroyed || stream.closed) return;
      // An origin may end a connection that rests at the very moment at which it is used again.
      const isLost = onward.reusedSocket && headers[':method'] === 'GET' && !stream.headersSent;
      if (isLost) this.ask(stream, headers, answer);
      else stream.destroy();
    });
    stream.pipe(onward);
  }
}
