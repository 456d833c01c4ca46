import type { TeamCounters } from 'shared-contracts/api/endpoints/agent';
import { useEndpoint } from 'shared-kit/data';
import { useToday } from 'shared-kit/remote';
import { TODAY } from '../model/first-requests/today';

/** Today's counters; `undefined` until they came, and while they failed. */
export interface CountersRead {
  readonly counters: TeamCounters | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Reads what the team did today. */
export function useTeamCounters(): CountersRead {
  const today = useToday();
  const { data, isError, refetch } = useEndpoint(TODAY.endpoint, TODAY.requestFor({ today }));
  return {
    counters: data?.footer,
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
