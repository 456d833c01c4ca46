import { hashKey, keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { useLanguage, useRemoteContext, useSession } from '../remote/remote-context';
import { memberType } from 'shared-contracts/session/session-state';

/** Where the language is in a key: after the call and the merchant. */
const LANGUAGE_PLACE = 2;

/** Settings of one read. */
export interface EndpointQueryOptions {
  /** False holds the call back. */
  readonly enabled?: boolean;
  /** How long an answer counts as fresh, ms. */
  readonly staleTime?: number;
  /** How long an unused response stays cached, ms; five minutes unless told. */
  readonly gcTime?: number;
  /**
   * The language the request is in, where that is not the one on the screen: one that is waited for. The answer before it
   * stays until its own is there.
   */
  readonly language?: string;
}

/**
 * The cache key of a read: call, merchant, language, who asks, and fields. Two people on one phone never
 * share an answer.
 */
export function endpointKey(endpoint: Endpoint, scope: readonly unknown[], request: unknown): readonly unknown[] {
  return [endpoint.id, ...scope, request];
}

/** The key as it is in whatever language. */
function anyLanguageKey(key: readonly unknown[] = []): string {
  return hashKey(key.filter((_part, index) => index !== LANGUAGE_PLACE));
}

/** A change of language leaves the page as it is until the new words are there. */
function wordsBefore(key: readonly unknown[]) {
  return <Data>(before: Data | undefined, query?: { readonly queryKey: readonly unknown[] }): Data | undefined =>
    anyLanguageKey(query?.queryKey) === anyLanguageKey(key) ? before : undefined;
}

/** Reads one call into the page's cache; the error of a failed read is always an `ApiError`. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { language, ...options }: EndpointQueryOptions = {},
): UseQueryResult<ReplyOf<E>, Error> {
  const [merchant, shown, ...person] = useEndpointScope();
  const { http } = useRemoteContext();
  const queryKey = endpointKey(endpoint, [merchant, language ?? shown, ...person], request);
  return useQuery({
    queryKey,
    placeholderData: language === undefined ? wordsBefore(queryKey) : keepPreviousData,
    queryFn: ({ signal }) => http.call(endpoint, request, { signal }),
    // What is never fresh is asked for anyway, and what is held back is nobody's to take yet.
    ...(options.staleTime !== 0 && options.enabled !== false && { initialData: () => http.early?.(endpoint, request) }),
    ...options,
  });
}

/** What every read's key starts with: merchant, language and person. */
export function useEndpointScope(): readonly unknown[] {
  const { site } = useRemoteContext();
  const language = useLanguage();
  const session = useSession();
  const person = 'userName' in session ? session.userName : '';
  return [site.merchantCode(), language, memberType(session) ?? 'visitor', person];
}
