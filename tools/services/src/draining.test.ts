import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Draining } from './draining';

type Held = (response: ServerResponse) => void;

/** A server that answers `/at-once` and holds everything else until the test answers it. */
async function holdingServer() {
  const held: ServerResponse[] = [];
  let heard: Held = () => undefined;
  const server = createServer((request, response) => {
    if (request.url === '/at-once') return void response.end('at once');
    held.push(response);
    return heard(response);
  });
  const draining = new Draining(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string, headers = {}) => {
    const asked = get({ port, path, agent, headers });
    return new Promise<IncomingMessage>((done, fail) => asked.on('response', done).on('error', fail));
  };
  const holding = (): Promise<ServerResponse> => new Promise((done) => (heard = done));
  return { server, draining, ask, holding };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  return Buffer.concat(await answer.toArray()).toString();
}

describe('the end of a server', () => {
  it('waits for what is being answered, and keeps no connection', async () => {
    const { server, draining, ask, holding } = await holdingServer();
    await textOf(await ask('/at-once'));
    const [running, answer] = [holding(), ask('/slow')];
    const response = await running;
    const stopped = draining.stop(60_000);
    expect(server.listening).toBe(false);
    response.end('whole');
    expect(await textOf(await answer)).toBe('whole');
    expect((await answer).headers.connection).toBe('close');
    expect(await stopped).toBe(0);
  });

  it('ends a connection that an answer on its way had promised to keep', async () => {
    const { draining, ask, holding } = await holdingServer();
    const [running, answer] = [holding(), ask('/slow')];
    const response = await running;
    response.writeHead(200, { 'Content-Length': 5 }).flushHeaders();
    expect((await answer).headers.connection).toBe('keep-alive');
    const stopped = draining.stop(60_000);
    response.end('whole');
    expect(await textOf(await answer)).toBe('whole');
    expect(await stopped).toBe(0);
  });

  it('cuts off what has not ended by the limit, and says how much that was', async () => {
    const { draining, ask, holding } = await holdingServer();
    const running = holding();
    const answer = ask('/never').catch((error: NodeJS.ErrnoException) => error.code);
    await running;
    expect(await draining.stop(1)).toBe(1);
    expect(await answer).toBe('ECONNRESET');
  });

  it('ends streams at once', async () => {
    const { draining, ask, holding } = await holdingServer();
    const [running, answer] = [holding(), ask('/live', { accept: 'text/event-stream' })];
    const response = await running;
    response.writeHead(200).flushHeaders();
    const aborted = once(await answer, 'error');
    expect(await draining.stop(60_000)).toBe(0);
    expect(await aborted).toMatchObject([{ code: 'ECONNRESET' }]);
  });

  it('is announced by answers that end their connections, while the server still listens', async () => {
    const { server, draining, ask } = await holdingServer();
    draining.announce();
    expect(server.listening).toBe(true);
    const answer = await ask('/at-once');
    expect([answer.headers.connection, await textOf(answer)]).toEqual(['close', 'at once']);
    await draining.stop(0);
  });
});
