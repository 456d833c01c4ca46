import { useState, type ReactNode } from 'react';
import type { ProfitAndLossRow } from 'shared-contracts/api/endpoints/agent';
import { Card, PillTabs, SectionHeader } from 'shared-kit/parts';
import { BarList } from '../../components/bar-list/bar-list';
import { useFigureText } from '../../components/figures-table/use-figure-text';
import { useCategoryText, useT } from '../../i18n';
import { byCategory } from '../../model/reports/profit-rows';
import styles from './team-profit-screen.module.css';

const SPLIT = ['turnover', 'profit'] as const;
type Split = (typeof SPLIT)[number];

/** Which categories the turnover and the profit come from; nothing where nothing was played. */
export function CategorySplit({ rows }: { readonly rows: readonly ProfitAndLossRow[] }): ReactNode {
  const t = useT();
  const text = useFigureText();
  const categoryText = useCategoryText();
  const [figure, setFigure] = useState<Split>('turnover');
  const categories = byCategory(rows);
  if (categories.length === 0) return null;
  const isTurnover = figure === 'turnover';
  return (
    <section className={styles.part} aria-label={t('profit.split')}>
      <SectionHeader title={t('profit.split')} />
      <Card className={styles.part}>
        <PillTabs
          variant="segment"
          label={t('overview.figure')}
          tabs={SPLIT.map((name) => ({ value: name, label: t(`figure.${name}`) }))}
          value={figure}
          onValueChange={(value) => setFigure(SPLIT.find((name) => name === value) ?? 'turnover')}
        />
        <BarList
          label={t('profit.splitOf', { figure: t(`figure.${figure}`) })}
          items={categories}
          keyOf={({ gameCategory }) => gameCategory}
          nameOf={({ gameCategory }) => categoryText(gameCategory)}
          amountOf={(row) => row[figure]}
          textOf={(value) => text(isTurnover ? 'money' : 'signed', value)}
          {...(isTurnover && { partText: (percent: number) => text('percent', percent) })}
        />
      </Card>
    </section>
  );
}
