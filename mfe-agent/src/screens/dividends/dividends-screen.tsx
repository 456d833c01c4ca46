import { useState, type ReactNode } from 'react';
import { dividends, type Dividend } from 'shared-contracts/api/endpoints/agent-money';
import { href } from 'shared-contracts/paths';
import { notLoadedWord } from 'shared-kit/data';
import { useEndpointPages } from 'shared-kit/lists';
import { lateSheet, ScreenFrame, useSite } from 'shared-kit/remote';
import { PulledList } from 'shared-kit/report';
import { Link, Navigate } from 'shared-kit/router';
import { InfiniteScroll, SectionHeader } from 'shared-kit/parts';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { TierTable } from '../../components/tier-table/tier-table';
import { useReportWords, useT } from '../../i18n';
import { knownPeriod } from '../../model/contracts/contract-kinds';
import { periodBefore } from '../../model/contracts/dividend-period';
import { DividendCard } from './dividend-card';
import { DividendExport } from './dividend-export';
import { DividendsSkeleton } from './dividends-skeleton';
import styles from './dividends-screen.module.css';

const WithdrawSheet = lateSheet(() =>
  import(/* webpackChunkName: "withdraw-dividend" */ './withdraw-sheet').then((module) => module.WithdrawSheet),
);

/** The dividend contract and its periods; without `dividendDisplay` the agent home (docs/product/agents.md#dividends). */
export function DividendsScreen(): ReactNode {
  const { whitelabel } = useSite();
  return whitelabel.dividendDisplay ? <Dividends /> : <Navigate to={href('agent')} replace />;
}

function Dividends(): ReactNode {
  const t = useT();
  const words = useReportWords();
  const read = useEndpointPages(dividends, {}, { staleTime: 0 });
  const { pages, status, error, isRefreshing, refresh, tail, loadMore } = read;
  const [wanted, setWanted] = useState<Dividend>();
  const periods = pages.flatMap(({ content }) => content);
  const contract = pages.at(-1)?.contract;
  return (
    <ScreenFrame name="dividends" ready={status !== 'loading'}>
      {status === 'loading' && <DividendsSkeleton />}
      {status === 'failed' && (
        <ErrorBlock
          title={t('dividend.failedTitle')}
          text={t(`report.${notLoadedWord(error)}`)}
          retryLabel={t('home.retry')}
          retrying={isRefreshing}
          onRetry={refresh}
        />
      )}
      {status === 'shown' && (
        <PulledList words={words} read={{ isRefreshing, refresh }}>
          <div className={styles.parts}>
            {contract && (
              <TierTable kind="dividend" tiers={contract.tiers ?? []} note={periodName(t, contract.period)} />
            )}
            {periods.length === 0 ? (
              <NoPeriod hasContract={contract != null} />
            ) : (
              <Periods periods={periods} onWithdraw={setWanted}>
                <InfiniteScroll
                  status={tail}
                  pagesLoaded={pages.length}
                  onLoadMore={loadMore}
                  loadingLabel={t('dividend.loading')}
                  failedText={t('dividend.moreFailed')}
                  retryLabel={t('home.retry')}
                />
              </Periods>
            )}
          </div>
        </PulledList>
      )}
      {wanted !== undefined && <WithdrawSheet key={wanted.id} dividend={wanted} onClose={() => setWanted(undefined)} />}
    </ScreenFrame>
  );
}

interface PeriodsProps {
  readonly periods: readonly Dividend[];
  readonly onWithdraw: (dividend: Dividend) => void;
  readonly children: ReactNode;
}

/** The periods, each beside the one before it where the two can be compared. */
function Periods({ periods, onWithdraw, children }: PeriodsProps): ReactNode {
  const t = useT();
  const compared = periods.map((dividend) => ({ dividend, before: periodBefore(dividend, periods) }));
  return (
    <section className={styles.section}>
      <SectionHeader title={t('dividend.periods')} action={<DividendExport periods={periods} />} />
      {compared.some(({ before }) => before) && <p className={styles.note}>{t('dividend.compared')}</p>}
      {compared.map(({ dividend, before }) => (
        <DividendCard key={dividend.id} dividend={dividend} before={before} onWithdraw={() => onWithdraw(dividend)} />
      ))}
      {children}
    </section>
  );
}

/** How often a contract pays; a period nobody knows as it was sent. */
function periodName(t: ReturnType<typeof useT>, period: string): string | undefined {
  const known = knownPeriod(period);
  if (known !== undefined) return t(`contract.period.${known}`);
  return period === '' ? undefined : period;
}

/** Nothing to show yet; without a contract the way leads to where one would wait. */
function NoPeriod({ hasContract }: { readonly hasContract: boolean }): ReactNode {
  const t = useT();
  return (
    <EmptyState
      title={t('dividend.empty')}
      text={t(hasContract ? 'dividend.emptyText' : 'dividend.noContract')}
      action={
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={hasContract ? href('agent') : href('dividendContract')}
        >
          {t(hasContract ? 'contract.back' : 'dividend.toContract')}
        </Link>
      }
    />
  );
}
