import type { ReactNode } from 'react';
import type { ProfitAndLoss } from 'shared-contracts/api/endpoints/agent';
import { ReportList } from 'shared-kit/report';
import { useReportAddress } from '../../store/use-report-address';
import { usePlayedCategories } from '../../api/use-game-types';
import { FigureCards, type CardFigure, type Compared } from '../../components/figure-cards/figure-cards';
import { ReportPage } from '../../components/report-page/report-page';
import { useCompared } from '../../components/report-page/use-compared';
import { useReportWords, useT } from '../../i18n';
import { orZeros } from '../../model/reports/profit-rows';
import type { FilterField } from '../../model/reports/report-filter';
import { CategorySplit } from './category-split';
import { ProfitTable } from './profit-table';
import { useProfit, type ProfitRead } from './use-profit';

const FIELDS: readonly FilterField[] = ['username', 'category'];

/** What profit is made of, and the fees beside it. */
const OTHERS = ['turnover', 'payout', 'bonus', 'rebate', 'fees'] as const;

/**
 * The team's profit and loss by category, and by member if a name is searched for
 * (docs/product/agents.md#profit-and-loss).
 */
export function TeamProfitScreen(): ReactNode {
  const words = useReportWords();
  const address = useReportAddress(FIELDS);
  const profit = useProfit(address);
  const categories = usePlayedCategories().map(({ code }) => code);
  const compared = useCompared(address.range);
  const { read } = profit;
  const rows = read.status === 'shown' ? orZeros(profit.rows, categories, address.filter.category) : [];
  return (
    <ReportPage
      name="team-profit"
      ready={read.status !== 'loading'}
      error={read.error}
      read={read}
      address={address}
      fields={FIELDS}
      hasFooter
    >
      {read.status !== 'failed' && <ProfitCards profit={profit} compared={compared} />}
      <ReportList words={words} read={read} count={1} empty={null}>
        {read.tail === 'end' && <CategorySplit rows={profit.rows} />}
        <ProfitTable profit={profit} rows={rows} address={address} />
      </ReportList>
    </ReportPage>
  );
}

function ProfitCards({ profit, compared }: { readonly profit: ProfitRead; readonly compared: Compared }): ReactNode {
  const t = useT();
  const { totals, before } = profit;
  const figure = (name: keyof ProfitAndLoss): CardFigure => ({
    id: name,
    label: t(`figure.${name}`),
    about: t(`about.${name}`),
    kind: name === 'profit' ? 'signed' : 'money',
    value: totals?.[name],
    before: before?.[name],
    ...((name === 'profit' || name === 'turnover') && { growthIs: 'good' as const }),
  });
  return <FigureCards main={figure('profit')} others={OTHERS.map(figure)} compared={compared} />;
}
