import { maybe, money, part, readBy, rows, sureMoment, text, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { winnerSchema } from '../api/endpoints/game-entities';
import { identifier } from '../api/endpoints/fields';
import { depositStateSchema } from '../api/endpoints/money';
import { lotteryNumbersSchema } from '../api/endpoints/lottery';
import { decimalOf } from '../api/written-values';

/** What the live channel can tell: the names of its messages, and of the kinds that a gateway says it tells. */
export const LIVE_KINDS = ['balance', 'unread', 'winners', 'jackpot', 'draws', 'deposit'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

function tallyOf(value: unknown): number | undefined {
  const tally = decimalOf(value);
  return tally !== undefined && Number.isInteger(tally) && tally >= 0 ? tally : undefined;
}
const tally = readBy<number>(tallyOf, 'a whole number from 0');

/** The first message of a stream, named `hello`: whose it is and what it tells. It has no id. */
export const liveHelloSchema = part({
  /** The user name of the session; absent where the stream tells only what everybody may know. */
  account: maybe(words),
  /** What this gateway tells on this stream. A client asks for the rest as without a channel. */
  kinds: rows(v.picklist(LIVE_KINDS)),
  /** Ids of the messages that follow are greater: the id that the stream resumes after, else the newest there is. */
  after: tally,
});
export type LiveHello = v.InferOutput<typeof liveHelloSchema>;

/**
 * The messages of the live channel by kind. What concerns one account says whose it is in `account`, the user name of its
 * session. `balance`, `unread` and `jackpot` are states: the latest replaces those before. The others are things that
 * happened.
 */
export const LIVE_MESSAGES = {
  /** The account's balance, as R-28 answers it. */
  balance: part({ account: words, sumBalance: money, currencySymbol: text }),
  /** What the account has not read: announcements for players, live chat, inbox. */
  unread: part({ account: words, announcement: tally, chat: tally, inbox: tally }),
  /** Wins since the message before, the latest first, as R-44 answers them. */
  winners: part({ list: rows(winnerSchema) }),
  /** The jackpot, in units of the site's currency. */
  jackpot: part({ amount: money }),
  /** Lotteries whose issue has just changed, as R-48 answers them, with the server's clock. */
  draws: part({ list: rows(lotteryNumbersSchema), now: sureMoment }),
  /** A deposit of the account ended; `amount` is what the order was about, `id` that of R-31. */
  deposit: part({ account: words, id: identifier, state: depositStateSchema, amount: money, currencySymbol: text }),
} as const satisfies Record<LiveKind, v.GenericSchema>;

/** The content of a message by its kind. */
export type LiveMessages = { readonly [Kind in LiveKind]: v.InferOutput<(typeof LIVE_MESSAGES)[Kind]> };

/** The content of a message as a gateway writes it. */
export type WrittenLiveMessages = { readonly [Kind in LiveKind]: v.InferInput<(typeof LIVE_MESSAGES)[Kind]> };

/** Whether a name is that of a kind; a client ignores messages of other names. */
export function isLiveKind(name: string | undefined): name is LiveKind {
  return LIVE_KINDS.some((kind) => kind === name);
}
