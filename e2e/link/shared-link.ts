import { Lane, type Clock } from './lane';
import type { LinkShape } from './profiles';

/** What a packet carries at most, and what it weighs beside that: Ethernet, IPv4 and TCP with time stamps. */
const PACKET_BYTES = 1448;
const PACKET_HEADERS = 66;

/** What a link hands over at the other end. */
export interface Receiver {
  readonly take: (bytes: Uint8Array) => void;
  readonly end: () => void;
}

/** One connection through the link: its two directions. */
export interface LinkedConnection {
  readonly up: Receiver;
  readonly down: Receiver;
}

/** The link of one phone: a bottleneck per direction, whatever number of connections go through it. */
export class SharedLink {
  private readonly up: Lane;
  private readonly down: Lane;
  private readonly roundTripMs: number;

  constructor(
    { up, down, roundTripMs }: LinkShape,
    private readonly clock: Clock,
  ) {
    this.roundTripMs = roundTripMs;
    this.up = new Lane({ bitsPerSecond: up, delayMs: roundTripMs / 2 }, clock);
    this.down = new Lane({ bitsPerSecond: down, delayMs: roundTripMs / 2 }, clock);
  }

  /**
   * Opens a connection now. The machine's own answers at once, so the round trip that opening takes is charged to
   * the first bytes from the phone; those of TLS are real.
   */
  connect(toServer: Receiver, toPhone: Receiver): LinkedConnection {
    return { up: this.held(through(this.up, toServer)), down: through(this.down, toPhone) };
  }

  /** Keeps what comes before the connection is open, in its order. */
  private held(onward: Receiver): Receiver {
    let early: (() => void)[] | null = [];
    this.clock.after(this.roundTripMs, () => {
      const waiting = early ?? [];
      early = null;
      waiting.forEach((go) => go());
    });
    const pass = (go: () => void): void => {
      if (early === null) go();
      else early.push(go);
    };
    return { take: (bytes) => pass(() => onward.take(bytes)), end: () => pass(() => onward.end()) };
  }
}

function through(lane: Lane, receiver: Receiver): Receiver {
  return {
    take: (bytes) => {
      for (let from = 0; from < bytes.length; from += PACKET_BYTES) {
        const packet = bytes.subarray(from, from + PACKET_BYTES);
        lane.send(packet.length + PACKET_HEADERS, () => receiver.take(packet));
      }
    },
    end: () => lane.send(PACKET_HEADERS, () => receiver.end()),
  };
}
