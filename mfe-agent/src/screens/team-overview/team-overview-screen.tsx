import { useState, type ReactNode } from 'react';
import { Card, PillTabs } from 'shared-kit/parts';
import { useReportAddress, type ReportAddress } from '../../store/use-report-address';
import { FigureCards, type CardFigure, type Compared } from '../../components/figure-cards/figure-cards';
import { PartFailed } from '../../components/part-failed/part-failed';
import { ReportPage } from '../../components/report-page/report-page';
import { useCompared } from '../../components/report-page/use-compared';
import { useT } from '../../i18n';
import { FIGURES } from '../../model/reports/team-figures';
import { DaysChart } from './days-chart';
import { DaysTable } from './days-table';
import { MemberBars } from './member-bars';
import styles from './team-overview-screen.module.css';
import { useOverview, type Overview } from './use-overview';

const VIEWS = ['chart', 'table', 'members'] as const;
type View = (typeof VIEWS)[number];

/**
 * What the team did in a period: figures, a chart and a table of its days, its members
 * (docs/product/agents.md#overview).
 */
export function TeamOverviewScreen(): ReactNode {
  const address = useReportAddress();
  const overview = useOverview(address.range);
  const compared = useCompared(address.range);
  return (
    <ReportPage
      name="team-overview"
      ready={overview.totals !== undefined || overview.hasFailed}
      error={overview.error}
      read={{ isRefreshing: overview.isRetrying && overview.totals !== undefined, refresh: overview.retry }}
      address={address}
      hasFooter
    >
      {overview.hasFailed ? (
        <PartFailed error={overview.error} isRetrying={overview.isRetrying} onRetry={overview.retry} />
      ) : (
        <>
          <OverviewCards overview={overview} compared={compared} />
          <OverviewViews overview={overview} address={address} />
        </>
      )}
    </ReportPage>
  );
}

function OverviewCards({
  overview,
  compared,
}: {
  readonly overview: Overview;
  readonly compared: Compared;
}): ReactNode {
  const t = useT();
  const [main, ...others] = FIGURES.map(({ name, ...look }): CardFigure => ({
    ...look,
    id: name,
    label: t(`figure.${name}`),
    about: t(`about.${name}`),
    value: overview.totals?.[name],
    before: overview.before?.totals[name],
  }));
  return main === undefined ? null : <FigureCards main={main} others={others} compared={compared} />;
}

interface OverviewViewsProps {
  readonly overview: Overview;
  readonly address: ReportAddress;
}

function OverviewViews({ overview, address }: OverviewViewsProps): ReactNode {
  const t = useT();
  const [view, setView] = useState<View>('chart');
  return (
    <section className={styles.views} aria-label={t('overview.details')}>
      <PillTabs
        variant="segment"
        label={t('overview.details')}
        tabs={VIEWS.map((value) => ({ value, label: t(`overview.${value}`) }))}
        value={view}
        onValueChange={(value) => setView(VIEWS.find((name) => name === value) ?? 'chart')}
      />
      {view === 'members' && <MemberBars period={address.period} range={address.range} totals={overview.totals} />}
      {view === 'table' && <DaysTable overview={overview} range={address.range} />}
      {view === 'chart' && (
        <Card>
          <DaysChart overview={overview} />
        </Card>
      )}
    </section>
  );
}
