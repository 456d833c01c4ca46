import { useState, type ReactNode } from 'react';
import { DateRangeField } from '../fields/date/date-range-field';
import { Sheet } from '../overlay/sheet';
import { Button } from '../ui/action/button';
import {
  MAX_REPORT_DAYS,
  PERIOD_DAYS,
  periodFault,
  periodOfRange,
  periodRange,
  type ReportPeriod,
} from './report-period';
import type { ReportWords } from './report-words';
import styles from './report.module.css';

export interface ReportSheetProps {
  readonly words: ReportWords;
  readonly title: string;
  readonly period: ReportPeriod;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onApply: (period: ReportPeriod) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
  /** Further choices above the days. */
  readonly children?: ReactNode;
}

/** What a report is narrowed by; nothing changes before it is applied. */
export function ReportSheet(props: ReportSheetProps): ReactNode {
  const { words, title, period, today, onApply, onReset, onClose, children } = props;
  const [range, setRange] = useState(() => periodRange(period, today));
  const close = (act: () => void): void => {
    act();
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={words('close')}
      footer={
        <>
          <Button variant="secondary" className={styles.half} onClick={() => close(onReset)}>
            {words('reset')}
          </Button>
          <Button
            className={styles.half}
            disabled={periodFault(range, today) !== undefined}
            onClick={() => close(() => onApply(periodOfRange(range, today)))}
          >
            {words('apply')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {children}
        <DateRangeField
          label={words('period')}
          fromLabel={words('from')}
          toLabel={words('to')}
          value={range}
          onValueChange={setRange}
          today={today}
          max={today}
          maxDays={MAX_REPORT_DAYS}
          presets={PERIOD_DAYS.map((days) => ({ days, label: words(`days${days}`) }))}
          faultTexts={{
            invalid: words('invalid'),
            early: words('invalid'),
            late: words('late'),
            order: words('order'),
            tooLong: words('tooLong', { count: MAX_REPORT_DAYS }),
          }}
        />
      </div>
    </Sheet>
  );
}
