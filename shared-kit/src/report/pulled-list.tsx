import type { ReactNode } from 'react';
import type { EndpointPages } from '../data/use-endpoint-pages';
import { PullToRefresh } from '../parts/pull/pull-to-refresh';
import type { ReportWords } from './report-words';

/** What a list is requested again by. */
export type Renewal = Pick<EndpointPages<unknown>, 'isRefreshing' | 'refresh'>;

export interface PulledListProps {
  readonly words: ReportWords;
  readonly read: Renewal;
  readonly children: ReactNode;
}

/** A report that is requested again by pulling it down. */
export function PulledList({ words, read, children }: PulledListProps): ReactNode {
  return (
    <PullToRefresh
      refreshing={read.isRefreshing}
      onRefresh={read.refresh}
      refreshLabel={words('refresh')}
      refreshingLabel={words('refreshing')}
    >
      {children}
    </PullToRefresh>
  );
}
