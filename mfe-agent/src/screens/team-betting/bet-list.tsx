import type { ReactNode } from 'react';
import type { TeamBet } from 'shared-contracts/api/endpoints/agent';
import { DayList, RowEnd, useTimes } from 'shared-kit/report';
import { ListRow } from 'shared-kit/parts';
import { SignedFigure } from '../../components/figures-table/signed-figure';
import { useFigureText } from '../../components/figures-table/use-figure-text';
import { categoryIcon } from '../../components/category-icon/category-icon';
import { useCategoryText, useT } from '../../i18n';
import { betProfit, stateText } from '../../model/reports/team-bet';

export interface BetListProps {
  readonly bets: readonly TeamBet[];
  readonly onOpen: (bet: TeamBet) => void;
}

/** Who bet on what, what it was and what came of it, under its day. */
export function BetList({ bets, onOpen }: BetListProps): ReactNode {
  const { day } = useTimes();
  return (
    <DayList items={bets} dayOf={({ time }) => day(time)} keyOf={({ id }) => id}>
      {(bet) => <Row bet={bet} onOpen={onOpen} />}
    </DayList>
  );
}

function Row({ bet, onOpen }: { readonly bet: TeamBet; readonly onOpen: BetListProps['onOpen'] }): ReactNode {
  const t = useT();
  const text = useFigureText();
  const categoryText = useCategoryText();
  const game = bet.gameName === '' ? categoryText(bet.gameCategory) : bet.gameName;
  const time = useTimes().clock(bet.time);
  const isSettled = bet.state === 'settled';
  return (
    <ListRow
      icon={categoryIcon(bet.gameCategory)}
      title={bet.username}
      detail={
        <>
          <span>{[time, game].filter(Boolean).join(' · ')}</span>
          <br />
          <span>{t('betting.row', { stake: text('money', bet.stake), payout: text('money', bet.payout) })}</span>
        </>
      }
      end={
        <RowEnd
          amount={<SignedFigure value={betProfit(bet)} />}
          state={isSettled ? undefined : { text: stateText(t, bet.state), tone: 'neutral' }}
        />
      }
      chevron={false}
      onClick={() => onOpen(bet)}
    />
  );
}
