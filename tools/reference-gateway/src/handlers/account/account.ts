import { balanceCents, fromCents } from '../../rules/money/money';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { textIn } from '../../data/texts';
import { advanceOrders } from '../../rules/money/order-ends';
import { VIP_LEVELS } from '../../data/vip-levels';
import { memberById } from '../../rules/account/members';

export const accountHandlers: Handlers<'R-28' | 'R-66'> = {
  'R-28': (_request, context) => {
    const { memberId } = requireSession(context);
    advanceOrders(context.store, context.now);
    return {
      sumBalance: fromCents(balanceCents(context.store, memberId)),
      currencySymbol: context.merchant.currencySymbol,
    };
  },
  'R-66': (_request, context) => {
    const levels = VIP_LEVELS.map((level) => ({
      level: level.level,
      name: textIn(context.language, level.name),
      requirement: textIn(context.language, level.requirement),
      benefits: level.benefits.map((benefit) => textIn(context.language, benefit)),
    }));
    if (!context.session) return { levels };
    const member = memberById(context.store, context.session.memberId);
    const isHighest = member.vip_level >= VIP_LEVELS.length - 1;
    return { levels, current: member.vip_level, progress: isHighest ? 100 : (member.id * 17) % 95 };
  },
};
