import { useState, type ReactNode } from 'react';
import type { RebateIncome } from 'shared-contracts/api/endpoints/agent-money';
import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { DayList, ReportList, RowEnd } from 'shared-kit/report';
import { ListRow, PillTabs, SectionHeader } from 'shared-kit/parts';
import { Button, EmptyState } from 'shared-kit/ui';
import { useReportAddress } from '../../store/use-report-address';
import { categoryIcon } from '../../components/category-icon/category-icon';
import { ExportButton } from '../../components/export-button/export-button';
import { FigureCards } from '../../components/figure-cards/figure-cards';
import { SignedFigure } from '../../components/figures-table/signed-figure';
import { useFigureText } from '../../components/figures-table/use-figure-text';
import { ReportPage } from '../../components/report-page/report-page';
import { useCompared } from '../../components/report-page/use-compared';
import { useCategoryText, useReportWords, useT } from '../../i18n';
import { IncomeSplit } from './income-split';
import { useIncomeColumns } from './use-income-columns';
import { useRebateIncome } from './use-rebate-income';

const VIEWS = ['day', 'category', 'member'] as const;
type View = (typeof VIEWS)[number];

/** What the team's play earned the agent, by day, category and subordinate (docs/product/agents.md#rebate-income). */
export function TeamRebateScreen(): ReactNode {
  const t = useT();
  const words = useReportWords();
  const address = useReportAddress();
  const income = useRebateIncome(address);
  const compared = useCompared(address.range);
  const columns = useIncomeColumns();
  const [view, setView] = useState<View>('day');
  const { read, rows, total, before } = income;
  const main = {
    id: 'income',
    label: t('income.total'),
    about: t('about.income'),
    kind: 'money',
    value: total,
    before,
    growthIs: 'good',
  } as const;
  const load = async () => ({ ...(await income.loadAll()), columns });
  return (
    <ReportPage name="team-rebate" ready={read.status !== 'loading'} error={read.error} read={read} address={address}>
      {read.status !== 'failed' && <FigureCards main={main} others={[]} compared={compared} />}
      {rows.length > 0 && (
        <>
          <PillTabs
            variant="segment"
            label={t('income.details')}
            tabs={VIEWS.map((value) => ({ value, label: t(`income.view.${value}`) }))}
            value={view}
            onValueChange={(value) => setView(VIEWS.find((name) => name === value) ?? 'day')}
          />
          <SectionHeader
            title={t(`income.by.${view}`)}
            action={<ExportButton name="team-rebate" range={address.range} load={load} />}
          />
        </>
      )}
      {rows.length > 0 && view !== 'day' ? (
        <IncomeSplit income={income} source={view} />
      ) : (
        <ReportList words={words} read={read} count={rows.length} empty={<NoIncome />}>
          <Days rows={rows} />
        </ReportList>
      )}
    </ReportPage>
  );
}

function Days({ rows }: { readonly rows: readonly RebateIncome[] }): ReactNode {
  return (
    <DayList
      items={rows}
      dayOf={({ date }) => date}
      keyOf={({ gameCategory, username }) => `${gameCategory}/${username}`}
    >
      {(row) => <Row row={row} />}
    </DayList>
  );
}

function Row({ row }: { readonly row: RebateIncome }): ReactNode {
  const t = useT();
  const text = useFigureText();
  const categoryText = useCategoryText();
  const detail = t('income.row', {
    category: categoryText(row.gameCategory),
    turnover: text('money', row.turnover),
    rate: text('percent', row.rate),
  });
  return (
    <ListRow
      icon={categoryIcon(row.gameCategory)}
      title={row.username}
      detail={detail}
      end={<RowEnd amount={<SignedFigure value={row.income} />} />}
    />
  );
}

function NoIncome(): ReactNode {
  const t = useT();
  const { navigate } = useRemoteContext();
  return (
    <EmptyState
      kind="search"
      title={t('income.empty')}
      action={<Button onClick={() => navigate(href('agentRebate'))}>{t('income.rates')}</Button>}
    />
  );
}
