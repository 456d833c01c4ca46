import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { useEndpoint } from 'shared-kit/data';
import { useSubordinates } from '../../api/use-subordinates';
import { EVERYBODY } from './recipients-page';

/** What has to be known before envelopes can be sent. */
export interface RainFacts {
  readonly isReady: boolean;
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** Nobody is below. */
  readonly isEmpty: boolean;
  readonly hasPin: boolean;
}

/** Reads whom there is to send to, and whether there is a payment password. */
export function useRainFacts(): RainFacts {
  const member = useEndpoint(memberInfo, {});
  const { members, read } = useSubordinates(EVERYBODY.place, EVERYBODY.pageSize);
  return {
    isReady: member.data !== undefined && read.status === 'shown',
    error: member.error ?? read.error,
    hasFailed: (member.isError && !member.data) || read.status === 'failed',
    isRetrying: member.isFetching || read.isRefreshing,
    retry: () => {
      if (member.isError) void member.refetch();
      if (read.status === 'failed') read.refresh();
    },
    isEmpty: members.length === 0,
    hasPin: member.data?.hasPaymentPassword === true,
  };
}
