import { popularAnnouncements, type Notice } from 'shared-contracts/api/endpoints/announcements';
import { useEndpoint, type UseQueryResult } from 'shared-kit/data';
import { useLanguage } from 'shared-kit/remote';

const FRESH_MS = 60_000;

/** The announcements that the operator calls popular (R-62.popular). */
export function usePopularNotices(): UseQueryResult<{ readonly list: readonly Notice[] }, Error> {
  const language = useLanguage();
  return useEndpoint(popularAnnouncements, { language }, { staleTime: FRESH_MS });
}
