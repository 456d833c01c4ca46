import type { RouteGate } from 'shared-contracts/remote/contributions';
import { affiliateEntry } from 'shared-contracts/session/affiliate-entry';
import { isTrial } from 'shared-contracts/session/member-type';
import {
  moneyGate,
  realAccountGate,
  type ClosedGate,
  type GateAnswer,
} from 'shared-contracts/session/real-account-gate';
import type { RouteFacts } from './route-facts';

/** Why a page that somebody asked for was not shown; said over the page that is shown in its place. */
export type RefusalWord =
  | { readonly kind: 'login' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'real-account'; readonly answer: ClosedGate }
  | { readonly kind: 'agent' }
  | { readonly kind: 'notice'; readonly text: 'freeReject' | 'contactService' | 'comingSoon' };

function realAccount(answer: GateAnswer): RefusalWord | null {
  return answer === 'open' ? null : { kind: 'real-account', answer };
}

/** What the invite entry says of its page (docs/product/shell.md#invite-entry); a trial needs a real account. */
function inviteGate(type: number | undefined, { info }: RouteFacts): RefusalWord | null {
  const isReferralOn = info.whitelabel.promotions['REFERRAL'] === true;
  const entry = affiliateEntry({ type, isReferralOn, hasCustomerService: info.customerService, from: 'page' });
  if (entry.kind === 'agent-notice') return { kind: 'agent' };
  return entry.kind === 'notice' ? entry : realAccount(realAccountGate(type));
}

/** What a gate says to a member type; null where it lets in. */
export function gateWord(gate: RouteGate, type: number | undefined, facts: RouteFacts): RefusalWord | null {
  switch (gate) {
    case 'money':
      return realAccount(moneyGate(type));
    case 'account':
      return realAccount(realAccountGate(type));
    case 'messages':
      return isTrial(type) ? { kind: 'notice', text: 'freeReject' } : null;
    case 'invite':
      return inviteGate(type, facts);
  }
}
