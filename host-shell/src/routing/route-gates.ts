import type { RouteGate } from 'shared-contracts/remote/contributions';
import { isAgent, isTrial } from 'shared-contracts/session/member-type';
import { moneyGate, realAccountGate, type ClosedGate } from 'shared-contracts/session/real-account-gate';
import type { RouteFacts } from './route-facts';

/** Why a page that somebody asked for is not shown; said over the page that is shown in its place. */
export type RefusalWord = 'login' | 'unknown' | 'messages' | 'invite' | ClosedGate;

/** What a gate says to a member type; null where it lets in. */
export function gateWord(gate: RouteGate, type: number | undefined, { info }: RouteFacts): RefusalWord | null {
  if (gate === 'messages') return isTrial(type) ? 'messages' : null;
  // As the invite entry has it: its page is for who takes part, and a trial needs a real account.
  if (gate === 'invite' && (isAgent(type) || info.whitelabel.promotions['REFERRAL'] !== true)) return 'invite';
  const answer = gate === 'money' ? moneyGate(type) : realAccountGate(type);
  return answer === 'open' ? null : answer;
}
