import { LOCAL_KEY, type SiteStorage } from 'shared-contracts/storage';

/** Answers that are kept only to be quick; the server gives them again. */
const CACHES = [
  LOCAL_KEY.statusCache,
  LOCAL_KEY.vendorCache,
  LOCAL_KEY.lotteryCache,
  LOCAL_KEY.announcementCache,
] as const;

/** Drops what was kept of the server's answers; session, language, theme and everything typed stay. */
export function dropCachedAnswers(storage: Pick<SiteStorage, 'removeLocal'>): void {
  for (const key of CACHES) storage.removeLocal(key);
}
