import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isTrial } from 'shared-contracts/session/member-type';
import type { CallContext } from '../app/context';
import { requireSession, type Handlers } from '../app/handler';
import { hashPassword, verifyPassword } from '../app/passwords';
import { LIMITS } from '../app/rate-limit';
import { invalidFields, refused } from '../app/refusal';
import { randomSecret } from '../app/secrets';
import { isPhoneProven } from './linked-identities';
import { sendRecoveryMail } from './mails';
import { memberById, memberByMobile, memberByUsername, nationalNumber, plainDialingCode } from '../app/members';
import { fieldError, registrationSettingsOf } from './registration-rules';
import { findSmsCode, markSmsCodeUsed } from './sms-codes';

/** What is longer names nobody, and is not kept whole. */
const LONGEST_NAME = 64;
/** How long a password that came by mail opens the account. */
const TEMPORARY_LIFETIME = 30 * 60 * 1000;

type PhoneRequest = ParsedRequestOf<EndpointTable['R-10']>;
type MailRequest = ParsedRequestOf<EndpointTable['R-11']>;
type ChangeRequest = ParsedRequestOf<EndpointTable['R-23']>;

/** A new password follows the merchant's own rule for registrations. */
function checkNewPassword(password: string, { merchant }: CallContext): void {
  const rule = registrationSettingsOf(merchant).rules['password'];
  const error = rule && fieldError(rule, password);
  if (error) throw invalidFields({ newPassword: error });
}

async function writePassword(memberId: number, password: string, keptSession: string, { store }: CallContext) {
  const hash = await hashPassword(password);
  store.transaction(() => {
    store.run('UPDATE members SET password_hash = ?, first_time = 0 WHERE id = ?', hash, memberId);
    store.run('DELETE FROM recovery_passwords WHERE member_id = ?', memberId);
    store.run('DELETE FROM sessions WHERE member_id = ? AND token_hash <> ?', memberId, keptSession);
  });
}

/** the code is used up only by a change, so that a refused password can be typed anew (E-23). */
async function setPasswordByPhone(request: PhoneRequest, context: CallContext): Promise<null> {
  const wait = context.services.limiter.hit(LIMITS.recoveryByAddress, context.address);
  if (wait > 0) throw refused('R-10', 'rate.limited', undefined, wait);
  if (!context.merchant.flags.includes('CHNGPASSVERIF3')) throw refused('R-10', 'feature.off');
  checkNewPassword(request.newPassword, context);
  const code = {
    mobile: nationalNumber(request.mobileNum),
    dialingCode: plainDialingCode(request.countryDialingCode),
    purpose: 'forgot' as const,
    code: request.verificationCode,
  };
  const isProven = isPhoneProven(request, context);
  const codeId = isProven ? undefined : findSmsCode(context, code);
  if (!isProven && codeId === undefined) throw refused('R-10', 'sms.wrong');
  const { store, merchant } = context;
  const member = memberByMobile(store, merchant.code, request.mobileNum, request.countryDialingCode);
  // Whoever holds the phone of nobody learns no more than with a wrong code.
  if (!member) throw refused('R-10', 'sms.wrong');
  if (member.disabled) throw refused('R-10', 'member.disabled');
  if (await verifyPassword(request.newPassword, member.password_hash)) throw refused('R-10', 'modify.new.old.same');
  if (codeId !== undefined) markSmsCodeUsed(context, codeId);
  await writePassword(member.id, request.newPassword, '', context);
  return null;
}

/** whoever asks gets the same answer; a mail goes out only where name and address belong together (D-60). */
async function recoverByEmail(request: MailRequest, context: CallContext): Promise<null> {
  const { store, merchant, services, now } = context;
  const username = request.username.trim().toLowerCase().slice(0, LONGEST_NAME);
  const account = `${merchant.site}/${username}`;
  const wait = Math.max(
    services.limiter.hit(LIMITS.recoveryByAddress, context.address),
    services.limiter.hit(LIMITS.recoveryByAccount, account),
  );
  if (wait > 0) throw refused('R-11', 'rate.limited', undefined, wait);
  // Ends with a letter and a digit, as every password has them.
  const temporary = `${randomSecret()
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 12)}a1`;
  const hash = await hashPassword(temporary);
  const member = memberByUsername(store, merchant.code, username);
  const isTheirs = member !== undefined && member.email.toLowerCase() === request.email.trim().toLowerCase();
  if (!isTheirs || member.email === '' || member.disabled) return null;
  store.run(
    'INSERT OR REPLACE INTO recovery_passwords (member_id, password_hash, expires_at) VALUES (?, ?, ?)',
    member.id,
    hash,
    now + TEMPORARY_LIFETIME,
  );
  sendRecoveryMail(context, member.email, temporary);
  return null;
}

/** */
async function changePassword(request: ChangeRequest, context: CallContext): Promise<null> {
  const session = requireSession(context);
  if (isTrial(session.type)) throw refused('R-23', 'role.forbidden');
  const wait = context.services.limiter.hit(LIMITS.passwordByMember, String(session.memberId));
  if (wait > 0) throw refused('R-23', 'rate.limited', undefined, wait);
  const member = memberById(context.store, session.memberId);
  if (!(await verifyPassword(request.oldPassword, member.password_hash))) throw refused('R-23', 'auth.invalid');
  if (request.newPassword === request.oldPassword) throw refused('R-23', 'modify.new.old.same');
  checkNewPassword(request.newPassword, context);
  if (request.newPassword !== request.confirmNewPassword) {
    throw invalidFields({ confirmNewPassword: 'confirmation_mismatch' });
  }
  await writePassword(member.id, request.newPassword, session.tokenHash, context);
  return null;
}

/** Lets a password in that came by mail: it becomes the member's own, to be changed first of all (D-07, D-60). */
export async function takeTemporaryPassword(memberId: number, password: string, { store, now }: CallContext) {
  const row = store.get<{ password_hash: string }>(
    'SELECT password_hash FROM recovery_passwords WHERE member_id = ? AND expires_at > ?',
    memberId,
    now,
  );
  if (!row || !(await verifyPassword(password, row.password_hash))) return false;
  store.transaction(() => {
    store.run('UPDATE members SET password_hash = ?, first_time = 1 WHERE id = ?', row.password_hash, memberId);
    store.run('DELETE FROM recovery_passwords WHERE member_id = ?', memberId);
    store.run('DELETE FROM sessions WHERE member_id = ?', memberId);
  });
  return true;
}

export const recoveryHandlers: Handlers<'R-10' | 'R-11' | 'R-23'> = {
  'R-10': setPasswordByPhone,
  'R-11': recoverByEmail,
  'R-23': changePassword,
};
