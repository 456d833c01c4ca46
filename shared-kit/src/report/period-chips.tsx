import type { ReactNode } from 'react';
import { Chip } from '../parts/action/chip';
import { PERIOD_DAYS, type ReportPeriod } from './report-period';
import type { ReportWords } from './report-words';
import styles from './report.module.css';

export interface PeriodChipsProps {
  readonly words: ReportWords;
  readonly period: ReportPeriod;
  readonly onChoose: (period: ReportPeriod) => void;
  /** Opens the choice of days of one's own. */
  readonly onCustom: () => void;
  /** False where something else at the end of the line opens it; then only days that are chosen have a place. */
  readonly offersCustom?: boolean;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}

/** `03/01` of `2026-03-01`. */
function shortDay(day: string): string {
  return day.slice(5).replace('-', '/');
}

/** The usual spans of a report, and the way to another one. */
export function PeriodChips({
  words,
  period,
  onChoose,
  onCustom,
  offersCustom = true,
  children,
}: PeriodChipsProps): ReactNode {
  return (
    <div className={styles.bar}>
      <div className={styles.chips} role="group" aria-label={words('period')}>
        {PERIOD_DAYS.map((days) => (
          <Chip key={days} selected={'days' in period && period.days === days} onClick={() => onChoose({ days })}>
            {words(`days${days}`)}
          </Chip>
        ))}
        {(offersCustom || 'range' in period) && (
          <Chip icon="calendar" selected={'range' in period} onClick={onCustom}>
            {'range' in period ? `${shortDay(period.range.from)} – ${shortDay(period.range.to)}` : words('custom')}
          </Chip>
        )}
      </div>
      {children}
    </div>
  );
}
