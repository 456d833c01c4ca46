import type { ReactNode } from 'react';
import { ListSkeleton, MAX_FILE_ROWS } from 'shared-kit/report';
import { Card } from 'shared-kit/parts';
import { BarList } from '../../components/bar-list/bar-list';
import { useFigureText } from '../../components/figures-table/use-figure-text';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useCategoryText, useT } from '../../i18n';
import { incomeBy, type IncomeSource } from '../../model/reports/income-shares';
import styles from './team-rebate-screen.module.css';
import { useWholeIncome, type RebateIncomeRead } from './use-rebate-income';

export interface IncomeSplitProps {
  readonly income: RebateIncomeRead;
  readonly source: IncomeSource;
}

/** Which categories or members the income of the whole span came from, those that earned most first. */
export function IncomeSplit({ income, source }: IncomeSplitProps): ReactNode {
  const t = useT();
  const text = useFigureText();
  const categoryText = useCategoryText();
  const { data, error, isError, isFetching, refetch } = useWholeIncome(income);
  if (data === undefined && isError)
    return <PartFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListSkeleton rows={6} />;
  return (
    <Card className={styles.split}>
      {data.gap !== undefined && (
        <p className={styles.note}>
          {data.gap === 'long' ? t('income.cut', { count: MAX_FILE_ROWS }) : t('income.moved')}
        </p>
      )}
      <BarList
        label={t(`income.by.${source}`)}
        items={incomeBy(source, data.rows)}
        keyOf={({ name }) => name}
        nameOf={({ name }) => (source === 'category' ? categoryText(name) : name)}
        amountOf={({ income: earned }) => earned}
        textOf={(value) => text('money', value)}
        partText={(percent) => text('percent', percent)}
      />
    </Card>
  );
}
