/** Server data as screens see it: one cache for the whole page, provided by the host. */
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';
export { endpointKey, useEndpoint, useEndpointScope } from './use-endpoint';
export { notLoadedWord } from './not-loaded-word';
export { useKeptEndpoint } from './use-kept-endpoint';
