import type { CallContext } from '../../rules/call/context';
import { setRates, START_RATES, type Rates } from '../../rules/agent/rebates';
import { refused } from '../../rules/refusal';
import type { Store } from '../../data/store/store';
import { dayOf } from '../../data/days';

/** Who invited, and what the code promises. */
export interface Inviter {
  readonly memberId: number;
  readonly kind: 'member' | 'agent';
  readonly rates: Rates;
  /** The invite link, where the code is one's. */
  readonly linkId?: number;
}

/** Whose an invite code is, a member's own or an agent's link; an empty code is nobody's, an unknown one is refused. */
export function inviterOf({ store, merchant, now }: CallContext, code: string | undefined): Inviter | null {
  const wanted = code?.trim().toUpperCase();
  if (!wanted) return null;
  const link = store.get<{ id: number; agent_id: number; kind: 'member' | 'agent'; rebates: string }>(
    `SELECT l.* FROM affiliate_urls l JOIN members m ON m.id = l.agent_id AND m.disabled = 0
     WHERE l.merchant = ? AND l.code = ? AND (l.expires_at IS NULL OR l.expires_at > ?)`,
    merchant.code,
    wanted,
    now,
  );
  if (link) {
    const rates = JSON.parse(link.rebates) as Rates;
    return { memberId: link.agent_id, kind: link.kind, rates, linkId: link.id };
  }
  const row = store.get<{ id: number }>(
    'SELECT id FROM members WHERE merchant = ? AND invite_code = ? AND disabled = 0',
    merchant.code,
    wanted,
  );
  if (!row) throw refused('R-14', 'affiliate.invalid');
  return { memberId: row.id, kind: 'member', rates: START_RATES };
}

/** Gives a new member its rates and counts it for the link it came by. */
export function welcomeInvited(store: Store, memberId: number, inviter: Inviter | null, now: number): void {
  setRates(store, memberId, inviter?.rates ?? START_RATES, dayOf(now));
  if (inviter?.linkId !== undefined) {
    store.run('UPDATE affiliate_urls SET signups = signups + 1 WHERE id = ?', inviter.linkId);
  }
}

/** Counts a look at an invite link: whoever opens it has its code looked up. */
export function countVisit(store: Store, { linkId }: Inviter): void {
  if (linkId !== undefined) store.run('UPDATE affiliate_urls SET visits = visits + 1 WHERE id = ?', linkId);
}
