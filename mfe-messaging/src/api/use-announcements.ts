import type { UseQueryResult } from 'shared-kit/data';
import {
  announcements,
  HOME_ANNOUNCEMENT_TYPES,
  type Announcements,
} from 'shared-contracts/api/endpoints/announcements';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

/** Announcements count as fresh for a minute (D-69). */
const FRESH_MS = 60_000;

/** What each place asks for; equal types are one fetch, whoever asks (S1 7). */
export const ASKED_TYPES = { home: HOME_ANNOUNCEMENT_TYPES, notices: 'B,PL,PU' } as const;

/** Reads the announcements that a place shows. */
export function useAnnouncements(place: keyof typeof ASKED_TYPES): UseQueryResult<Announcements, Error> {
  const { site } = useRemoteContext();
  return useEndpoint(
    announcements,
    { types: ASKED_TYPES[place], platform: 'M', merchantCode: site.merchantCode() },
    { staleTime: FRESH_MS },
  );
}
