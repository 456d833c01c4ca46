import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { readKept, writeKept } from 'shared-contracts/kept-answer';
import type { LocalKey } from 'shared-contracts/storage';
import { useRemoteContext } from '../remote/remote-context';
import { useSettledLanguage } from '../remote/use-settled-language';
import { endpointKey } from './use-endpoint';

/** Kept answers count as fresh for this long within one page, ms. */
const FRESH_MS = 60_000;

/**
 * Reads a call whose answer is the same for everybody (a person's own is never kept): what an earlier visit kept at
 * once, then what the server says now, which is kept in its turn. Everybody who reads it on a page shares one answer.
 */
export function useKeptEndpoint<E extends Endpoint>(
  endpoint: E,
  requestFor: (asker: { readonly merchant: string; readonly language: string }) => RequestOf<E>,
  key: LocalKey,
): UseQueryResult<ReplyOf<E>, Error> {
  const { http, site, storage } = useRemoteContext();
  const language = useSettledLanguage();
  const merchant = site.merchantCode();
  const request = requestFor({ merchant, language });
  const keep = (reply: ReplyOf<E>): ReplyOf<E> => {
    storage.setLocal(key, writeKept(reply, language, Date.now()));
    return reply;
  };
  let isOfNow = false;
  return useQuery({
    queryKey: endpointKey(endpoint, [merchant, language], request),
    queryFn: async ({ signal }): Promise<ReplyOf<E>> => keep(await http.call<E>(endpoint, request, { signal })),
    initialData: (): ReplyOf<E> | undefined => {
      const early = http.early?.(endpoint, request);
      isOfNow = early !== undefined;
      if (early !== undefined) return keep(early);
      return (readKept(endpoint.reply, storage.getLocal(key), language) as ReplyOf<E> | null) ?? undefined;
    },
    // What was kept is as old as can be: shown, and asked for again at once.
    initialDataUpdatedAt: () => (isOfNow ? Date.now() : 0),
    staleTime: FRESH_MS,
    // A change of language keeps the old words until the new ones are there.
    placeholderData: keepPreviousData,
  });
}
