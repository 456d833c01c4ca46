import type { ReactNode } from 'react';
import { ErrorBlock, InfiniteScroll } from 'shared-kit/ui';
import type { EndpointPages } from 'shared-kit/data';
import { useT } from '../../i18n';
import { ListSkeleton } from './list-skeleton';

export interface ReportListProps {
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
  /** Nothing was found. */
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A paged list in each of its states; its filters stay whatever happens. */
export function ReportList({ read, isEmpty, empty, children }: ReportListProps): ReactNode {
  const t = useT();
  if (read.status === 'loading') return <ListSkeleton rows={8} />;
  if (read.status === 'failed')
    return (
      <ErrorBlock
        title={t('report.failedTitle')}
        text={t('report.failedText')}
        retryLabel={t('report.retry')}
        retrying={read.isRefreshing}
        onRetry={read.refresh}
      />
    );
  if (isEmpty && read.tail === 'end') return empty;
  return (
    <>
      {children}
      <InfiniteScroll
        status={read.tail}
        pagesLoaded={read.pagesLoaded}
        onLoadMore={read.loadMore}
        loadingLabel={t('report.loading')}
        failedText={t('report.moreFailed')}
        retryLabel={t('report.retry')}
        {...(read.pagesLoaded > 1 && { endText: t('report.end') })}
      />
    </>
  );
}
