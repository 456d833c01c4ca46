import type { RebateIncome } from 'shared-contracts/api/endpoints/agent-money';
import type { Column } from 'shared-kit/report';
import { useCategoryText, useT } from '../../i18n';

/** The income as a file has it. */
export function useIncomeColumns(): readonly Column<RebateIncome>[] {
  const t = useT();
  const categoryText = useCategoryText();
  return [
    { id: 'date', label: t('table.date'), kind: 'text', of: ({ date }) => date },
    { id: 'username', label: t('table.member'), kind: 'text', of: ({ username }) => username },
    { id: 'category', label: t('table.category'), kind: 'text', of: (row) => categoryText(row.gameCategory) },
    { id: 'turnover', label: t('income.turnover'), kind: 'money', of: ({ turnover }) => turnover },
    { id: 'rate', label: t('income.rate'), kind: 'percent', of: ({ rate }) => rate },
    { id: 'income', label: t('income.income'), kind: 'money', of: ({ income }) => income },
  ];
}
