import type { ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { DateText } from 'shared-kit/parts';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { periodOf } from '../../model/promotion-rules';
import styles from './promotion-dates.module.css';

/** When a promotion runs: both days, or the first day and "Long-term". */
export function PromotionDates({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const t = useT();
  const period = periodOf(promotion);
  return (
    <span className={styles.dates}>
      <Icon name="clock" size={13} />
      <span>
        <DateText value={period.start} />
        {period.kind === 'longTerm' && <span className={styles.longTerm}>{` · ${t('promotion.longTerm')}`}</span>}
        {period.kind === 'range' && period.end !== null && (
          <>
            <span>{' – '}</span>
            <DateText value={period.end} />
          </>
        )}
      </span>
    </span>
  );
}
