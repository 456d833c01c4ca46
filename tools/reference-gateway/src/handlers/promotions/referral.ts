import { isAgent, isTrial } from 'shared-contracts/session/member-type';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { fromCents } from '../../rules/money/money';
import { pageRange, totalPages } from '../../rules/page';
import { refused } from '../../rules/refusal';
import { randomSecret } from '../../rules/security/secrets';
import { textIn } from '../../data/texts';
import { referralRules } from '../../data/referral';
import { referralTitle } from '../../data/reward-texts';
import { maskedName, memberById } from '../../rules/account/members';

/** A friend counts once the deposits reach this, and then pays this much to whoever invited; cents. */
export const REFERRAL_TERMS = { depositCents: 100_000, bonusCents: 8_800 } as const;

interface FriendRow {
  readonly id: number;
  readonly username: string;
  readonly created_at: number;
  readonly deposited: number;
}

const FRIENDS = `SELECT m.id, m.username, m.created_at, coalesce((SELECT sum(t.amount_cents) FROM wallet_transactions t
  WHERE t.member_id = m.id AND t.kind = 'deposit' AND t.state = 'done'), 0) AS deposited
  FROM members m WHERE m.parent_id = ? ORDER BY m.created_at DESC, m.id DESC`;

function friendsOf({ store }: CallContext, memberId: number): FriendRow[] {
  return store.all<FriendRow>(FRIENDS, memberId);
}

function isQualified({ deposited }: FriendRow): boolean {
  return deposited >= REFERRAL_TERMS.depositCents;
}

/** Puts a reward for every friend who qualified since into the reward centre, once each. */
export function giveReferralRewards(context: CallContext, memberId: number): void {
  if (!context.merchant.promotions.includes('REFERRAL') || isAgent(context.session?.type)) return;
  for (const friend of friendsOf(context, memberId).filter(isQualified)) {
    context.store.run(
      `INSERT OR IGNORE INTO rewards (member_id, kind, source, title, amount_cents, created_at)
       VALUES (?, 'referral', ?, ?, ?, ?)`,
      memberId,
      String(friend.id),
      JSON.stringify(referralTitle(maskedName(friend.username))),
      REFERRAL_TERMS.bonusCents,
      friend.created_at,
    );
  }
}

/** The member's invite code; whoever has none yet gets one that nobody has. */
function inviteCode({ store, merchant }: CallContext, memberId: number): string {
  const known = memberById(store, memberId).invite_code;
  if (known !== '') return known;
  const isTaken = (code: string) =>
    store.get('SELECT id FROM members WHERE merchant = ? AND invite_code = ?', merchant.code, code) !== undefined;
  let code: string;
  do
    code = randomSecret()
      .replace(/[^A-Za-z2-9]/g, '')
      .slice(0, 8)
      .toUpperCase();
  while (code.length < 8 || isTaken(code));
  store.run('UPDATE members SET invite_code = ? WHERE id = ?', code, memberId);
  return code;
}

export const referralHandlers: Handlers<'R-65'> = {
  'R-65': ({ pageNo, pageSize }, context) => {
    const { memberId, type } = requireSession(context);
    if (!context.merchant.promotions.includes('REFERRAL')) throw refused('R-65', 'feature.off');
    // Agents open accounts from their own area; trial accounts are nobody's friends.
    if (isAgent(type) || isTrial(type)) throw refused('R-65', 'role.forbidden');
    const friends = friendsOf(context, memberId);
    const qualified = friends.filter(isQualified).length;
    const { limit, offset } = pageRange(pageNo, pageSize);
    return {
      code: inviteCode(context, memberId),
      rules: textIn(context.language, referralRules(context.merchant.currencySymbol, REFERRAL_TERMS)),
      invited: friends.length,
      qualified,
      bonus: fromCents(qualified * REFERRAL_TERMS.bonusCents),
      content: friends.slice(offset, offset + limit).map((friend) => ({
        nameMasked: maskedName(friend.username),
        time: friend.created_at,
        state: isQualified(friend) ? 'qualified' : 'registered',
      })),
      pageNum: pageNo,
      totalPages: totalPages(friends.length, pageSize),
    };
  },
};
