import type { ReactNode } from 'react';
import { MoneyFacts, useMoneyText, type MoneyFact } from 'shared-kit/money';
import { useCurrency } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { leftOf, totalOf, type Share } from '../../model/red-envelopes/envelope-split';
import styles from './red-rain-screen.module.css';

export interface EnvelopeSummaryProps {
  readonly shares: readonly Share[];
  readonly balance: number | null;
}

/** What the envelopes cost against what there is; nobody is left to reckon. */
export function EnvelopeSummary({ shares, balance }: EnvelopeSummaryProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const { decimals } = useCurrency();
  const total = totalOf(shares, decimals);
  const [first] = shares;
  const last = shares.at(-1);
  const hasOddCents = first !== undefined && last !== undefined && first.amount !== last.amount;
  const left = balance === null ? null : leftOf(balance, total, decimals);
  const facts: readonly MoneyFact[] = [
    { name: t('rain.people'), value: shares.length },
    { name: t('rain.shareEach'), value: last ? moneyText(last.amount) : '–' },
    ...(balance === null ? [] : [{ name: t('rain.balance'), value: moneyText(balance) }]),
    ...(left === null || left < 0 ? [] : [{ name: t('rain.after'), value: moneyText(left) }]),
    { name: t('rain.sum'), value: moneyText(total), isMain: true },
  ];
  return (
    <div>
      <MoneyFacts facts={facts} />
      {hasOddCents && (
        <p className={styles.note}>{`${t('rain.shareFirst', { name: first.username })}: ${moneyText(first.amount)}`}</p>
      )}
    </div>
  );
}
