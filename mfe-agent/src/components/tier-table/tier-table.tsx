import { useId, type ReactNode } from 'react';
import type { ContractKind, ContractTier } from 'shared-contracts/api/endpoints/contracts';
import { htmlLanguage } from 'shared-contracts/language';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { Card, SectionHeader } from 'shared-kit/parts';
import { formatMoney, formatPercent } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './tier-table.module.css';

export interface TierTableProps {
  readonly kind: ContractKind;
  readonly tiers: readonly ContractTier[];
  /** How often they pay, where nothing else on the page says so. */
  readonly note?: string | undefined;
}

/** The steps of a contract: from which threshold on it pays what. */
export function TierTable({ kind, tiers, note }: TierTableProps): ReactNode {
  const t = useT();
  const titleId = useId();
  const locale = htmlLanguage(useLanguage());
  const { symbol, decimals } = useCurrency();
  if (tiers.length === 0) return null;
  const money = (amount: number): string => formatMoney(amount, symbol, locale, decimals);
  const pays = ({ rate, amount }: ContractTier): string => {
    if (amount !== undefined) return money(amount);
    return rate === undefined ? '–' : formatPercent(rate, locale);
  };
  return (
    <section className={styles.section}>
      <SectionHeader id={titleId} title={t('contract.steps')} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <Card padding="none">
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{t(`contract.from.${kind}`)}</th>
              <th scope="col">{t('contract.pays')}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier, index) => (
              <tr key={index}>
                <th scope="row">{money(tier.threshold)}</th>
                <td>{pays(tier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
