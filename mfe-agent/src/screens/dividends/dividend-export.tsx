import type { ReactNode } from 'react';
import { dividends, type Dividend } from 'shared-contracts/api/endpoints/agent-money';
import { useRemoteContext } from 'shared-kit/remote';
import { allPages, type Column } from 'shared-kit/report';
import { ExportButton } from '../../components/export-button/export-button';
import { useT } from '../../i18n';
import { shownState, spanOf } from '../../model/contracts/dividend-period';

/** Every period as a file for spreadsheet programs. */
export function DividendExport({ periods }: { readonly periods: readonly Dividend[] }): ReactNode {
  const t = useT();
  const { http } = useRemoteContext();
  const columns: readonly Column<Dividend>[] = [
    { id: 'period', label: t('dividend.period'), kind: 'text', of: ({ period }) => period },
    { id: 'profit', label: t('dividend.profit'), kind: 'signed', of: ({ profit }) => profit },
    { id: 'active', label: t('dividend.active'), kind: 'count', of: ({ active }) => active },
    { id: 'rate', label: t('dividend.rate'), kind: 'percent', of: ({ rate }) => rate },
    { id: 'amount', label: t('dividend.amount'), kind: 'money', of: ({ amount }) => amount },
    { id: 'state', label: t('dividend.stateName'), kind: 'text', of: (row) => t(`dividend.state.${shownState(row)}`) },
  ];
  const load = async () => ({ columns, ...(await allPages(http, dividends, {}, { keyOf: ({ id }) => id })) });
  return <ExportButton name="dividends" range={spanOf(periods)} load={load} />;
}
