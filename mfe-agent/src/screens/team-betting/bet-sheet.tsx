import type { ReactNode } from 'react';
import type { TeamBet } from 'shared-contracts/api/endpoints/agent';
import { FactSheet, type Fact } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { TimeText } from 'shared-kit/parts';
import { useVendorText } from '../../api/use-game-types';
import { SignedFigure } from '../../components/figures-table/signed-figure';
import { useFigureText } from '../../components/figures-table/use-figure-text';
import { useCategoryText, useT } from '../../i18n';
import { betProfit, stateText } from '../../model/reports/team-bet';
import styles from './bet-sheet.module.css';

export interface BetSheetProps {
  readonly bet: TeamBet;
  readonly onClose: () => void;
}

/** The details of one bet. */
export function BetSheet({ bet, onClose }: BetSheetProps): ReactNode {
  const t = useT();
  const text = useFigureText();
  const categoryText = useCategoryText();
  const { overlays } = useRemoteContext();
  const vendor = useVendorText()(bet.vassalage);
  const facts: readonly Fact[] = [
    { name: t('table.member'), value: bet.username },
    { name: t('table.category'), value: categoryText(bet.gameCategory) },
    ...(vendor === '' ? [] : [{ name: t('filter.vendor'), value: vendor }]),
    { name: t('figure.stake'), value: <bdi>{text('money', bet.stake)}</bdi> },
    { name: t('figure.payout'), value: <bdi>{text('money', bet.payout)}</bdi> },
    { name: t('table.time'), value: <TimeText value={bet.time} /> },
    { name: t('table.state'), value: stateText(t, bet.state) },
    {
      name: t('table.number'),
      value: bet.id,
      copy: {
        text: bet.id,
        label: t('betting.copy'),
        copiedLabel: t('betting.copied'),
        onFailure: () => overlays.toast('fail', t('betting.copyFailed')),
      },
    },
  ];
  return (
    <FactSheet
      title={bet.gameName === '' ? categoryText(bet.gameCategory) : bet.gameName}
      closeLabel={t('report.close')}
      head={
        <>
          <SignedFigure value={betProfit(bet)} size="display" />
          <span className={styles.what}>{t('betting.profitOfBet')}</span>
        </>
      }
      facts={facts}
      onClose={onClose}
    />
  );
}
