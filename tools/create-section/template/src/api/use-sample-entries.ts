import { popularAnnouncements, type Notice } from 'shared-contracts/api/endpoints/announcements';
import { useEndpoint, type UseQueryResult } from 'shared-kit/data';
import { useLanguage } from 'shared-kit/remote';

/** How long an answer is shown without asking again. */
const FRESH_MS = 60_000;

/** What the section lists, in the language shown. Replace the call by your own: `capabilities.ts` names it too. */
export function useSampleEntries(): UseQueryResult<{ readonly list: readonly Notice[] }, Error> {
  const language = useLanguage();
  return useEndpoint(popularAnnouncements, { language }, { staleTime: FRESH_MS });
}
