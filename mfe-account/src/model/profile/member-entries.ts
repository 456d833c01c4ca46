import { href } from 'shared-contracts/paths';
import { affiliateEntry } from 'shared-contracts/session/affiliate-entry';
import { isAgent } from 'shared-contracts/session/member-type';

export type EntryId =
  | 'agent'
  | 'transactions'
  | 'rebate'
  | 'promotions'
  | 'rewards'
  | 'invite'
  | 'messages'
  | 'announcements'
  | 'security'
  | 'limits'
  | 'settings'
  | 'help'
  | 'service';

/** One way on from the member centre. */
export interface MemberEntry {
  readonly id: EntryId;
  /** Undefined: a short notice (docs/product/shell.md#invite-entry) instead of a page. */
  readonly path: string | undefined;
  /** What the notice says. */
  readonly notice?: 'contactService' | 'comingSoon';
  /** Only for real accounts. */
  readonly isGated: boolean;
}

/** What decides which entries there are. */
export interface EntryFacts {
  readonly type: number;
  readonly hasRebateReport: boolean;
  readonly hasReferral: boolean;
  readonly hasService: boolean;
  /** The merchant offers limits and breaks. */
  readonly hasPlayLimits: boolean;
}

function inviteEntry({ type, hasReferral, hasService }: EntryFacts): MemberEntry {
  const isGated = true;
  const answer = affiliateEntry({ type, isReferralOn: hasReferral, hasCustomerService: hasService, from: 'menu' });
  if (answer.kind === 'notice') return { id: 'invite', path: undefined, notice: answer.text, isGated };
  return { id: 'invite', path: answer.path, isGated };
}

/** The entries by group: money, offers, news, the account (docs/product/accounts.md#member-centre). */
export function memberEntries(facts: EntryFacts): readonly (readonly MemberEntry[])[] {
  const open = (id: EntryId, path: string): MemberEntry => ({ id, path, isGated: false });
  const gated = (id: EntryId, path: string): MemberEntry => ({ id, path, isGated: true });
  const when = (holds: boolean, entry: MemberEntry): readonly MemberEntry[] => (holds ? [entry] : []);
  return [
    [
      ...when(isAgent(facts.type), open('agent', href('agent'))),
      gated('transactions', href('transactions')),
      ...when(facts.hasRebateReport, gated('rebate', href('rebateReport'))),
    ],
    [open('promotions', href('activity')), gated('rewards', href('rewardCenter')), inviteEntry(facts)],
    [open('messages', href('message')), open('announcements', href('notice'))],
    [
      gated('security', href('securityCenter')),
      ...when(facts.hasPlayLimits, gated('limits', href('playLimits'))),
      open('settings', href('settings')),
      open('help', href('help')),
      ...when(facts.hasService, open('service', href('service'))),
    ],
  ];
}
