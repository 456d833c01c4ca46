import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import { isTrial } from 'shared-contracts/session/member-type';
import type { LiveKind, WrittenLiveMessages } from 'shared-contracts/live/live-messages';
import { LOTTERIES } from '../../data/lotteries';
import { HANDLERS } from '../../handlers/handler-table';
import type { CallContext } from '../../rules/call/context';
import { jackpotCents } from '../../rules/games/jackpot';
import { winnersAt } from '../../rules/games/winners';
import { fromCents, type TransactionState } from '../../rules/money/money';
import { requireSession } from '../../rules/call/handler';
import type { Scenarios } from '../control/scenarios';

/** Makes the content of a message for a listener, of these rows; undefined where there is nothing to tell. */
type Writer<Kind extends LiveKind> = (
  context: CallContext,
  refs: readonly number[],
  patch: Scenarios['patch'],
) => WrittenLiveMessages[Kind] | undefined | Promise<WrittenLiveMessages[Kind] | undefined>;

/** What a kind is made of. */
interface Content<Kind extends LiveKind> {
  /** Whom it is told: everybody, accounts, or accounts that are no trial. */
  readonly audience: 'all' | 'account' | 'member';
  /** A state: only the latest matters, and who comes without having missed something is told it. */
  readonly isState: boolean;
  /** The calls that tell the same. */
  readonly calls: readonly EndpointId[];
  readonly write: Writer<Kind>;
}

const accountOf = (context: CallContext): string => requireSession(context).userName;

const unread: Writer<'unread'> = async (context, _refs, patch) => {
  const request = { types: 'B,PL,PU', platform: 'M', merchantCode: context.merchant.code } as const;
  const notices = patch('R-60', await HANDLERS['R-60'](request, context), request) as {
    readonly player: readonly { readonly read: boolean | null }[];
  };
  const hasChat = context.merchant.flags.includes('CBS3');
  return {
    account: accountOf(context),
    announcement: notices.player.filter(({ read }) => !read).length,
    chat: hasChat ? Number((await HANDLERS['R-55']({}, context)).unReadCount) : 0,
    inbox: Number(await HANDLERS['R-57']({}, context)),
  };
};

const winners: Writer<'winners'> = ({ store, merchant }, refs) => {
  const list = winnersAt(store, merchant, { limit: 20, ids: refs });
  return list.length === 0 ? undefined : { list };
};

const draws: Writer<'draws'> = async (context, refs) => {
  const codes = refs.map((ref) => LOTTERIES[ref]?.gameCode);
  const { list, now } = await HANDLERS['R-48']({}, context);
  const drawn = list.filter(({ gameCode }) => codes.some((code) => code === gameCode));
  return drawn.length === 0 ? undefined : { list: drawn, now: now ?? context.now };
};

const deposit: Writer<'deposit'> = (context, [ref = 0]) => {
  const { store, merchant } = context;
  const row = store.get<{ paid_cents: number; state: TransactionState }>(
    'SELECT d.paid_cents, t.state FROM deposits d JOIN wallet_transactions t ON t.id = d.transaction_id WHERE t.id = ?',
    ref,
  );
  if (row === undefined) return undefined;
  return {
    account: accountOf(context),
    id: String(ref),
    state: row.state === 'done' ? 'paid' : row.state,
    amount: fromCents(row.paid_cents),
    currencySymbol: merchant.currencySymbol,
  };
};

/** Every kind of message. */
export const LIVE_CONTENT: { readonly [Kind in LiveKind]: Content<Kind> } = {
  balance: {
    audience: 'account',
    isState: true,
    calls: ['R-28'],
    write: async (context) => ({ account: accountOf(context), ...(await HANDLERS['R-28']({}, context)) }),
  },
  unread: { audience: 'member', isState: true, calls: ['R-55', 'R-57', 'R-60'], write: unread },
  winners: { audience: 'all', isState: false, calls: ['R-44'], write: winners },
  jackpot: {
    audience: 'all',
    isState: true,
    calls: [],
    write: ({ store, merchant }) => ({ amount: fromCents(jackpotCents(store, merchant.site)) }),
  },
  draws: { audience: 'all', isState: false, calls: ['R-48', 'R-49'], write: draws },
  deposit: { audience: 'account', isState: false, calls: ['R-31'], write: deposit },
};

/** Whether a kind is told to who listens so. */
export function isToldTo(kind: LiveKind, { session }: Pick<CallContext, 'session'>): boolean {
  const { audience } = LIVE_CONTENT[kind];
  if (audience === 'all') return true;
  return session !== undefined && (audience === 'account' || !isTrial(session.type));
}
