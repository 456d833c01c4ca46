import { useState, type ReactNode } from 'react';
import { subordinateFigures, type TeamFigures } from 'shared-contracts/api/endpoints/agent';
import { htmlLanguage } from 'shared-contracts/language';
import { useEndpoint } from 'shared-kit/data';
import { isoDay } from 'shared-kit/fields';
import { MoneyFacts } from 'shared-kit/money';
import { Sheet } from 'shared-kit/overlay';
import { useLanguage, useSite } from 'shared-kit/remote';
import { periodRange, USUAL_PERIOD, type ReportPeriod } from 'shared-kit/report';
import { Money, PillTabs, Skeleton } from 'shared-kit/ui';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useT } from '../../i18n';
import styles from './team-screen.module.css';

export interface FiguresSheetProps {
  readonly username: string;
  readonly onClose: () => void;
}

const SUMS = ['balance', 'deposits', 'withdrawals', 'turnover', 'payout', 'bonus', 'rebate', 'profit'] as const;
const COUNTS = ['registrations', 'firstDeposits', 'activeMembers'] as const;
const PERIODS = [1, 7, 30] as const;

/** A gain and a loss differ by sign and by colour. */
function Sum({ name, figures }: { readonly name: (typeof SUMS)[number]; readonly figures: TeamFigures }): ReactNode {
  const { currencySymbol } = useSite();
  const locale = htmlLanguage(useLanguage());
  const amount = figures[name];
  const isProfit = name === 'profit';
  const tone = amount === 0 ? 'inherit' : amount > 0 ? 'win' : 'loss';
  return (
    <Money
      amount={amount}
      symbol={currencySymbol}
      locale={locale}
      signed={isProfit}
      tone={isProfit ? tone : 'inherit'}
    />
  );
}

/** What one subordinate did over some days. */
export function FiguresSheet({ username, onClose }: FiguresSheetProps): ReactNode {
  const t = useT();
  const [period, setPeriod] = useState<ReportPeriod>(USUAL_PERIOD);
  const { from, to } = periodRange(period, isoDay(new Date()));
  const read = useEndpoint(subordinateFigures, { username, startDate: from, endDate: to }, { staleTime: 0 });
  const figures = read.data?.totals;
  return (
    <Sheet
      open
      title={t('figures.title', { name: username })}
      closeLabel={t('common.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.form}>
        <PillTabs
          label={t('report.period')}
          variant="segment"
          tabs={PERIODS.map((days) => ({ value: String(days), label: t(`report.days${days}`) }))}
          value={'days' in period ? String(period.days) : ''}
          onValueChange={(days) => setPeriod({ days: PERIODS.find((known) => String(known) === days) ?? 7 })}
        />
        {read.isError && !figures && <PartFailed isRetrying={read.isFetching} onRetry={() => void read.refetch()} />}
        {!read.isError && !figures && <Skeleton shape="text" lines={SUMS.length + COUNTS.length} />}
        {figures && (
          <MoneyFacts
            facts={[
              ...SUMS.map((name) => ({
                name: t(`figures.${name}`),
                value: <Sum name={name} figures={figures} />,
                isMain: name === 'profit',
              })),
              ...COUNTS.map((name) => ({ name: t(`figures.${name}`), value: figures[name] })),
            ]}
          />
        )}
      </div>
    </Sheet>
  );
}
