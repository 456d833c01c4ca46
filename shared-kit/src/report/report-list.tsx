import type { ReactNode } from 'react';
import { notLoadedWord } from '../data/not-loaded-word';
import type { EndpointPages } from '../data/use-endpoint-pages';
import { FoundStatus } from '../parts/content/found-status';
import { InfiniteScroll } from '../parts/scroll/infinite-scroll';
import { ErrorBlock } from '../ui/state/error-block';
import { LeftOutNote } from '../ui/state/left-out-note';
import { ListSkeleton } from './list-skeleton';
import type { ReportWords } from './report-words';

export interface ReportListProps {
  readonly words: ReportWords;
  readonly read: Omit<EndpointPages<unknown>, 'pages'> & { readonly pagesLoaded: number };
  /** How many were found until now; of what is no list of entries, at least one. */
  readonly count: number;
  readonly empty: ReactNode;
  /** What can be said of an entry that could not be read. */
  readonly leftOutText?: (element: unknown) => string;
  readonly children: ReactNode;
}

/** A paged list in each of its states, with how many entries there are; its filters stay whatever happens. */
export function ReportList(props: ReportListProps): ReactNode {
  const { words, read, count, empty } = props;
  const isKnown = read.status !== 'loading' && read.status !== 'failed';
  const isWhole = read.tail === 'end';
  const isNothing = isKnown && count === 0 && read.leftOut.length === 0 && isWhole;
  const found = isKnown && count > 0 ? words(isWhole ? 'found' : 'foundSome', { count }) : '';
  return (
    <>
      <FoundStatus text={found} {...(isNothing && { empty })} />
      {!isNothing && <Entries {...props} />}
    </>
  );
}

function Entries({ words, read, count, leftOutText, children }: ReportListProps): ReactNode {
  if (read.status === 'loading') return <ListSkeleton rows={8} />;
  if (read.status === 'failed')
    return (
      <ErrorBlock
        title={words('failedTitle')}
        text={words(notLoadedWord(read.error))}
        retryLabel={words('retry')}
        retrying={read.isRefreshing}
        onRetry={read.refresh}
      />
    );
  const { leftOut } = read;
  return (
    <>
      {count > 0 && children}
      <LeftOutNote count={leftOut.length} text={(count) => words('leftOut', { count })}>
        {leftOutText && leftOut.map(({ element }, index) => <p key={index}>{leftOutText(element)}</p>)}
      </LeftOutNote>
      <InfiniteScroll
        status={read.tail}
        pagesLoaded={read.pagesLoaded}
        onLoadMore={read.loadMore}
        loadingLabel={words('loading')}
        failedText={words('moreFailed')}
        retryLabel={words('retry')}
        {...(read.pagesLoaded > 1 && { endText: words('end') })}
      />
    </>
  );
}
