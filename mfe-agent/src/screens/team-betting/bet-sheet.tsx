import type { ReactNode } from 'react';
import type { TeamBet } from 'shared-contracts/api/endpoints/agent';
import { Sheet } from 'shared-kit/overlay';
import { useRemoteContext } from 'shared-kit/remote';
import { CopyButton, formatDateTime } from 'shared-kit/ui';
import { usePlayedCategories } from '../../api/use-game-types';
import { SignedFigure } from '../../components/figures-table/signed-figure';
import { useFigureText } from '../../components/figures-table/use-figure-text';
import { useCategoryText, useT } from '../../i18n';
import { betProfit, stateText } from '../../model/team-bet';
import { vendorsOf } from '../../model/vendors';
import styles from './bet-sheet.module.css';

export interface BetSheetProps {
  readonly bet: TeamBet;
  readonly onClose: () => void;
}

/** Everything of one bet (SC-22). */
export function BetSheet({ bet, onClose }: BetSheetProps): ReactNode {
  const t = useT();
  const text = useFigureText();
  const categoryText = useCategoryText();
  const { overlays } = useRemoteContext();
  const vendors = vendorsOf(usePlayedCategories(), '');
  const vendor = vendors.find(({ code }) => code === bet.vassalage)?.name ?? bet.vassalage;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('table.member'), bet.username],
    [t('table.category'), categoryText(bet.gameCategory)],
    ...(vendor === '' ? [] : [[t('filter.vendor'), vendor] as const]),
    [t('figure.stake'), <bdi key="stake">{text('money', bet.stake)}</bdi>],
    [t('figure.payout'), <bdi key="payout">{text('money', bet.payout)}</bdi>],
    [t('table.time'), formatDateTime(bet.time)],
    [t('table.state'), stateText(t, bet.state)],
    [
      t('table.number'),
      <span key="number" className={styles.number}>
        <bdi>{bet.id}</bdi>
        <CopyButton
          text={bet.id}
          label={t('betting.copy')}
          copiedLabel={t('betting.copied')}
          onFailure={() => overlays.toast('fail', t('betting.copyFailed'))}
        />
      </span>,
    ],
  ];
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bet.gameName === '' ? categoryText(bet.gameCategory) : bet.gameName}
      closeLabel={t('report.close')}
    >
      <div className={styles.head}>
        <SignedFigure value={betProfit(bet)} size="display" />
        <span className={styles.what}>{t('betting.profitOfBet')}</span>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
