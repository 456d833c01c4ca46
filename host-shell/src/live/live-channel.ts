import { LIVE_LIMITS } from 'shared-contracts/live/live-call';
import type { LiveKind } from 'shared-contracts/live/live-messages';
import type { EventMap } from 'shared-contracts/events/event-map';
import { serverNow } from 'shared-kit/remote';
import { checkMessage, type IgnoredReason, type AcceptedMessage } from './check-message';
import { FIRST_PLAN, modeOf, nextPlan, type LivePlan, type LiveStep } from './live-plan';
import type { OpenStream, StreamEnd, StreamReader } from './read-stream';

/** What the channel is given. */
export interface LiveChannelSetup {
  readonly open: OpenStream;
  /** Whether the page is in sight. */
  readonly isWanted: () => boolean;
  /** User name of who is here; null where a stream may tell of no account. */
  readonly account: () => string | null;
  readonly onMessage: (message: AcceptedMessage) => void;
  readonly onChange: (change: EventMap['live.changed']) => void;
  /** The gateway does not take the session of this page any more. */
  readonly onRefusedSession: () => void;
  readonly onIgnored: (because: IgnoredReason, kind: LiveKind | undefined) => void;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** One stream and its state. */
interface OpenedStream {
  readonly abort: AbortController;
  isGreeted: boolean;
}

/** The page's one live channel: opens it, reads it, and opens it again (docs/product/shell.md#live-channel). */
export class LiveChannel {
  private plan: LivePlan = FIRST_PLAN;
  private stream: OpenedStream | null = null;
  private lastId: number | undefined;
  private kinds: readonly LiveKind[] = [];
  private told = '';
  private due: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly setup: LiveChannelSetup) {}

  /** The connection is said to be back: what waits need not wait on. */
  readonly retry = (): void => this.step({ type: 'online' });

  /** The page came into sight or was left. */
  readonly look = (): void => this.step({ type: this.setup.isWanted() ? 'wanted' : 'unwanted' });

  /** Somebody else is here: nothing of the one before is heard any more. */
  readonly renew = (): void => {
    this.close();
    this.lastId = undefined;
    this.step({ type: 'renewed' });
  };

  /** Ends the stream, until the channel is looked at again. */
  readonly stop = (): void => this.step({ type: 'unwanted' });

  private step(step: LiveStep): void {
    const { now = serverNow, random = Math.random } = this.setup;
    this.plan = nextPlan(this.plan, step, { now: now(), random: random() });
    const { status, until } = this.plan;
    clearTimeout(this.due);
    if (status === 'off' || status === 'waiting') this.close();
    if (status === 'waiting') this.due = setTimeout(() => this.step({ type: 'due' }), Math.max(0, until - now()));
    if (status === 'opening' && this.stream === null) this.open();
    this.tell();
  }

  private tell(): void {
    const mode = modeOf(this.plan);
    const kinds = mode === 'open' ? this.kinds : [];
    const text = `${mode} ${kinds.join(' ')}`;
    if (text === this.told) return;
    this.told = text;
    this.setup.onChange({ mode, kinds });
  }

  private open(): void {
    const stream: OpenedStream = { abort: new AbortController(), isGreeted: false };
    this.stream = stream;
    const whileOpen =
      <Values extends readonly unknown[]>(work: (...values: Values) => void) =>
      (...values: Values): void => {
        if (this.stream === stream) work(...values);
      };
    const reader: StreamReader = {
      signal: stream.abort.signal,
      lastId: this.lastId,
      onAlive: whileOpen(() => this.awaitMore()),
      onMessage: whileOpen((message) => this.hear(stream, message)),
    };
    this.awaitMore();
    void this.setup.open(reader).then(whileOpen((end: StreamEnd) => this.ended(end)));
  }

  private ended(end: StreamEnd): void {
    this.close();
    if (end.type === 'oversized') this.setup.onIgnored('oversized', undefined);
    if (end.type === 'refused' && end.status === 401) this.setup.onRefusedSession();
    this.step(end.type === 'oversized' ? { type: 'lost' } : end);
  }

  private close(): void {
    clearTimeout(this.silence);
    const { stream } = this;
    this.stream = null;
    stream?.abort.abort();
  }

  /** Without a byte for long the connection is gone, whatever the browser thinks. */
  private awaitMore(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.ended({ type: 'lost' }), LIVE_LIMITS.silenceMs);
  }

  private hear(stream: OpenedStream, message: Parameters<StreamReader['onMessage']>[0]): void {
    const { isGreeted } = stream;
    const judgement = checkMessage(message, { isGreeted, lastId: this.lastId, account: this.setup.account() });
    if (judgement.type === 'hello') {
      stream.isGreeted = true;
      this.lastId = judgement.hello.after;
      this.kinds = judgement.hello.kinds;
      this.step({ type: 'opened' });
    } else if (judgement.type === 'taken') {
      this.lastId = judgement.id ?? this.lastId;
      this.setup.onMessage(judgement.message);
    } else {
      this.setup.onIgnored(judgement.because, judgement.kind);
      // The stream belongs to another account, or does not say whose it is.
      if (!isGreeted && message.event === 'hello') this.ended({ type: 'refused', status: 403, retryAfter: 0 });
    }
  }
}
