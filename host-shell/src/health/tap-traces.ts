import type { PackageName } from 'shared-contracts/remote/remote-names';
import { LONGEST_SPAN_MS, MAXIMUM_SPANS, type PageSpan } from 'shared-contracts/release/spans';

/** A call belongs to the last tap for so long; later ones are the page's own doing. */
const FOLLOWS_MS = 5000;
/** A page tells no more than this in all. */
const MAXIMUM_OF_PAGE = 600;

/** Whose screen is in view. */
export interface Place {
  readonly package: PackageName;
  readonly version: string;
  readonly screen?: string;
}

/** A call under way. */
export interface TracedCall {
  /** The value of its header. */
  readonly traceparent: string;
  /** To be called with the status of the answer; 0 where none came. */
  readonly end: (status: number) => void;
}

/** What the traces of a page are made with. */
export interface TapTracesSetup {
  /** Epoch ms. */
  readonly now: () => number;
  /** Random bytes as lower-case hex digits. */
  readonly randomHex: (bytes: number) => string;
  readonly send: (spans: readonly PageSpan[]) => void;
}

type Span = { -readonly [Field in keyof PageSpan]: PageSpan[Field] };

/** Keeps taps that led to calls, and those calls, until they are sent. A tap that led to none is forgotten. */
export class TapTraces {
  private tap: Span | null = null;
  private isTapKept = false;
  private waiting: Span[] = [];
  private total = 0;

  constructor(private readonly setup: TapTracesSetup) {}

  /** A finger, or a key, is down. */
  begin(place: Place): void {
    const { now, randomHex } = this.setup;
    this.isTapKept = false;
    this.tap = { kind: 'tap', trace: randomHex(16), id: randomHex(8), ...place, at: now(), ms: 0 };
  }

  /** It was no tap: the finger scrolls. */
  forget(): void {
    this.tap = null;
  }

  /** A call begins; null where no tap is known to have caused it. */
  call(place: Place): TracedCall | null {
    const { tap, setup } = this;
    const at = setup.now();
    if (tap === null || at - tap.at > FOLLOWS_MS || this.total >= MAXIMUM_OF_PAGE) return null;
    this.keep(tap);
    const { trace } = tap;
    const id = setup.randomHex(8);
    return {
      traceparent: `00-${trace}-${id}-01`,
      end: (status) => {
        const now = setup.now();
        tap.ms = lasting(now - tap.at);
        this.add({ kind: 'call', trace, id, parent: tap.id, ...place, at, ms: lasting(now - at), status });
      },
    };
  }

  /** Sends what has ended. */
  flush(): void {
    const waiting = this.waiting.splice(0);
    while (waiting.length > 0) this.setup.send(waiting.splice(0, MAXIMUM_SPANS));
  }

  private keep(tap: Span): void {
    if (this.isTapKept) return;
    this.isTapKept = true;
    this.add(tap);
  }

  private add(span: Span): void {
    this.total += 1;
    this.waiting.push(span);
  }
}

function lasting(ms: number): number {
  return Math.min(Math.max(0, ms), LONGEST_SPAN_MS);
}
