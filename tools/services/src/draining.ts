import type { Server, ServerResponse } from 'node:http';

/** Streams never end by themselves: who listens comes back, and is led elsewhere. */
const STREAM = 'text/event-stream';

/** Ends an HTTP server without cutting off a request that is being answered. */
export class Draining {
  readonly #server: Server;
  readonly #running = new Set<ServerResponse>();
  #isEnding = false;

  /** Begins to count the server's requests; to be called before the first comes. */
  constructor(server: Server) {
    this.#server = server;
    server.prependListener('request', (_request, response) => this.#count(response));
  }

  /** From now on every answer ends its connection, so that clients come back by another one. */
  announce(): void {
    this.#isEnding = true;
    for (const response of this.#running) endsConnection(response);
  }

  /**
   * Takes no further connection, ends streams and idle connections, and waits for the requests that are being answered. What
   * has not ended after so many milliseconds is cut off; gives how many requests that were. `close` ends the server where
   * more hangs on it than connections.
   */
  async stop(limitMs: number, close: () => Promise<unknown> = () => closed(this.#server)): Promise<number> {
    this.announce();
    for (const response of this.#running)
      if (response.req.headers.accept?.includes(STREAM) === true) response.destroy();
    let cutOff = 0;
    const cut = (): void => {
      cutOff = this.#running.size;
      this.#server.closeAllConnections();
    };
    const limit = limitMs > 0 ? setTimeout(cut, limitMs) : undefined;
    const closing = close();
    if (limit === undefined) cut();
    await closing;
    clearTimeout(limit);
    return cutOff;
  }

  #count(response: ServerResponse): void {
    this.#running.add(response);
    if (this.#isEnding) endsConnection(response);
    response.once('close', () => {
      this.#running.delete(response);
      // Its head may have promised to keep the connection, which nobody else would end before its time.
      if (this.#isEnding) setImmediate(() => this.#server.closeIdleConnections());
    });
  }
}

function endsConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}
