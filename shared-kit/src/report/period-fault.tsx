import type { ReactNode } from 'react';
import type { RangeFault } from '../fields/date/date-limits';
import { Icon } from '../ui/icon/icon';
import { MAX_REPORT_DAYS } from './report-period';
import type { ReportWords } from './report-words';
import styles from './report.module.css';

export interface PeriodFaultProps {
  readonly words: ReportWords;
  /** Why the address's days are not shown; without one there is no note. */
  readonly fault: RangeFault | undefined;
}

/** Refuses the days of a link in words; the figures below are those of the usual period. */
export function PeriodFault({ words, fault }: PeriodFaultProps): ReactNode {
  if (fault === undefined) return null;
  const reason = fault === 'early' ? 'invalid' : fault;
  return (
    <div role="alert" className={styles.fault}>
      <Icon name="alert" size={18} />
      <div>
        <p>{words(reason, { count: MAX_REPORT_DAYS })}</p>
        <p>{words('badLink')}</p>
      </div>
    </div>
  );
}
