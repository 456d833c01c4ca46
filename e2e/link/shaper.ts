import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { WALL_CLOCK, type Clock } from './lane';
import type { LinkShape } from './profiles';
import { SharedLink, type Receiver } from './shared-link';

const LOOPBACK = '127.0.0.1';

function receiverOf(socket: Socket): Receiver {
  return {
    take: (bytes) => {
      if (socket.writable) socket.write(bytes);
    },
    end: () => {
      if (socket.writable) socket.end();
    },
  };
}

/** Stands before a server and lets everything through as a link of some shape would, or nothing. */
export class Shaper {
  private link: SharedLink | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private openPort = 0;

  private constructor(
    private readonly target: number,
    private readonly clock: Clock,
  ) {
    this.server = createServer({ noDelay: true, allowHalfOpen: true }, (phone) => this.accept(phone));
  }

  /** Opens a port before another one of this machine. */
  static async before(target: number, clock: Clock = WALL_CLOCK): Promise<Shaper> {
    const shaper = new Shaper(target, clock);
    await shaper.open();
    return shaper;
  }

  get port(): number {
    return this.openPort;
  }

  /** Opens the port, after a {@link close} the same one again. */
  async open(): Promise<void> {
    await new Promise<void>((done, fail) => {
      this.server.once('error', fail);
      this.server.listen(this.openPort, LOOPBACK, () => {
        this.server.off('error', fail);
        done();
      });
    });
    this.openPort = (this.server.address() as AddressInfo).port;
  }

  /** From now on a fresh link of this shape: nothing of an earlier page is open or on its way. */
  renew(shape: LinkShape | null): void {
    this.sockets.forEach((socket) => socket.destroy());
    this.link = shape === null ? null : new SharedLink(shape, this.clock);
  }

  /** Ends what is open; whoever comes now finds nobody. */
  async close(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    await new Promise((done) => this.server.close(done));
  }

  private accept(phone: Socket): void {
    const server = connect({ port: this.target, host: LOOPBACK, noDelay: true, allowHalfOpen: true });
    for (const [socket, other] of [
      [phone, server],
      [server, phone],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => this.sockets.delete(socket));
    }
    const direct = { up: receiverOf(server), down: receiverOf(phone) };
    const { up, down } = this.link === null ? direct : this.link.connect(direct.up, direct.down);
    phone.on('data', (bytes) => up.take(bytes));
    phone.on('end', () => up.end());
    server.on('data', (bytes) => down.take(bytes));
    server.on('end', () => down.end());
  }
}
