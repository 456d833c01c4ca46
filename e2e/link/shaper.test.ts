import { randomBytes } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import type { Clock } from './lane';
import { Shaper } from './shaper';

/** A server that says back whatever it hears. */
async function echo(): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

/** Sends bytes and gives what came back before the other side ended. */
function exchange(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => resolve(Buffer.concat(parts)));
    socket.on('error', reject);
    socket.end(bytes);
  });
}

/** Goes on when somebody waits, by as much as they wait: the machine's own time does not count. */
let time = 0;
const clock: Clock = {
  now: () => time,
  after: (milliseconds, call) => {
    const due = time + milliseconds;
    setImmediate(() => {
      time = Math.max(time, due);
      call();
    });
  },
};

let server: Server;
let shaper: Shaper;
beforeAll(async () => {
  server = await echo();
  shaper = await Shaper.before((server.address() as AddressInfo).port, clock);
});
afterAll(async () => {
  await shaper.close();
  await new Promise((done) => server.close(done));
});

it.each([
  ['as it is', null],
  ['through a link', { down: 80_000_000, up: 80_000_000, roundTripMs: 20 }],
])('lets everything through %s, whole and in its order', async (_name, shape) => {
  shaper.renew(shape);
  const bytes = randomBytes(50_000);
  const back = await Promise.all([exchange(shaper.port, bytes), exchange(shaper.port, bytes)]);
  expect(back.map((part) => part.equals(bytes))).toEqual([true, true]);
});

it('charges opening and both ways', async () => {
  shaper.renew({ down: 80_000_000, up: 80_000_000, roundTripMs: 40 });
  const began = time;
  await exchange(shaper.port, Buffer.from('hello'));
  expect(time - began).toBeGreaterThanOrEqual(80);
});

it('ends what is open when the link is renewed', async () => {
  const open = new Promise((resolve) => {
    const socket = connect({ port: shaper.port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.on('close', resolve);
    socket.on('data', () => shaper.renew(null));
    socket.write('hello');
  });
  await expect(open).resolves.toBeDefined();
});

it('is away once it is closed, and there again at the same port', async () => {
  const { port } = shaper;
  await shaper.close();
  await expect(exchange(port, Buffer.from('hello'))).rejects.toThrow('ECONNREFUSED');
  await shaper.open();
  expect(shaper.port).toBe(port);
  expect((await exchange(port, Buffer.from('hello'))).toString()).toBe('hello');
});
