import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** One request that came over the line. */
export interface LineEntry {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** `Sec-Fetch-Dest`: what the browser asks for (`script`, `document`, …); empty where the engine does not say. */
  readonly kind: string;
  /** Milliseconds of this machine's clock. */
  readonly startedAt: number;
  endedAt?: number;
  status?: number;
  /** Of the body as it was sent. */
  bytes: number;
}

/** What takes the place of an answer of the site. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly answer: (site: () => Promise<Answer>) => Answer | Promise<Answer>;
}

/**
 * The way between an engine and the site: it can be cut, can answer in the site's place, and counts. Every engine sees
 * the same, whatever its protocol can do to the network.
 */
export class Line {
  // A connection for each request: one that is used again may end at that very moment.
  readonly #agent = new Agent({ keepAlive: false });
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #entries: LineEntry[] = [];
  #rules: Rule[] = [];
  #isCut = false;

  /** @param target port of the site on this machine */
  constructor(private readonly target: number) {
    this.#server = createServer((asked, answer) => void this.#take(asked, answer));
    this.#server.on('connection', (socket: Socket) => {
      if (this.#isCut) return void socket.destroy();
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Begins to listen; gives the address that takes the site's place. */
  async listen(): Promise<string> {
    await new Promise<void>((done, fail) => this.#server.once('error', fail).listen(0, '127.0.0.1', done));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** No connection comes through any more; those that are open break. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Answers what has such a path in the site's place, until {@link restore}. */
  answer(path: RegExp, answer: Rule['answer']): void {
    this.#rules.push({ matches: (asked) => path.test(asked), answer });
  }

  /** Mends the line and forgets all rules and all entries. */
  restore(): void {
    this.mend();
    this.#rules = [];
    this.#entries = [];
  }

  /** What came over the line since it was restored, in order. */
  get entries(): readonly LineEntry[] {
    return this.#entries;
  }

  async close(): Promise<void> {
    this.cut();
    this.#agent.destroy();
    await new Promise((done) => this.#server.close(done));
  }

  async #take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/';
    const entry: LineEntry = {
      method: asked.method ?? 'GET',
      path,
      kind: String(asked.headers['sec-fetch-dest'] ?? ''),
      startedAt: performance.now(),
      bytes: 0,
    };
    this.#entries.push(entry);
    answer.once('close', () => {
      entry.endedAt = performance.now();
    });
    const rule = this.#rules.find(({ matches }) => matches(path));
    if (rule === undefined) return this.#pass(asked, answer, entry);
    asked.resume();
    const { status, body } = await rule.answer(() => this.#ask(path));
    entry.status = status;
    // Nothing of it may be there still when the site answers again.
    answer.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': typeOf(path) });
    answer.end(body);
  }

  #pass(asked: IncomingMessage, answer: ServerResponse, entry: LineEntry): void {
    const { method, headers } = asked;
    const onward = request(
      { agent: this.#agent, host: '127.0.0.1', port: this.target, path: entry.path, method, headers },
      (given) => {
        entry.status = given.statusCode ?? 0;
        answer.writeHead(entry.status, given.rawHeaders);
        given.on('data', (part: Buffer) => {
          entry.bytes += part.length;
        });
        given.pipe(answer);
      },
    );
    onward.once('error', () => answer.destroy());
    answer.once('close', () => onward.destroy());
    asked.pipe(onward);
  }

  async #ask(path: string): Promise<Answer> {
    const answer = await fetch(`http://localhost:${this.target}${path}`, { headers: { Connection: 'close' } });
    return { status: answer.status, body: await answer.text() };
  }
}

function typeOf(path: string): string {
  return /\.mjs(\?|$)/.test(path) ? 'text/javascript' : 'text/html; charset=utf-8';
}
