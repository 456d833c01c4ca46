import { balanceCents, fromCents } from '../app/money';
import { requireSession, type Handlers } from '../app/handler';
import { textIn } from '../app/texts';
import { VIP_LEVELS } from '../seed/vip-levels';
import { maskedEmail, maskedMobile, maskedName, memberById, presetIcons } from './members';

export const accountHandlers: Handlers<'R-21' | 'R-24' | 'R-28' | 'R-66'> = {
  'R-21': (_request, context) => {
    const member = memberById(context.store, requireSession(context).memberId);
    return {
      id: member.id,
      type: member.type,
      nickname: member.nickname,
      account: member.username,
      token: context.token,
      vipLevel: member.vip_level,
      mobileMasked: maskedMobile(member.mobile),
      emailMasked: maskedEmail(member.email),
      payeeNameMasked: maskedName(member.payee_name),
      hasPaymentPassword: member.payment_password_hash !== null,
    };
  },
  'R-24': (_request, context) => ({
    icon: memberById(context.store, requireSession(context).memberId).icon,
    presets: presetIcons(),
  }),
  'R-28': (_request, context) => ({
    sumBalance: fromCents(balanceCents(context.store, requireSession(context).memberId)),
    currencySymbol: context.merchant.currencySymbol,
  }),
  'R-66': (_request, context) => {
    const levels = VIP_LEVELS.map((level) => ({
      level: level.level,
      name: level.name,
      requirement: textIn(context.language, level.requirement),
      benefits: level.benefits.map((benefit) => textIn(context.language, benefit)),
    }));
    if (!context.session) return { levels };
    const member = memberById(context.store, context.session.memberId);
    const isHighest = member.vip_level >= VIP_LEVELS.length - 1;
    return { levels, current: member.vip_level, progress: isHighest ? 100 : (member.id * 17) % 95 };
  },
};
