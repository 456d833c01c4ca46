import type { ReactNode } from 'react';
import type { TeamDay } from 'shared-contracts/api/endpoints/agent';
import type { DateRange } from 'shared-kit/fields';
import { type Column, ListSkeleton, type ReportTable } from 'shared-kit/report';
import { ExportButton } from '../../components/export-button/export-button';
import { FiguresTable } from '../../components/figures-table/figures-table';
import { useT } from '../../i18n';
import { FIGURES } from '../../model/reports/team-figures';
import styles from './team-overview-screen.module.css';
import type { Overview } from './use-overview';

export interface DaysTableProps {
  readonly overview: Overview;
  readonly range: DateRange;
}

/** The days in figures, newest first, and as a file. */
export function DaysTable({ overview, range }: DaysTableProps): ReactNode {
  const t = useT();
  const { totals, days } = overview;
  if (totals === undefined) return <ListSkeleton rows={7} />;
  const columns: readonly Column<TeamDay>[] = [
    { id: 'date', label: t('table.date'), kind: 'text', of: (day) => day.date },
    ...FIGURES.map(({ name, kind }) => ({
      id: name,
      label: t(`figure.${name}`),
      kind,
      of: (day: TeamDay) => day[name],
    })),
  ];
  const table: ReportTable<TeamDay> = { columns, rows: [...days].reverse(), totals: { date: '', ...totals } };
  return (
    <>
      <div className={styles.end}>
        <span>{t('overview.days', { count: days.length })}</span>
        <ExportButton name="team-overview" range={range} load={() => table} />
      </div>
      <FiguresTable
        {...table}
        caption={t('overview.tableName')}
        keyOf={(day) => day.date}
        totalsLabel={t('table.total')}
      />
    </>
  );
}
