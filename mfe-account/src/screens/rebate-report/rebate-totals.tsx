import type { ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { useLanguage, useCurrency } from 'shared-kit/remote';
import { Card } from 'shared-kit/parts';
import { Money, Skeleton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './rebate-report-screen.module.css';
import type { RebateSum } from './use-rebates';

/** What the whole span adds up to, whatever part of it is shown. */
export function RebateTotals({ total }: { readonly total: RebateSum }): ReactNode {
  const t = useT();
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  return (
    <Card tone="glow" className={styles.totals} aria-live="polite">
      <dl className={styles.sums}>
        <div className={styles.main}>
          <dt>{t('rebate.total')}</dt>
          <dd>
            {total === null ? (
              <Skeleton width={160} height={36} />
            ) : (
              <Money amount={total.rebate} {...currency} locale={locale} size="display" tone="accent" />
            )}
          </dd>
        </div>
        <div className={styles.second}>
          <dt>{t('rebate.turnover')}</dt>
          <dd>
            {total === null ? (
              <Skeleton width={90} height={17} />
            ) : (
              <Money amount={total.turnover} {...currency} locale={locale} />
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
