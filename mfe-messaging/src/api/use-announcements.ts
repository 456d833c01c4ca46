import type { UseQueryResult } from 'shared-kit/data';
import {
  announcements,
  HOME_ANNOUNCEMENT_TYPES,
  type Announcements,
} from 'shared-contracts/api/endpoints/announcements';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

/** Announcements count as fresh for a minute. */
const FRESH_MS = 60_000;

/** What each place asks for; equal types are one request, whoever asks. */
const ASKED = {
  home: { types: HOME_ANNOUNCEMENT_TYPES },
  notices: { types: 'B,PL,PU' },
  agents: { types: 'A', groupName: 'm_home' },
} as const;

/** Reads the announcements that a place shows. */
export function useAnnouncements(place: keyof typeof ASKED): UseQueryResult<Announcements, Error> {
  const { site } = useRemoteContext();
  return useEndpoint(
    announcements,
    { ...ASKED[place], platform: 'M', merchantCode: site.merchantCode() },
    { staleTime: FRESH_MS },
  );
}
