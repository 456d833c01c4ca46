import { isTrial } from 'shared-contracts/session/member-type';
import { memberType, type SessionState } from 'shared-contracts/session/session-state';

/**
 * Who may use messages and live chat: `login` sends a visitor to sign in, `rejected` tells a trial
 * account that it may not.
 */
export type MemberAccess = 'open' | 'login' | 'rejected';

export function memberAccess(session: SessionState): MemberAccess {
  const type = memberType(session);
  if (type === undefined) return 'login';
  return isTrial(type) ? 'rejected' : 'open';
}
