import type { ReactNode } from 'react';
import type { ProfitAndLossRow } from 'shared-contracts/api/endpoints/agent';
import type { Column } from 'shared-kit/report';
import { SectionHeader } from 'shared-kit/parts';
import type { ReportAddress } from '../../store/use-report-address';
import { ExportButton } from '../../components/export-button/export-button';
import { FiguresTable } from '../../components/figures-table/figures-table';
import { useCategoryText, useT } from '../../i18n';
import { NO_PROFIT } from '../../model/reports/profit-rows';
import styles from './team-profit-screen.module.css';
import { profitKey, type ProfitRead } from './use-profit';

/** The most telling figure stands first: a phone shows two or three columns at once. */
const FIGURES = ['profit', 'turnover', 'payout', 'rebate', 'bonus', 'fees'] as const;

export interface ProfitTableProps {
  readonly profit: ProfitRead;
  readonly rows: readonly ProfitAndLossRow[];
  readonly address: ReportAddress;
}

/** Rows and totals, and the whole of them as a file. */
export function ProfitTable({ profit, rows, address }: ProfitTableProps): ReactNode {
  const t = useT();
  const columns = useColumns(address.filter.username !== '');
  const totals = { gameCategory: '', username: '', ...(profit.totals ?? NO_PROFIT) };
  const load = async () => {
    const { rows: all, gap } = await profit.loadAll();
    return { columns, rows: all.length > 0 ? all : rows, totals, gap };
  };
  return (
    <section className={styles.part} aria-label={t('profit.tableName')}>
      <SectionHeader
        title={t('profit.tableName')}
        action={<ExportButton name="team-profit" range={address.range} load={load} />}
      />
      <FiguresTable
        caption={t('profit.tableName')}
        columns={columns}
        rows={rows}
        totals={totals}
        totalsLabel={t('table.total')}
        keyOf={profitKey}
      />
    </section>
  );
}

function useColumns(isByMember: boolean): readonly Column<ProfitAndLossRow>[] {
  const t = useT();
  const categoryText = useCategoryText();
  const category: Column<ProfitAndLossRow> = {
    id: 'category',
    label: t('table.category'),
    kind: 'text',
    // The totals of members are of no category at all.
    of: ({ gameCategory, username }) => (isByMember && username === '' ? '' : categoryText(gameCategory)),
  };
  const member: Column<ProfitAndLossRow> = {
    id: 'username',
    label: t('table.member'),
    kind: 'text',
    of: ({ username }) => username,
  };
  return [
    ...(isByMember ? [member, category] : [category]),
    ...FIGURES.map((name) => ({
      id: name,
      label: t(`figure.${name}`),
      kind: name === 'profit' ? ('signed' as const) : ('money' as const),
      of: (row: ProfitAndLossRow) => row[name],
    })),
  ];
}
