import { href } from 'shared-contracts/paths';
import { isAgent } from 'shared-contracts/session/member-type';

/** Where the invite-friends entry leads, or what it says instead (D-30). */
export type AffiliateEntry =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'notice'; readonly text: 'contactService' | 'comingSoon' };

/** What the rule looks at; a visitor has no type. */
export interface AffiliateFacts {
  readonly type: number | undefined;
  readonly isReferralOn: boolean;
  readonly hasCustomerService: boolean;
}

/** Visitor, agent, referral programme, notice: in this order (D-30). */
export function affiliateEntry({ type, isReferralOn, hasCustomerService }: AffiliateFacts): AffiliateEntry {
  if (type === undefined) return { kind: 'path', path: href('login', { redirect: href('inviteFriends') }) };
  if (isAgent(type)) return { kind: 'path', path: href('agentRegister') };
  if (isReferralOn) return { kind: 'path', path: href('inviteFriends') };
  return { kind: 'notice', text: hasCustomerService ? 'contactService' : 'comingSoon' };
}
