import type { ReactNode } from 'react';
import type { DailySalary } from 'shared-contracts/api/endpoints/agent-money';
import { exactSum, type Column, ListSkeleton, type ReportTable } from 'shared-kit/report';
import { SectionHeader } from 'shared-kit/parts';
import { ExportButton } from '../../components/export-button/export-button';
import { FigureCards } from '../../components/figure-cards/figure-cards';
import { FiguresTable } from '../../components/figures-table/figures-table';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useCompared } from '../../components/report-page/use-compared';
import { useT } from '../../i18n';
import styles from './contract-screen.module.css';
import { useSalaryDays, type SalaryDaysRead } from './use-salary-days';

export interface SalaryDaysProps {
  /** A contract is in force: what it came to has a place before it is known. */
  readonly isExpected: boolean;
}

/** What salary contracts came to lately, also those that have ended; nothing where they have paid nothing. */
export function SalaryDays({ isExpected }: SalaryDaysProps): ReactNode {
  const read = useSalaryDays();
  const { days, error, hasFailed, isRetrying, retry } = read;
  if (days !== undefined) return days.length === 0 ? null : <Days days={days} read={read} />;
  if (!isExpected) return null;
  return hasFailed ? <PartFailed error={error} isRetrying={isRetrying} onRetry={retry} /> : <ListSkeleton rows={4} />;
}

function Days({ days, read }: { readonly days: readonly DailySalary[]; readonly read: SalaryDaysRead }): ReactNode {
  const t = useT();
  const compared = useCompared(read.range);
  const table = useTable(days);
  const main = {
    id: 'salary',
    label: t('contract.salary.sum'),
    about: t('about.salary'),
    kind: 'money',
    value: table.totals?.amount,
    before: read.before,
    growthIs: 'good',
  } as const;
  return (
    <section className={styles.section}>
      <SectionHeader
        title={t('contract.salary.title')}
        action={<ExportButton name="salary" range={read.range} load={() => table} />}
      />
      <FigureCards main={main} others={[]} compared={compared} />
      <FiguresTable
        {...table}
        caption={t('contract.salary.title')}
        keyOf={({ date }) => date}
        totalsLabel={t('table.total')}
      />
    </section>
  );
}

function useTable(days: readonly DailySalary[]): ReportTable<DailySalary> {
  const t = useT();
  const stateText = (state: string): string =>
    state === 'paid' || state === 'pending' ? t(`contract.salary.${state}`) : state;
  const columns: readonly Column<DailySalary>[] = [
    { id: 'date', label: t('table.date'), kind: 'text', of: ({ date }) => date },
    { id: 'amount', label: t('contract.salary.amount'), kind: 'money', of: ({ amount }) => amount },
    { id: 'turnover', label: t('figure.turnover'), kind: 'money', of: ({ turnover }) => turnover },
    // Days of different rates have none together.
    {
      id: 'rate',
      label: t('contract.salary.rate'),
      kind: 'percent',
      of: ({ rate, date }) => (date === '' ? null : rate),
    },
    { id: 'state', label: t('table.state'), kind: 'text', of: ({ state }) => stateText(state) },
  ];
  return {
    columns,
    rows: days,
    totals: { date: '', state: '', rate: 0, amount: sumOf(days, 'amount'), turnover: sumOf(days, 'turnover') },
  };
}

function sumOf(days: readonly DailySalary[], name: 'amount' | 'turnover'): number {
  return exactSum(days.map((day) => day[name]));
}
