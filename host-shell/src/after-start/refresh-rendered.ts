import type { QueryClient } from 'shared-kit/data';
import type { HostServices } from '../host/host-services';

/** Reads again what a page that was rendered shows: from answers that the page's start has asked for. */
export function refreshRendered({ boot }: HostServices, queries: QueryClient): void {
  if (boot.rendered === null) return;
  boot.early.forgetRendered();
  void queries.invalidateQueries({
    predicate: ({ state }) => state.data !== undefined && state.dataUpdateCount === 0,
  });
}
