import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isTrial } from 'shared-contracts/session/member-type';
import type { CallContext } from '../app/context';
import { requireSession, type Handlers } from '../app/handler';
import { LIMITS } from '../app/rate-limit';
import { invalidFields, refused } from '../app/refusal';
import { presetIcons, setIcon } from './head-icons';
import { isPhoneProven } from './linked-identities';
import {
  maskedEmail,
  maskedMobile,
  maskedName,
  memberByEmail,
  memberById,
  memberByMobile,
  nationalNumber,
  plainDialingCode,
  type MemberRow,
} from '../app/members';
import { EMAIL, fieldError, MOBILE } from './registration-rules';
import { takeSmsCode } from './sms-codes';

type ProfileRequest = ParsedRequestOf<EndpointTable['R-22']>;

const NICKNAME = /^[^<>\p{C}]{0,20}$/u;
const REAL_NAME = /^[\p{L}\p{M} .'-]{2,80}$/u;
const FIELD = { enabled: true, required: true };

/** The member as R-21 and R-22 answer it: everything private masked. */
function profileOf(member: MemberRow, { token }: CallContext) {
  return {
    id: member.id,
    type: member.type,
    nickname: member.nickname,
    icon: member.icon,
    account: member.username,
    token,
    vipLevel: member.vip_level,
    mobileMasked: maskedMobile(member.mobile),
    emailMasked: maskedEmail(member.email),
    payeeNameMasked: maskedName(member.payee_name),
    hasPaymentPassword: member.payment_password_hash !== null,
  };
}

/** The columns to write, by what was sent; everything that is wrong is told at once. */
function changesOf(request: ProfileRequest, member: MemberRow, context: CallContext): Record<string, string> {
  const errors: Record<string, string> = {};
  const changes: Record<string, string> = {};
  const take = (
    name: string,
    column: string,
    value: string | undefined,
    error: (text: string) => string | undefined,
  ) => {
    if (value === undefined) return;
    const text = value.trim();
    const wrong = error(text);
    if (wrong) errors[name] = wrong;
    else changes[column] = text;
  };
  take('nickname', 'nickname', request.nickname, (text) => (NICKNAME.test(text) ? undefined : 'nameFormat'));
  take('payeeName', 'payee_name', request.payeeName, (text) =>
    member.payee_name !== '' ? 'locked' : REAL_NAME.test(text) ? undefined : 'nameFormat',
  );
  take('email', 'email', request.email, (text) => {
    const owner = memberByEmail(context.store, context.merchant.code, text);
    return fieldError({ ...FIELD, ...EMAIL }, text) ?? (owner && owner.id !== member.id ? 'taken' : undefined);
  });
  take('mobileNum', 'mobile', request.mobileNum, (text) => fieldError({ ...FIELD, ...MOBILE }, text));
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  if (Object.keys(changes).length === 0) throw invalidFields({ request: 'empty' });
  return changes;
}

/** The new number is proven first; only who holds it learns that another account has it. */
function proveMobile(mobile: string, request: ProfileRequest, member: MemberRow, context: CallContext): string {
  const dialingCode = plainDialingCode(request.countryDialingCode ?? member.dialing_code);
  const target = { mobile: nationalNumber(mobile), dialingCode, purpose: 'register' } as const;
  const isRight =
    isPhoneProven(request, context) || takeSmsCode(context, { ...target, code: request.verificationCode ?? '' });
  if (!isRight) throw refused('R-22', 'sms.wrong');
  const owner = memberByMobile(context.store, context.merchant.code, mobile, dialingCode);
  if (owner && owner.id !== member.id) throw invalidFields({ mobileNum: 'taken' });
  return dialingCode;
}

function updateProfile(request: ProfileRequest, context: CallContext) {
  const { store, services } = context;
  const session = requireSession(context);
  if (isTrial(session.type)) throw refused('R-22', 'role.forbidden');
  const wait = services.limiter.hit(LIMITS.profileByMember, String(session.memberId));
  if (wait > 0) throw refused('R-22', 'rate.limited', undefined, wait);
  const member = memberById(store, session.memberId);
  const changes = changesOf(request, member, context);
  if (changes['mobile'] !== undefined) {
    changes['dialing_code'] = proveMobile(changes['mobile'], request, member, context);
  }
  const columns = Object.keys(changes);
  store.run(
    `UPDATE members SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
    ...Object.values(changes),
    member.id,
  );
  return profileOf(memberById(store, member.id), context);
}

export const profileHandlers: Handlers<'R-21' | 'R-22' | 'R-24' | 'R-25'> = {
  'R-21': (_request, context) => profileOf(memberById(context.store, requireSession(context).memberId), context),
  'R-22': updateProfile,
  'R-24': (_request, context) => ({
    icon: memberById(context.store, requireSession(context).memberId).icon,
    presets: presetIcons(),
  }),
  'R-25': (request, context) => {
    const session = requireSession(context);
    if (isTrial(session.type)) throw refused('R-25', 'role.forbidden');
    return { icon: setIcon(context.store, session.memberId, request.icon) };
  },
};
