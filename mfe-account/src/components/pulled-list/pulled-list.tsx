import type { ReactNode } from 'react';
import type { EndpointPages } from 'shared-kit/lists';
import { PullToRefresh } from 'shared-kit/parts';
import { useT } from '../../i18n';

/** What a list is asked anew by. */
type Renewal = Pick<EndpointPages<unknown>, 'isRefreshing' | 'refresh'>;

/** A list of this section that is asked for anew by pulling it down. */
export function PulledList({ read, children }: { readonly read: Renewal; readonly children: ReactNode }): ReactNode {
  const t = useT();
  return (
    <PullToRefresh
      refreshing={read.isRefreshing}
      onRefresh={read.refresh}
      refreshLabel={t('report.refresh')}
      refreshingLabel={t('report.refreshing')}
    >
      {children}
    </PullToRefresh>
  );
}
