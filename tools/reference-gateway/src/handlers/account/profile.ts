import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { TypedPhone } from 'shared-contracts/phone-number';
import { emailAddress } from 'shared-contracts/email-address';
import { nickname, realName } from 'shared-contracts/person-name';
import { isTrial } from 'shared-contracts/session/member-type';
import * as v from 'valibot';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { LIMITS } from '../../rules/security/rate-limit';
import { invalidFields, refused } from '../../rules/refusal';
import { presetIcons, setIcon } from '../../rules/account/head-icons';
import { isPhoneProven } from '../../rules/account/linked-identities';
import { requireConfirmation, takeConfirmation } from '../../rules/account/confirmations';
import {
  maskedEmail,
  maskedName,
  memberByEmail,
  memberById,
  memberByPhone,
  type MemberRow,
} from '../../rules/account/members';
import { VIP_LEVELS } from '../../data/vip-levels';
import { textIn } from '../../data/texts';
import { keptPhone, maskedPhone, phoneSchema } from '../../rules/account/phone';
import { takeCode } from '../../rules/account/codes';
import { tellMember } from '../../rules/account/notices';

type ProfileRequest = ParsedRequestOf<EndpointTable['R-22']>;

/** The member as answer it: everything private masked. */
function profileOf(member: MemberRow, { token, language }: CallContext) {
  const level = VIP_LEVELS[member.vip_level];
  return {
    id: member.id,
    type: member.type,
    nickname: member.nickname,
    icon: member.icon,
    account: member.username,
    token,
    vipLevel: member.vip_level,
    vipName: level === undefined ? '' : textIn(language, level.name),
    mobileMasked: maskedPhone(member.phone),
    emailMasked: maskedEmail(member.email),
    mobileVerified: member.phone_proven === 1,
    emailVerified: member.email_proven === 1,
    payeeNameMasked: maskedName(member.payee_name),
    hasPaymentPassword: member.payment_password_hash !== null,
  };
}

/** The same with the cohorts of the member. */
async function answerOf(member: MemberRow, context: CallContext) {
  return { ...profileOf(member, context), cohorts: await context.services.cohorts.of(member.username) };
}

/** The columns to write, by what was sent; everything that is wrong is told at once. */
function changesOf(request: ProfileRequest, member: MemberRow): Record<string, string> {
  const errors: Record<string, string> = {};
  const changes: Record<string, string> = {};
  const take = (
    name: string,
    column: string,
    read: v.SafeParseResult<v.GenericSchema<unknown, string>> | undefined,
  ) => {
    if (read?.success === false) errors[name] = read.issues[0].message;
    else if (read !== undefined) changes[column] = read.output;
  };
  const { mobileNum } = request;
  take('nickname', 'nickname', request.nickname === undefined ? undefined : v.safeParse(nickname, request.nickname));
  if (request.payeeName !== undefined && member.payee_name !== '') errors['payeeName'] = 'locked';
  else
    take(
      'payeeName',
      'payee_name',
      request.payeeName === undefined ? undefined : v.safeParse(realName, request.payeeName),
    );
  take('email', 'email', request.email === undefined ? undefined : v.safeParse(emailAddress, request.email));
  if (mobileNum !== undefined) {
    const phone = v.safeParse(phoneSchema, typedPhone(request, mobileNum, member));
    if (phone.success) changes['phone'] = phone.output.e164;
    else errors['mobileNum'] = phone.issues[0].message;
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  if (Object.keys(changes).length === 0) throw invalidFields({ request: 'empty' });
  return changes;
}

/** A number without a code of its own is of the country that the member's present one is of. */
function typedPhone({ countryDialingCode }: ProfileRequest, mobileNum: string, member: MemberRow): TypedPhone {
  return { countryDialingCode: countryDialingCode ?? keptPhone(member.phone)?.callingCode ?? '', mobileNum };
}

/** The new number (E.164) is proven first; only who holds it learns that another account has it. */
function provePhone(phone: string, request: ProfileRequest, member: MemberRow, context: CallContext): void {
  const typed = { address: phone, purpose: 'register', code: request.verificationCode ?? '' } as const;
  if (!isPhoneProven(request, phone, context) && !takeCode(context, typed)) throw refused('R-22', 'sms.wrong');
  const owner = memberByPhone(context.store, context.merchant.code, phone);
  if (owner && owner.id !== member.id) throw invalidFields({ mobileNum: 'taken' });
}

/** The new address likewise. */
function proveEmail(email: string, request: ProfileRequest, member: MemberRow, context: CallContext): void {
  const typed = { address: email.toLowerCase(), purpose: 'email', code: request.emailCode ?? '' } as const;
  if (!takeCode(context, typed)) throw refused('R-22', 'sms.wrong', { fields: { emailCode: 'wrong' } });
  const owner = memberByEmail(context.store, context.merchant.code, email);
  if (owner && owner.id !== member.id) throw invalidFields({ email: 'taken' });
}

function writeChanges(changes: Readonly<Record<string, string>>, request: ProfileRequest, context: CallContext): void {
  const { store } = context;
  const before = memberById(store, requireSession(context).memberId);
  const { email, phone } = changes;
  const columns = Object.keys(changes).map((column) => `${column} = ?`);
  if (email !== undefined) columns.push('email_proven = 1');
  if (phone !== undefined) columns.push('phone_proven = 1');
  store.transaction(() => {
    if (email !== undefined || phone !== undefined) takeConfirmation(context, request.confirmation);
    store.run(`UPDATE members SET ${columns.join(', ')} WHERE id = ?`, ...Object.values(changes), before.id);
    // A password that went to the address before opens nothing more.
    if (email !== undefined) store.run('DELETE FROM recovery_passwords WHERE member_id = ?', before.id);
    if (email !== undefined) tellMember(context, before, 'email.changed');
    if (phone !== undefined) tellMember(context, before, 'phone.changed');
  });
}

/** A session alone changes neither address: whoever changes one confirms who they are, and proves the new one. */
function updateProfile(request: ProfileRequest, context: CallContext) {
  const { store, services } = context;
  const session = requireSession(context);
  if (isTrial(session.type)) throw refused('R-22', 'role.forbidden');
  const wait = services.limiter.hit(LIMITS.profileByMember, String(session.memberId));
  if (wait > 0) throw refused('R-22', 'rate.limited', undefined, wait);
  const member = memberById(store, session.memberId);
  const changes = changesOf(request, member);
  const { email, phone } = changes;
  if (email !== undefined || phone !== undefined) requireConfirmation(context, request.confirmation);
  if (phone !== undefined) provePhone(phone, request, member, context);
  if (email !== undefined) proveEmail(email, request, member, context);
  writeChanges(changes, request, context);
  return answerOf(memberById(store, member.id), context);
}

export const profileHandlers: Handlers<'R-21' | 'R-22' | 'R-24' | 'R-25'> = {
  'R-21': (_request, context) => answerOf(memberById(context.store, requireSession(context).memberId), context),
  'R-22': updateProfile,
  'R-24': (_request, context) => ({
    icon: memberById(context.store, requireSession(context).memberId).icon,
    presets: presetIcons(),
  }),
  'R-25': async (request, context) => {
    const session = requireSession(context);
    if (isTrial(session.type)) throw refused('R-25', 'role.forbidden');
    return { icon: await setIcon(context.store, session.memberId, request.icon) };
  },
};
