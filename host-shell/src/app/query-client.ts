import { isApiError } from 'shared-contracts/api/api-error';
import { QueryClient } from 'shared-kit/data';

/** Answers count as fresh this long unless a screen says otherwise. */
const FRESH_MS = 30_000;

/** The page's one cache. The http client has its own second try for reads; more would only keep a player waiting. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        refetchOnWindowFocus: false,
        throwOnError: (error) => !isApiError(error),
      },
      mutations: { retry: false },
    },
  });
}
