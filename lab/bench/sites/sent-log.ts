import { isLiveChannel } from './live-channel';

/** What a front answered one request with. */
export interface Sent {
  /** Path and query. */
  readonly path: string;
  /** Of the body as it was sent, without headers; 0 of an answer that says that nothing has changed. */
  readonly bytes: number;
}

/** An answer under way. */
export interface Sending {
  readonly add: (bytes: number) => void;
  readonly end: () => void;
}

/** What a front has sent, in the order in which it was asked. */
export class SentLog {
  private readonly entries: { path: string; bytes: number }[] = [];
  private underWay = 0;
  private changes = 0;

  begin(path: string): Sending {
    const entry = { path, bytes: 0 };
    this.entries.push(entry);
    const counts = isLiveChannel(path) ? 0 : 1;
    this.underWay += counts;
    this.changes += counts;
    return {
      add: (bytes) => {
        entry.bytes += bytes;
      },
      end: () => {
        this.underWay -= counts;
        this.changes += counts;
      },
    };
  }

  /** Everything so far. */
  get all(): readonly Sent[] {
    return this.entries;
  }

  /** How often something began or ended; null while anything but the live channel is under way. */
  get rest(): number | null {
    return this.underWay === 0 ? this.changes : null;
  }
}
