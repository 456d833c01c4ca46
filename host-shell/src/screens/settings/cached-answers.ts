import { LOCAL_KEY, type SiteStorage } from 'shared-contracts/storage';

/** What is kept only to be quick, and comes anew from the server (D-02). */
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
