import type { EventSourceMessage } from 'eventsource-parser';
import { readAnswerValue } from 'shared-contracts/api/reading';
import { LIVE_LIMITS } from 'shared-contracts/live/live-call';
import {
  isLiveKind,
  LIVE_MESSAGES,
  liveHelloSchema,
  type LiveHello,
  type LiveKind,
  type LiveMessages,
} from 'shared-contracts/live/live-messages';

/** A message that may be applied. */
export type AcceptedMessage = {
  readonly [Kind in LiveKind]: { readonly kind: Kind; readonly content: LiveMessages[Kind] };
}[LiveKind];

/** Why a message is ignored; telemetry has it by these words. */
export type IgnoredReason = 'oversized' | 'unknown kind' | 'malformed' | 'old id' | 'other account' | 'no hello';

/** What to do with a message. */
export type CheckedMessage =
  | { readonly type: 'hello'; readonly hello: LiveHello }
  | { readonly type: 'taken'; readonly message: AcceptedMessage; readonly id: number | undefined }
  | { readonly type: 'ignored'; readonly because: IgnoredReason; readonly kind?: LiveKind };

/** What is known of the stream. */
export interface StreamState {
  /** Its first message has come. */
  readonly isGreeted: boolean;
  /** Id of the last message that was taken. */
  readonly lastId: number | undefined;
  /** User name of who is here; null where a stream may tell of no account. */
  readonly account: string | null;
}

const ID = /^\d{1,15}$/;

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function isOthers(account: string | undefined, known: StreamState): boolean {
  return account !== undefined && account !== known.account;
}

function checkHello(data: string, known: StreamState): CheckedMessage {
  const { value: hello } = readAnswerValue(liveHelloSchema, parsed(data));
  // A second one would let it tell again what was taken.
  if (hello === undefined || known.isGreeted) return { type: 'ignored', because: 'malformed' };
  return isOthers(hello.account, known) ? { type: 'ignored', because: 'other account' } : { type: 'hello', hello };
}

/** Judges a message by what came before; it never throws. */
export function checkMessage({ event, id, data }: EventSourceMessage, known: StreamState): CheckedMessage {
  if (data.length > LIVE_LIMITS.messageLength) return { type: 'ignored', because: 'oversized' };
  if (event === 'hello') return checkHello(data, known);
  if (!isLiveKind(event)) return { type: 'ignored', because: 'unknown kind' };
  const ignored = (because: IgnoredReason): CheckedMessage => ({ type: 'ignored', because, kind: event });
  if (!known.isGreeted) return ignored('no hello');
  if (id !== undefined && !ID.test(id)) return ignored('malformed');
  const place = id === undefined ? undefined : Number(id);
  if (place !== undefined && place <= (known.lastId ?? -1)) return ignored('old id');
  const { value } = readAnswerValue<(typeof LIVE_MESSAGES)[LiveKind]>(LIVE_MESSAGES[event], parsed(data));
  if (value === undefined) return ignored('malformed');
  if ('account' in value && isOthers(value.account, known)) return ignored('other account');
  return { type: 'taken', message: { kind: event, content: value } as AcceptedMessage, id: place };
}
