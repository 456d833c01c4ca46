import { useState, type ReactNode } from 'react';
import { PillTabs } from 'shared-kit/parts';
import { Skeleton } from 'shared-kit/ui';
import { DailyChart } from '../../components/daily-chart/daily-chart';
import { useT } from '../../i18n';
import { CHART_FIGURES, FIGURES, type ChartFigure } from '../../model/reports/team-figures';
import styles from './team-overview-screen.module.css';
import type { Overview } from './use-overview';

/** One figure day by day, with the same days of the period before. */
export function DaysChart({ overview }: { readonly overview: Overview }): ReactNode {
  const t = useT();
  const [figure, setFigure] = useState<ChartFigure>('turnover');
  const { days, before, totals } = overview;
  return (
    <div className={styles.chart}>
      <PillTabs
        label={t('overview.figure')}
        tabs={CHART_FIGURES.map((name) => ({ value: name, label: t(`figure.${name}`) }))}
        value={figure}
        onValueChange={(value) => setFigure(CHART_FIGURES.find((name) => name === value) ?? 'turnover')}
      />
      {totals === undefined ? (
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton width="60%" height={16} />
          <Skeleton height={216} />
        </div>
      ) : (
        <DailyChart
          name={t(`figure.${figure}`)}
          kind={FIGURES.find(({ name }) => name === figure)?.kind ?? 'money'}
          days={days.map((day, index) => ({
            date: day.date,
            value: day[figure],
            before: before?.days[index]?.[figure],
          }))}
        />
      )}
    </div>
  );
}
