import { rewards, type Reward } from 'shared-contracts/api/endpoints/promotions';
import { realAccountGate } from 'shared-contracts/session/real-account-gate';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useEndpoint } from 'shared-kit/data';
import { useSession } from 'shared-kit/remote';

/** What became of the member's application for a promotion. */
export interface ApplicationRead {
  /** The state of the newest one; undefined where there is none, or nobody can tell. */
  readonly state: string | undefined;
  readonly isReading: boolean;
}

/** The most rows of the history that are looked at: an application is told among the newest. */
const NEWEST = 100;

/** Looks for a promotion in the member's history. */
export function useApplication(promotionId: string): ApplicationRead {
  const session = useSession();
  const enabled = isSignedIn(session) && realAccountGate(session.type) === 'open';
  const { data, isLoading } = useEndpoint(rewards, { tab: 'history', pageSize: NEWEST }, { enabled });
  const isApplication = (reward: Reward): boolean => reward.promotionId === promotionId && reward.amount === null;
  return { state: data?.content.find(isApplication)?.state, isReading: enabled && isLoading };
}
