import type { ReactNode } from 'react';
import type { Dividend } from 'shared-contracts/api/endpoints/agent-money';
import { htmlLanguage } from 'shared-contracts/language';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { Card, Chip, type Tone } from 'shared-kit/parts';
import { Button, formatNumber, formatPercent, Money } from 'shared-kit/ui';
import { FigureChange } from '../../components/figure-cards/figure-change';
import { useT } from '../../i18n';
import { periodText, shownState } from '../../model/contracts/dividend-period';
import styles from './dividends-screen.module.css';

const TONES: Readonly<Record<Dividend['state'] | 'none', Tone>> = {
  open: 'info',
  payable: 'accent',
  paid: 'neutral',
  none: 'neutral',
  other: 'neutral',
};

export interface DividendCardProps {
  readonly dividend: Dividend;
  /** What it is measured against; undefined where there is nothing alike. */
  readonly before: Dividend | undefined;
  readonly onWithdraw: () => void;
}

/** One period: what the team brought in, what share of it is the agent's, and how far that is. */
export function DividendCard({ dividend, before, onWithdraw }: DividendCardProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const locale = htmlLanguage(language);
  const currency = useCurrency();
  const { period, profit, active, rate, amount, state } = dividend;
  const profitTone = profit > 0 ? 'win' : profit < 0 ? 'loss' : 'muted';
  const shown = shownState(dividend);
  return (
    <Card className={styles.card} role="group" aria-label={periodText(period)}>
      <header className={styles.head}>
        <h3 className={styles.period}>{periodText(period)}</h3>
        <Chip tone={TONES[shown]}>{t(`dividend.state.${shown}`)}</Chip>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('dividend.profit')}</dt>
          <dd>
            <Money amount={profit} {...currency} locale={locale} signed tone={profitTone} />
            {before && <FigureChange kind="signed" now={profit} before={before.profit} growthIs="good" />}
          </dd>
        </div>
        <div>
          <dt>{t('dividend.active')}</dt>
          <dd>
            <span>{formatNumber(active, locale)}</span>
            {before && <FigureChange kind="count" now={active} before={before.active} growthIs="good" />}
          </dd>
        </div>
        <div>
          <dt>{t('dividend.rate')}</dt>
          <dd>{formatPercent(rate, locale)}</dd>
        </div>
      </dl>
      <div className={styles.end}>
        <span className={styles.amountName}>{t('dividend.amount')}</span>
        <Money
          amount={amount}
          {...currency}
          locale={locale}
          size="title"
          tone={amount > 0 ? 'accent' : 'muted'}
          className={styles.amount}
        />
        {state === 'payable' && <Button onClick={onWithdraw}>{t('dividend.withdraw')}</Button>}
      </div>
    </Card>
  );
}
