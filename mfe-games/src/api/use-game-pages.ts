import { useEffect, useEffectEvent, useState } from 'react';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useQueryClient, type QueryClient, type UseQueryResult } from 'shared-kit/data';
import { useQueries } from 'shared-kit/lists';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import type { ListState } from '../model/lists/list-state';
import {
  gapsOf,
  keptPages,
  pageOfItem,
  pageSlots,
  pagesOfSlots,
  wantedPages,
  type GameFilter,
  type Gap,
  type PageRange,
} from '../model/grid/page-slots';
import { listKey } from '../model/lists/list-key';
import { useHistoryEntry } from '../store/history-entry';
import { savedPlace } from '../store/list-places';
import { takeListTurn } from '../browser/list-turns';
import { earlyPageReader, gamePageReader, type GamePage, type PageSource } from './read-game-page';
import { CATALOGUE_STALE_MILLISECONDS, useCatalogueScope } from './use-catalogue';

/** What a list has so far. */
export interface GamePages {
  /** Games by their place; null where a page is not in memory. */
  readonly slots: readonly (Game | null)[];
  readonly status: 'loading' | 'failed' | 'shown';
  readonly error: unknown;
  /** What goes on at the list's end, for the infinite scroll. */
  readonly tail: 'idle' | 'loading' | 'failed' | 'end';
  /** What could not be read before the list's end; stays while it is tried again. */
  readonly gaps: readonly Gap[];
  /** Pages that were asked for. */
  readonly reach: number;
  readonly loadMore: () => void;
  /** Reads again whatever could not be read. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
  /** Reads what is in memory again. */
  readonly refresh: () => void;
  readonly isRefreshing: boolean;
  /** Hears which slots are near the view: their pages are read where they are not in memory. */
  readonly onView: (firstSlot: number, lastSlot: number) => void;
}

/**
 * How far a list has been read, and which pages are near the view. Another list starts over; the same list in another
 * language is where it was.
 */
interface Progress {
  readonly list: string;
  readonly language: string;
  /** The language before, whose names stand until the others are there. */
  readonly before?: string;
  readonly reach: number;
  readonly view: PageRange;
}

function isSameRange(one: PageRange, other: PageRange): boolean {
  return one.first === other.first && one.last === other.last;
}

type PageResult = UseQueryResult<GamePage, Error>;

/** A list begins with its first page, or where this history entry was left. */
function useProgress(list: string, language: string) {
  const { entry, storage } = useHistoryEntry();
  const [last, setProgress] = useState<Progress>();
  const start = (): Progress => {
    const place = savedPlace(storage, entry);
    const page = pageOfItem(place?.item ?? 0);
    return { list, language, reach: Math.max(place?.reach ?? 1, page), view: { first: page, last: page } };
  };
  const inLanguage = (now: Progress): Progress =>
    now.language === language ? now : { ...now, language, before: now.language };
  const progress = last?.list === list ? inLanguage(last) : start();
  if (last !== progress) setProgress(progress);
  // What was meant for a list that is gone does not move the one that came.
  const move = (step: (now: Progress) => Partial<Progress> | false): void =>
    setProgress((now) => {
      const change = now?.list === list && step(now);
      return change ? { ...now, ...change } : now;
    });
  return [progress, move] as const;
}

/** What is read, page by page. */
interface PagedList {
  readonly key: readonly unknown[];
  /** The key of the same list in the language before. */
  readonly keyBefore: readonly unknown[];
  readonly source: PageSource;
  readonly gameType: string;
  readonly state: ListState;
  readonly isPersonal: boolean;
}

/** Bound for the reason that readers are: see `gamePageReader`. */
function pageInCache(client: QueryClient, key: readonly unknown[], page: number): GamePage | undefined {
  return client.getQueryData<GamePage>([...key, page]);
}

function pageQuery(list: PagedList, page: number, isEnabled: boolean) {
  const { key, keyBefore, source, gameType, state, isPersonal } = list;
  return {
    queryKey: [...key, page],
    queryFn: gamePageReader(source, gameType, state, page),
    initialData: earlyPageReader(source, gameType, state, page),
    placeholderData: pageInCache.bind(undefined, source.client, keyBefore, page),
    enabled: isEnabled,
    // What was played or marked just now belongs on these lists.
    staleTime: isPersonal ? 0 : CATALOGUE_STALE_MILLISECONDS,
  };
}

/** Pages that are not kept leave the cache at once, not after its five minutes. */
function useForgottenPages(key: readonly unknown[], kept: readonly number[]): void {
  const client = useQueryClient();
  const forget = useEffectEvent(() =>
    client.removeQueries({
      queryKey: key,
      predicate: ({ queryKey }) => !kept.some((page) => page === queryKey.at(-1)),
    }),
  );
  const pages = kept.join(' ');
  useEffect(() => forget(), [pages]);
}

/** Failed and not read since; a second try that is under way has not changed that yet. */
function hasFailed({ data, errorUpdateCount }: PageResult): boolean {
  return data === undefined && errorUpdateCount > 0;
}

function tailOf(end: PageResult | undefined, reach: number): GamePages['tail'] {
  if (end?.data) return reach < end.data.totalPages ? 'idle' : 'end';
  return end?.isError && !end.isFetching ? 'failed' : 'loading';
}

function statusOf(results: readonly PageResult[]): GamePages['status'] {
  if (results.some(({ data }) => data)) return 'shown';
  return results.some(hasFailed) ? 'failed' : 'loading';
}

/**
 * A list of games that grows page by page; more pages exist while the last one is below `totalPages`.
 * Games are kept for pages near the view and for the last one; of the others only their places remain. A list
 * that was left stays in the cache for its five minutes. The way back to the middle of a list reads that middle and
 * its last page.
 */
export function useGamePages(gameType: string, state: ListState, isShown?: GameFilter): GamePages {
  const { http } = useRemoteContext();
  const client = useQueryClient();
  const session = useSession();
  const catalogue = useCatalogueScope();
  const isPersonal = state.mode === 'recent' || state.mode === 'fav';
  const { language } = catalogue.asker;
  const keyIn = (shown: string): readonly unknown[] => {
    const [merchant, , ...person] = catalogue.scope;
    return [...listKey(state.mode), merchant, shown, ...person, gameType, state];
  };
  const key = keyIn(language);
  const [{ reach, view, before = language }, move] = useProgress(JSON.stringify(keyIn('')), language);
  const kept = keptPages(view, reach);
  const wanted = wantedPages(view, reach);
  const isAllowed = !isPersonal || isSignedIn(session);
  const list: PagedList = {
    key,
    keyBefore: keyIn(before),
    source: { http, client, catalogue },
    gameType,
    state,
    isPersonal,
  };
  const results: PageResult[] = useQueries({
    queries: kept.map((page) => pageQuery(list, page, isAllowed && wanted.includes(page))),
  });
  useForgottenPages(key, kept);
  const present = new Map(
    kept.flatMap((page, index) => (results[index]?.data ? [[page, results[index].data.games]] : [])),
  );
  const { slots, starts } = pageSlots(present, reach, isShown);
  const failed = kept.filter((page, index) => page < reach && results[index] && hasFailed(results[index]));
  const end = results[kept.indexOf(reach)];
  // A list that was left deep down may have become shorter meanwhile.
  const known = Math.max(1, end?.data?.totalPages ?? reach);
  if (known < reach) move(() => ({ reach: known }));
  return {
    slots,
    status: statusOf(results),
    error: results.find(({ error }) => error)?.error,
    tail: tailOf(end, reach),
    gaps: gapsOf(failed, starts, slots.length),
    reach,
    loadMore: () => void takeListTurn(() => move((now) => ({ reach: now.reach + 1 }))),
    retry: () => results.forEach((result) => result.isError && void result.refetch()),
    refresh: () => results.forEach((result) => void result.refetch()),
    isRefreshing: results.some(({ data, isFetching }) => data !== undefined && isFetching),
    isRetrying: results.some((result) => hasFailed(result) && result.isFetching),
    onView: (firstSlot, lastSlot) => {
      const next = pagesOfSlots(starts, firstSlot, lastSlot);
      // Told with every drawing of the list: what changes nothing takes no turn from what waits for one.
      if (isSameRange(view, next)) return;
      const see = (): void => move((now) => !isSameRange(now.view, next) && { view: next });
      // What is in memory is there, whichever page the view is said to be at; the rest is waited for.
      if (kept.includes(next.first) && kept.includes(next.last)) takeListTurn(see);
      else see();
    },
  };
}
