import { lazy, Suspense, useState, type ReactNode } from 'react';
import { dividends, type Dividend } from 'shared-contracts/api/endpoints/agent-money';
import { href } from 'shared-contracts/paths';
import { useEndpointPages } from 'shared-kit/lists';
import { ScreenFrame, useSite } from 'shared-kit/remote';
import { Link, Navigate } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock, InfiniteScroll, SectionHeader } from 'shared-kit/ui';
import { TierTable } from '../../components/tier-table/tier-table';
import { useT } from '../../i18n';
import { DividendCard } from './dividend-card';
import { DividendExport } from './dividend-export';
import { DividendsSkeleton } from './dividends-skeleton';
import styles from './dividends-screen.module.css';

const WithdrawSheet = lazy(() =>
  import(/* webpackChunkName: "withdraw-dividend" */ './withdraw-sheet').then((module) => ({
    default: module.WithdrawSheet,
  })),
);

/** The dividend contract and what its periods came to (SC-26); where they are not shown, the agent home (D-76). */
export function DividendsScreen(): ReactNode {
  const { whitelabel } = useSite();
  return whitelabel.dividendDisplay ? <Dividends /> : <Navigate to={href('agent')} replace />;
}

function Dividends(): ReactNode {
  const t = useT();
  const { pages, status, isRefreshing, refresh, tail, loadMore } = useEndpointPages(dividends, {}, { staleTime: 0 });
  const [wanted, setWanted] = useState<Dividend>();
  const periods = pages.flatMap(({ content }) => content);
  const contract = pages.at(-1)?.contract;
  return (
    <ScreenFrame name="dividends" ready={status !== 'loading'}>
      {status === 'loading' && <DividendsSkeleton />}
      {status === 'failed' && (
        <ErrorBlock
          title={t('dividend.failedTitle')}
          text={t('dividend.failedText')}
          retryLabel={t('home.retry')}
          retrying={isRefreshing}
          onRetry={refresh}
        />
      )}
      {status === 'shown' && (
        <div className={styles.parts}>
          {contract && <TierTable kind="dividend" tiers={contract.tiers ?? []} />}
          {periods.length === 0 ? (
            <NoPeriod hasContract={contract != null} />
          ) : (
            <section className={styles.section}>
              <SectionHeader title={t('dividend.periods')} action={<DividendExport periods={periods} />} />
              {periods.map((dividend) => (
                <DividendCard key={dividend.id} dividend={dividend} onWithdraw={() => setWanted(dividend)} />
              ))}
              <InfiniteScroll
                status={tail}
                pagesLoaded={pages.length}
                onLoadMore={loadMore}
                loadingLabel={t('dividend.loading')}
                failedText={t('dividend.moreFailed')}
                retryLabel={t('home.retry')}
              />
            </section>
          )}
        </div>
      )}
      {wanted !== undefined && (
        <Suspense fallback={null}>
          <WithdrawSheet key={wanted.id} dividend={wanted} onClose={() => setWanted(undefined)} />
        </Suspense>
      )}
    </ScreenFrame>
  );
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
