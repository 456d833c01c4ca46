import { useState, type ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { useLanguage } from 'shared-kit/remote';
import type { CellKind } from 'shared-kit/report';
import { useT } from '../../i18n';
import { useFigureText } from '../figures-table/use-figure-text';
import styles from './daily-chart.module.css';
import { usePlot } from './use-plot';

/** One day of a chart. */
export interface ChartDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly value: number;
  /** The day that stands in its place in the period before; undefined while unknown. */
  readonly before: number | undefined;
}

export interface DailyChartProps {
  /** What is drawn: "Turnover". */
  readonly name: string;
  readonly kind: CellKind;
  readonly days: readonly ChartDay[];
}

function shortDay(date: string): string {
  return date.slice(5).replace('-', '/');
}

/** A figure day by day beside the period before; the table that stands with it says the same to readers. */
export function DailyChart({ name, kind, days }: DailyChartProps): ReactNode {
  const t = useT();
  const text = useFigureText();
  const locale = htmlLanguage(useLanguage());
  const compact = new Intl.NumberFormat(locale, {
    notation: 'compact',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const host = usePlot({
    values: days.map(({ value }) => value),
    before: days.flatMap(({ before }) => (before === undefined ? [] : [before])),
    dayText: (index) => shortDay(days[index]?.date ?? ''),
    valueText: (value) => compact.format(value),
    onDay: setChosen,
  });
  const shown = days[chosen ?? days.length - 1] ?? days.at(-1);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.reading}>
        <span className={styles.key}>
          <span className={styles.bar} aria-hidden="true" />
          <span>{shown === undefined ? '' : shortDay(shown.date)}</span>
          <bdi className={styles.value}>{shown === undefined ? '' : text(kind, shown.value)}</bdi>
        </span>
        <span className={styles.key}>
          <span className={styles.dash} aria-hidden="true" />
          <span>{t('chart.before')}</span>
          <bdi className={styles.value}>{text(kind, shown?.before ?? null)}</bdi>
        </span>
      </figcaption>
      <div ref={host} className={styles.plot} role="img" aria-label={useSummary(name, kind, days)} />
    </figure>
  );
}

/** The chart in one sentence. */
function useSummary(name: string, kind: CellKind, days: readonly ChartDay[]): string {
  const t = useT();
  const text = useFigureText();
  const sorted = [...days].sort((first, second) => second.value - first.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined) return name;
  return t('chart.summary', {
    name,
    count: days.length,
    best: text(kind, best.value),
    bestDay: shortDay(best.date),
    worst: text(kind, worst.value),
    worstDay: shortDay(worst.date),
  });
}
