import { canDeposit } from 'shared-contracts/session/member-type';
import type { CallContext } from '../call/context';
import { requireSession } from '../call/handler';
import { Refusal } from '../refusal';

/** The member of a call about money; other accounts may not make any (docs/product/common.md#real-accounts). */
export function moneyMember(context: CallContext): number {
  const session = requireSession(context);
  if (!canDeposit(session.type)) throw new Refusal('role.forbidden');
  return session.memberId;
}
