import { href } from '../paths';
import { isAgent } from './member-type';

/** Where the invite-friends entry leads, or what it says instead (docs/product/shell.md#invite-entry). */
export type AffiliateEntry =
  | {
      readonly kind: 'login';
      /** The login page with the way back to the invite page. */
      readonly path: string;
    }
  | {
      readonly kind: 'path';
      /** The invite page, or an agent's page to open accounts. */
      readonly path: string;
    }
  /** The modal that tells an agent to open accounts from the agent area. */
  | { readonly kind: 'agent-notice' }
  | {
      readonly kind: 'notice';
      /** Which text the notice of one second has. */
      readonly text: 'contactService' | 'comingSoon';
    };

/** What the rule looks at; a visitor has no type. */
export interface AffiliateFacts {
  /** Member type; undefined for a visitor. */
  readonly type: number | undefined;
  /** The merchant's promotion switch `REFERRAL`. */
  readonly isReferralOn: boolean;
  /** Whether the merchant has customer service: `customerService` of R-01. */
  readonly hasCustomerService: boolean;
  /** `menu`: side menu, promo panel and member centre; `page`: the home button and the invite page itself. */
  readonly from: 'menu' | 'page';
}

/** What a menu's entry leads to: there agents go straight to the agent area. */
export type MenuAffiliateEntry = Exclude<AffiliateEntry, { readonly kind: 'agent-notice' }>;

/** Visitor, agent, referral programme, notice: in this order. */
export function affiliateEntry(facts: AffiliateFacts & { readonly from: 'menu' }): MenuAffiliateEntry;
export function affiliateEntry(facts: AffiliateFacts): AffiliateEntry;
export function affiliateEntry({ type, isReferralOn, hasCustomerService, from }: AffiliateFacts): AffiliateEntry {
  if (type === undefined) return { kind: 'login', path: href('login', { redirect: href('inviteFriends') }) };
  if (isAgent(type)) return from === 'page' ? { kind: 'agent-notice' } : { kind: 'path', path: href('agentRegister') };
  if (isReferralOn) return { kind: 'path', path: href('inviteFriends') };
  return { kind: 'notice', text: hasCustomerService ? 'contactService' : 'comingSoon' };
}
