import type { AgentMenuKey } from 'shared-contracts/flags';
import type { CallContext, Session } from '../call/context';
import { requireSession } from '../call/handler';
import type { MemberRow } from '../account/members';
import { Refusal } from '../refusal';
import { advanceOrders } from '../money/order-ends';
import { checkSpan, type Span } from '../span';
import { subordinateOf } from './team';
import { advanceTeams } from './team-settlement';

/** The agent of a call, its teams brought up to now; refuses what the merchant keeps off its menu. */
export function teamAgent(context: CallContext, menu?: AgentMenuKey): Session {
  const session = requireSession(context);
  if (menu && !context.merchant.menus.includes(menu)) throw new Refusal('feature.off');
  advanceOrders(context.store, context.now);
  advanceTeams(context.store, context.merchant, context.now);
  return session;
}

/** The same for a report over some days. */
export function reportingAgent(context: CallContext, span: Span, menu?: AgentMenuKey): Session {
  checkSpan(span, context.now);
  return teamAgent(context, menu);
}

/** A member of the caller's own team; members of other teams are never shown. */
export function ownSubordinate(context: CallContext, session: Session, username: string): MemberRow {
  const found = subordinateOf(context.store, session, context.merchant.code, username);
  if (found === 'unknown') throw new Refusal('member.not_found');
  if (found === 'foreign') throw new Refusal('role.forbidden');
  return found;
}
