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
export type TakenMessage = {
  readonly [Kind in LiveKind]: { readonly kind: Kind; readonly content: LiveMessages[Kind] };
}[LiveKind];

/** Why a message is ignored; telemetry has it by these words. */
export type IgnoredBecause = 'oversized' | 'unknown kind' | 'malformed' | 'old id' | 'other account' | 'no hello';

/** What to do with a message. */
export type Judgement =
  | { readonly type: 'hello'; readonly hello: LiveHello }
  | { readonly type: 'taken'; readonly message: TakenMessage; readonly id: number | undefined }
  | { readonly type: 'ignored'; readonly because: IgnoredBecause; readonly kind?: LiveKind };

/** What is known of the stream. */
export interface KnownStream {
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

function isOthers(account: string | undefined, known: KnownStream): boolean {
  return account !== undefined && account !== known.account;
}

function judgeHello(data: string, known: KnownStream): Judgement {
  const { value: hello } = readAnswerValue(liveHelloSchema, parsed(data));
  // A second one would let it tell again what was taken.
  if (hello === undefined || known.isGreeted) return { type: 'ignored', because: 'malformed' };
  return isOthers(hello.account, known) ? { type: 'ignored', because: 'other account' } : { type: 'hello', hello };
}

/** Judges a message by what came before; it never throws. */
export function judgeMessage({ event, id, data }: EventSourceMessage, known: KnownStream): Judgement {
  if (data.length > LIVE_LIMITS.messageLength) return { type: 'ignored', because: 'oversized' };
  if (event === 'hello') return judgeHello(data, known);
  if (!isLiveKind(event)) return { type: 'ignored', because: 'unknown kind' };
  const ignored = (because: IgnoredBecause): Judgement => ({ type: 'ignored', because, kind: event });
  if (!known.isGreeted) return ignored('no hello');
  if (id !== undefined && !ID.test(id)) return ignored('malformed');
  const place = id === undefined ? undefined : Number(id);
  if (place !== undefined && place <= (known.lastId ?? -1)) return ignored('old id');
  const { value } = readAnswerValue<(typeof LIVE_MESSAGES)[LiveKind]>(LIVE_MESSAGES[event], parsed(data));
  if (value === undefined) return ignored('malformed');
  if ('account' in value && isOthers(value.account, known)) return ignored('other account');
  return { type: 'taken', message: { kind: event, content: value } as TakenMessage, id: place };
}
