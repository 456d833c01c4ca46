import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { ScreenFrame, useRemoteContext } from 'shared-kit/remote';
import { PeriodChips, PeriodFault, PulledList, ReportList, ReportSheet, USUAL_PERIOD } from 'shared-kit/report';
import { Button, EmptyState } from 'shared-kit/ui';
import { useReportWords, useT } from '../../i18n';
import { RebateList } from './rebate-list';
import styles from './rebate-report-screen.module.css';
import { RebateTotals } from './rebate-totals';
import { useRebates } from './use-rebates';

/** What play has given back, by day and category (docs/product/money.md#rebate-report). */
export function RebateReportScreen(): ReactNode {
  const t = useT();
  const words = useReportWords();
  const { navigate } = useRemoteContext();
  const { period, fault, today, choose, read, total, rows } = useRebates();
  const [isChoosing, setChoosing] = useState(false);
  const empty = (
    <EmptyState
      kind="search"
      title={t('rebate.empty')}
      action={<Button onClick={() => navigate(href('home'))}>{t('rebate.play')}</Button>}
    />
  );
  return (
    <ScreenFrame name="rebate-report" ready={read.status !== 'loading'}>
      <PulledList words={words} read={read}>
        <div className={styles.screen}>
          <PeriodChips words={words} period={period} onChoose={choose} onCustom={() => setChoosing(true)} />
          <PeriodFault words={words} fault={fault} />
          {read.status !== 'failed' && <RebateTotals total={total} />}
          <ReportList words={words} read={read} count={rows.length} empty={empty}>
            <RebateList rows={rows} />
          </ReportList>
        </div>
      </PulledList>
      {isChoosing && (
        <ReportSheet
          words={words}
          title={t('rebate.filter')}
          period={period}
          today={today}
          onApply={choose}
          onReset={() => choose(USUAL_PERIOD)}
          onClose={() => setChoosing(false)}
        />
      )}
    </ScreenFrame>
  );
}
