import { isApiError } from 'shared-contracts/api/api-error';
import { QueryClient } from 'shared-kit/data';

/** Answers count as fresh this long unless a screen says otherwise. */
const FRESH_MS = 30_000;

/**
 * The page's one cache. The http client has its own second try for reads; more would only keep a player waiting. Calls go
 * out without a connection, too: they fail at once then and the screen says so, where the library would hold them back
 * in silence, and send an order of money by itself whenever the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        throwOnError: (error) => !isApiError(error),
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
}
