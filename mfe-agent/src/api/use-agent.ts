import { isAgent } from 'shared-contracts/session/member-type';
import { isSignedIn, type SignedInState } from 'shared-contracts/session/session-state';
import { useSession } from 'shared-kit/remote';

/** The agent who is here. The host lets nobody else in; without one nothing is drawn or asked (D-73). */
export function useAgent(): SignedInState | undefined {
  const session = useSession();
  return isSignedIn(session) && isAgent(session.type) ? session : undefined;
}
