import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { endpointKey, keepPreviousData, useEndpointScope, useQuery, type UseQueryResult } from 'shared-kit/data';
import { useRemoteContext, useSettledLanguage } from 'shared-kit/remote';
import type { ListAsker } from '../model/lists/list-requests';

/** Answers of the catalogue count as fresh for this long. */
export const CATALOGUE_STALE_MILLISECONDS = 60_000;

/** Whom the catalogue is asked for, and what the keys of its answers start with. */
export interface CatalogueScope {
  readonly asker: ListAsker;
  readonly scope: readonly unknown[];
}

/** The scope of every read of the catalogue, in the language the player has settled on. */
export function useCatalogueScope(): CatalogueScope {
  const { site } = useRemoteContext();
  const language = useSettledLanguage();
  const [merchant, , ...person] = useEndpointScope();
  return { asker: { merchant: site.merchantCode(), language }, scope: [merchant, language, ...person] };
}

/** Settings of one read. */
interface CatalogueOptions {
  /** Reads again so often. */
  readonly everyMilliseconds?: number | undefined;
  /** Holds the call back. */
  readonly isHeld?: boolean;
}

/** Reads one call of the catalogue; after a change of language the old answer stays until the new one is there. */
export function useCatalogue<E extends Endpoint>(
  endpoint: E,
  requestFor: (asker: ListAsker) => RequestOf<E>,
  { everyMilliseconds, isHeld = false }: CatalogueOptions = {},
): UseQueryResult<ReplyOf<E>, Error> {
  const { http } = useRemoteContext();
  const { asker, scope } = useCatalogueScope();
  const request = requestFor(asker);
  return useQuery({
    queryKey: endpointKey(endpoint, scope, request),
    queryFn: ({ signal }): Promise<ReplyOf<E>> => http.call(endpoint, request, { signal }),
    enabled: !isHeld,
    initialData: (): ReplyOf<E> | undefined => (isHeld ? undefined : http.early?.(endpoint, request)),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
    refetchInterval: everyMilliseconds ?? false,
    placeholderData: keepPreviousData,
  });
}
