import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from 'services/close-server';
import { freePort } from 'services/free-port';
import { portTrouble, requirePorts } from './busy-port';

const open: Server[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(closeServer));
});

/** A program that listens and answers every path alike; without an answer it ends the connection. */
async function listening(body: string | null, host = '127.0.0.1'): Promise<number> {
  const server = createServer((request, response) => {
    if (body === null) request.socket.destroy();
    else response.end(body);
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  return (server.address() as AddressInfo).port;
}

const start = (port: number): string => `PORT=${port} npm start`;

test('a free port is no trouble', async () => {
  const port = await freePort();
  expect(await portTrouble(port)).toBeNull();
  await expect(requirePorts([{ port, remedy: start }])).resolves.toBeUndefined();
});

test.each([
  ['another site', '<!doctype html><html lang="en"><title>Other</title></html>'],
  ['a program that does not speak HTTP', null],
])('a port of %s is in use, and the remedy names one that is free', async (_name, body) => {
  const port = await listening(body);
  const refusal = await requirePorts([{ port, remedy: start }]).catch((error: Error) => error.message);
  const [, other] = /^Port \d+ is in use: PORT=(\d+) npm start$/.exec(String(refusal)) ?? [];
  expect(refusal).toContain(`Port ${port} is in use`);
  expect(await portTrouble(Number(other))).toBeNull();
});

test('our own site is named, with both remedies', async () => {
  const port = await listening('<!doctype html><html lang="en" data-theme="dark" data-merchant="aurora"></html>');
  await expect(requirePorts([{ port, remedy: start }])).rejects.toThrow(
    new RegExp(
      `^The site is already running at http://localhost:${port}: end it where it runs \\(Ctrl\\+C\\), or start another with PORT=\\d+ npm start$`,
    ),
  );
});

test('the remedy is none of the ports that the command wants itself', async () => {
  const port = await listening(null);
  const wanted = { port: port + 100, remedy: () => '' };
  await expect(requirePorts([{ port, remedy: start }, wanted])).rejects.toThrow(
    expect.not.stringContaining(`PORT=${port + 100} `) as string,
  );
});

test('two origins do not share a port', async () => {
  const port = await freePort();
  const assets = (other: number): string => `ASSETS_PORT=${other} npm start`;
  await expect(
    requirePorts([
      { port, remedy: start },
      { port, remedy: assets },
    ]),
  ).rejects.toThrow(new RegExp(`^Port ${port} is wanted twice: ASSETS_PORT=\\d+ npm start$`));
});
