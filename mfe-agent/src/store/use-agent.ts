import { isAgent } from 'shared-contracts/session/member-type';
import { isSignedIn, type SignedInState } from 'shared-contracts/session/session-state';
import { useSession } from 'shared-kit/remote';

/**
 * The signed-in agent. The host lets nobody else in; without one, screens draw and ask nothing
 * (docs/product/agents.md#who-is-an-agent).
 */
export function useAgent(): SignedInState | undefined {
  const session = useSession();
  return isSignedIn(session) && isAgent(session.type) ? session : undefined;
}
