import { useState, type ReactNode } from 'react';
import { DateRangeField } from 'shared-kit/fields';
import { Sheet } from 'shared-kit/overlay';
import { Button } from 'shared-kit/ui';
import { useT } from '../../i18n';
import {
  MAX_REPORT_DAYS,
  PERIOD_DAYS,
  periodFault,
  periodOfRange,
  periodRange,
  type ReportPeriod,
} from '../../model/report-period';
import styles from './report.module.css';

export interface ReportSheetProps {
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
  const { title, period, today, onApply, onReset, onClose, children } = props;
  const t = useT();
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
      closeLabel={t('report.close')}
      footer={
        <>
          <Button variant="secondary" className={styles.half} onClick={() => close(onReset)}>
            {t('report.reset')}
          </Button>
          <Button
            className={styles.half}
            disabled={periodFault(range, today) !== undefined}
            onClick={() => close(() => onApply(periodOfRange(range, today)))}
          >
            {t('report.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {children}
        <DateRangeField
          label={t('report.period')}
          fromLabel={t('report.from')}
          toLabel={t('report.to')}
          value={range}
          onValueChange={setRange}
          today={today}
          max={today}
          maxDays={MAX_REPORT_DAYS}
          presets={PERIOD_DAYS.map((days) => ({ days, label: t(`report.days${days}`) }))}
          faultTexts={{
            invalid: t('report.invalid'),
            early: t('report.invalid'),
            late: t('report.late'),
            order: t('report.order'),
            tooLong: t('report.tooLong', { days: MAX_REPORT_DAYS }),
          }}
        />
      </div>
    </Sheet>
  );
}
