import { requireSession, type Handlers } from '../../rules/call/handler';
import { textIn } from '../../data/texts';
import type { CallContext } from '../../rules/call/context';
import type { Store } from '../../data/store/store';
import { drawsOf, LOTTERIES, LOTTERY_GROUPS, POPULAR_LOTTERIES, type LotterySeed } from '../../data/lotteries';
import type { Merchant } from '../../data/merchants';

function lotteriesOf(merchant: Merchant): LotterySeed[] {
  return LOTTERIES.filter(({ vassalage }) => !merchant.excludedVendors.includes(vassalage));
}

function toLotteries({ language }: CallContext, lotteries: readonly LotterySeed[]) {
  return lotteries.map(({ gameCode, name, vassalage, group, lottoMode, defaultPlayType }) => ({
    gameCode,
    name: textIn(language, name),
    icon: `/images/lottery/${gameCode}.png`,
    vassalage,
    group,
    lottoMode,
    defaultPlayType,
  }));
}

function numbersReply(lotteries: readonly LotterySeed[], gameCode: string | undefined, now: number) {
  const wanted = gameCode ? lotteries.filter((lottery) => lottery.gameCode === gameCode) : lotteries;
  return { list: wanted.map((lottery) => drawsOf(lottery, now)), now };
}

/** Remembers that a member opened a lottery; a launch of anything else is none. */
export function rememberLottery(store: Store, memberId: number, gameCode: string | undefined, now: number): void {
  if (!LOTTERIES.some((lottery) => lottery.gameCode === gameCode)) return;
  store.run(
    'INSERT OR REPLACE INTO recent_lotteries (member_id, game_code, played_at) VALUES (?, ?, ?)',
    memberId,
    gameCode ?? '',
    now,
  );
}

/** The lotteries of a group that a member opened, the latest first. */
function recentLotteries(store: Store, memberId: number, lotteries: readonly LotterySeed[], limit: number) {
  const rows = store.all<{ game_code: string }>(
    'SELECT game_code FROM recent_lotteries WHERE member_id = ? ORDER BY played_at DESC, rowid DESC',
    memberId,
  );
  return rows.flatMap((row) => lotteries.filter(({ gameCode }) => gameCode === row.game_code)).slice(0, limit);
}

export const lotteryHandlers: Handlers<'R-46' | 'R-47' | 'R-48' | 'R-49' | 'R-50' | 'R-51'> = {
  'R-46': (_request, context) => ({ list: toLotteries(context, lotteriesOf(context.merchant)) }),
  'R-47': (_request, { merchant, language }) => {
    const groups = new Set(lotteriesOf(merchant).map(({ group }) => group));
    const shown = LOTTERY_GROUPS.filter(({ group }) => groups.has(group));
    return { list: shown.map(({ group, title }) => ({ group, title: textIn(language, title) })) };
  },
  'R-48': (request, { merchant, now }) => numbersReply(lotteriesOf(merchant), request.gameCode, now),
  'R-49': (request, { merchant, now }) =>
    numbersReply(
      lotteriesOf(merchant).filter(({ group }) => group === 'VN'),
      request.gameCode,
      now,
    ),
  'R-50': (request, context) => {
    const vietnamese = lotteriesOf(context.merchant).filter(({ group }) => group === 'VN');
    const { memberId } = requireSession(context);
    return { list: toLotteries(context, recentLotteries(context.store, memberId, vietnamese, request.limit)) };
  },
  'R-51': (_request, context) => {
    const place = ({ gameCode }: LotterySeed) => POPULAR_LOTTERIES.indexOf(gameCode);
    const popular = lotteriesOf(context.merchant).filter((lottery) => place(lottery) >= 0);
    return {
      list: toLotteries(
        context,
        popular.sort((left, right) => place(left) - place(right)),
      ),
    };
  },
};
