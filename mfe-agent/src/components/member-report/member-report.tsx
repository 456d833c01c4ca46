import { useState, type ReactNode } from 'react';
import { subordinateFigures } from 'shared-contracts/api/endpoints/agent';
import { useEndpoint } from 'shared-kit/data';
import { Sheet } from 'shared-kit/overlay';
import { useToday } from 'shared-kit/remote';
import { PeriodChips, periodRange, type ReportPeriod, USUAL_PERIOD } from 'shared-kit/report';
import { useReportWords, useT } from '../../i18n';
import { previousRange } from '../../model/reports/previous-period';
import { spanOf } from '../../model/reports/report-filter';
import { FIGURES } from '../../model/reports/team-figures';
import { FigureCards, type CardFigure } from '../figure-cards/figure-cards';
import { PartFailed } from '../part-failed/part-failed';
import { useCompared } from '../report-page/use-compared';
import styles from './member-report.module.css';

export interface MemberReportProps {
  /** Somebody of the agent's own team. */
  readonly username: string;
  /** What it begins with; the usual period unless told. */
  readonly period?: ReportPeriod;
  readonly onClose: () => void;
}

/** Money is always asked anew. */
const MONEY = { staleTime: 0 };

/** One member's own figures over a period, beside the period before. */
export function MemberReport({ username, period: first = USUAL_PERIOD, onClose }: MemberReportProps): ReactNode {
  const t = useT();
  const words = useReportWords();
  const [period, setPeriod] = useState(first);
  const range = periodRange(period, useToday());
  const now = useEndpoint(subordinateFigures, { username, ...spanOf(range) }, MONEY);
  const before = useEndpoint(subordinateFigures, { username, ...spanOf(previousRange(range)) }, MONEY);
  const compared = useCompared(range);
  const [main, ...others] = FIGURES.filter(({ name }) => name !== 'registrations' && name !== 'activeMembers').map(
    ({ name, ...look }): CardFigure => ({
      ...look,
      id: name,
      label: t(name === 'balance' ? 'members.balance' : `figure.${name}`),
      about: t(`about.${name}`),
      value: now.data?.totals[name],
      before: before.data?.totals[name],
    }),
  );
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('members.report', { username })}
      closeLabel={t('report.close')}
    >
      <div className={styles.report}>
        <PeriodChips
          words={words}
          period={period}
          onChoose={setPeriod}
          onCustom={() => setPeriod(first)}
          offersCustom={'range' in first}
        />
        {now.isError && now.data === undefined ? (
          <PartFailed error={now.error} isRetrying={now.isFetching} onRetry={() => void now.refetch()} />
        ) : (
          main !== undefined && <FigureCards main={main} others={others} compared={compared} />
        )}
      </div>
    </Sheet>
  );
}
