import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isTrial } from 'shared-contracts/session/member-type';
import { askerOf } from '../../rules/account/asker';
import { issueConfirmation, requireConfirmation } from '../../rules/account/confirmations';
import { emailAddress } from 'shared-contracts/email-address';
import * as v from 'valibot';
import { checkPaymentPassword } from '../../rules/money/payment-password';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { memberById, type MemberRow } from '../../rules/account/members';
import { LIMITS, type Limit } from '../../rules/security/rate-limit';
import { invalidFields, Refusal, refused } from '../../rules/refusal';
import { CODE_WAIT, issueCode, takeCode } from '../../rules/account/codes';

type ConfirmRequest = ParsedRequestOf<EndpointTable['R-87']>;
type CodeRequest = ParsedRequestOf<EndpointTable['R-88']>;

/** The member who asks, unless a trial or one that has asked too often. */
function limitedMember(context: CallContext, limit: Limit): MemberRow {
  const session = requireSession(context);
  if (isTrial(session.type)) throw new Refusal('role.forbidden');
  const wait = context.services.limiter.hit(limit, String(session.memberId));
  if (wait > 0) throw new Refusal('rate.limited', undefined, wait);
  return memberById(context.store, session.memberId);
}

async function confirm(request: ConfirmRequest, context: CallContext) {
  const member = limitedMember(context, LIMITS.passwordByMember);
  if (request.by === 'password') {
    if (!(await context.services.passwords.verify(request.password, member.password_hash)))
      throw refused('R-87', 'auth.invalid');
  } else if (request.by === 'paymentPassword') {
    await checkPaymentPassword(context, member, request.paymentPassword);
  } else {
    const typed = { address: member.phone, purpose: 'confirm', code: request.verificationCode } as const;
    if (!member.phone_proven || !takeCode(context, typed)) throw refused('R-87', 'sms.wrong');
  }
  return issueConfirmation(context, request.by);
}

function sendCode(request: CodeRequest, context: CallContext) {
  const member = limitedMember(context, LIMITS.codeByMember);
  if (request.to === 'phone') {
    if (!member.phone_proven) throw invalidFields({ to: 'unproven' });
    const wait = context.services.limiter.hit(LIMITS.smsByAsker, `${member.phone} ${askerOf(context, member.id).key}`);
    if (wait > 0) throw new Refusal('rate.limited', undefined, wait);
    issueCode(context, { address: member.phone, purpose: 'confirm' });
  } else {
    const email = v.safeParse(emailAddress, request.email);
    if (!email.success) throw invalidFields({ email: email.issues[0].message });
    requireConfirmation(context, request.confirmation);
    issueCode(context, { address: email.output.toLowerCase(), purpose: 'email' });
  }
  return { expirationTime: context.now + CODE_WAIT };
}

export const confirmationHandlers: Handlers<'R-87' | 'R-88'> = { 'R-87': confirm, 'R-88': sendCode };
