import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isTrial } from 'shared-contracts/session/member-type';
import { askerOf, forgetDevices } from '../../rules/account/asker';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { LIMITS, type Limit } from '../../rules/security/rate-limit';
import { invalidFields, refused } from '../../rules/refusal';
import { randomSecret } from '../../rules/security/secrets';
import { endAddresses } from '../../rules/games/launches';
import { isPhoneProven } from '../../rules/account/linked-identities';
import { sendMail } from '../../rules/account/mails';
import { tellMember } from '../../rules/account/notices';
import { memberById, memberByPhone, memberByUsername } from '../../rules/account/members';
import { endMemberSessions } from '../../rules/account/sessions';
import { readPhone } from '../../rules/account/phone';
import { fieldError, registrationSettingsOf } from '../../rules/account/registration-rules';
import { findCode, markCodeUsed } from '../../rules/account/codes';

/** What is longer names nobody, and is not kept whole. */
const LONGEST_NAME = 64;
/** How long a password that came by mail opens the account. */
const TEMPORARY_LIFETIME = 30 * 60 * 1000;
/**
 * Mails to one account that strangers ask for. What is beyond is not sent and nobody is told: no longer than a mailed
 * password is good, so that whoever reads the mails has one that opens the account.
 */
const MAILS_FOR_STRANGERS: Limit = { name: 'mails', max: 6, windowMs: TEMPORARY_LIFETIME, isByAddress: false };

type PhoneRequest = ParsedRequestOf<EndpointTable['R-10']>;
type MailRequest = ParsedRequestOf<EndpointTable['R-11']>;
type ChangeRequest = ParsedRequestOf<EndpointTable['R-23']>;

/** A new password follows the merchant's own rule for registrations. */
function checkNewPassword(password: string, { merchant }: CallContext): void {
  const rule = registrationSettingsOf(merchant).rules['password'];
  const error = rule && fieldError(rule, password);
  if (error) throw invalidFields({ newPassword: error });
}

async function writePassword(memberId: number, password: string, keptSession: string, context: CallContext) {
  const { store, services } = context;
  const hash = await services.passwords.hash(password);
  store.transaction(() => {
    tellMember(context, memberById(store, memberId), 'password.changed');
    store.run('UPDATE members SET password_hash = ?, first_time = 0 WHERE id = ?', hash, memberId);
    store.run('DELETE FROM recovery_passwords WHERE member_id = ?', memberId);
    store.run('DELETE FROM sessions WHERE member_id = ? AND token_hash <> ?', memberId, keptSession);
    forgetDevices(context, memberId);
    endAddresses(store, memberId);
  });
}

/** only a change uses the code up, so that a refused password can be corrected. */
async function setPasswordByPhone(request: PhoneRequest, context: CallContext): Promise<null> {
  const wait = context.services.limiter.hit(LIMITS.recoveryByAddress, context.address);
  if (wait > 0) throw refused('R-10', 'rate.limited', undefined, wait);
  if (!context.merchant.flags.includes('CHNGPASSVERIF3')) throw refused('R-10', 'feature.off');
  checkNewPassword(request.newPassword, context);
  const phone = readPhone(request);
  if (!phone) throw refused('R-10', 'sms.wrong');
  const code = { address: phone.e164, purpose: 'forgot', code: request.verificationCode } as const;
  const isProven = isPhoneProven(request, phone.e164, context);
  const codeId = isProven ? undefined : findCode(context, code);
  if (!isProven && codeId === undefined) throw refused('R-10', 'sms.wrong');
  const { store, merchant } = context;
  const member = memberByPhone(store, merchant.code, phone.e164);
  // Whoever holds the phone of nobody learns no more than with a wrong code.
  if (!member) throw refused('R-10', 'sms.wrong');
  if (member.disabled) throw refused('R-10', 'member.disabled');
  if (await context.services.passwords.verify(request.newPassword, member.password_hash))
    throw refused('R-10', 'modify.new.old.same');
  if (codeId !== undefined) markCodeUsed(context, codeId);
  await writePassword(member.id, request.newPassword, '', context);
  return null;
}

/** whoever asks gets the same answer; a mail goes out only where name and address belong together. */
function recoverByEmail(request: MailRequest, context: CallContext): null {
  const { store, merchant, services, now } = context;
  const username = request.username.trim().toLowerCase().slice(0, LONGEST_NAME);
  const account = `${merchant.site}/${username}`;
  const member = memberByUsername(store, merchant.code, username);
  const asker = askerOf(context, member?.id);
  const wait = services.limiter.hitEach(
    [LIMITS.recoveryByAddress, context.address],
    [LIMITS.recoveryByAccount, `${account} ${asker.key}`],
  );
  if (wait > 0) throw refused('R-11', 'rate.limited', undefined, wait);
  // Ends with a letter and a digit, as every password has them.
  const temporary = `${randomSecret()
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 12)}a1`;
  const isTheirs = member !== undefined && member.email.toLowerCase() === request.email.trim().toLowerCase();
  if (!isTheirs || member.email_proven === 0 || member.disabled) return null;
  if (!asker.isProven && services.limiter.hit(MAILS_FOR_STRANGERS, String(member.id)) > 0) return null;
  store.run('DELETE FROM recovery_passwords WHERE expires_at <= ?', now);
  store.run(
    'INSERT OR REPLACE INTO recovery_passwords (member_id, password_hash, expires_at) VALUES (?, ?, ?)',
    member.id,
    services.keyedHash('temporary password', String(member.id), temporary),
    now + TEMPORARY_LIFETIME,
  );
  sendMail(context, { address: member.email, purpose: 'recovery', secret: temporary });
  return null;
}

/** */
async function changePassword(request: ChangeRequest, context: CallContext): Promise<null> {
  const session = requireSession(context);
  if (isTrial(session.type)) throw refused('R-23', 'role.forbidden');
  const wait = context.services.limiter.hit(LIMITS.passwordByMember, String(session.memberId));
  if (wait > 0) throw refused('R-23', 'rate.limited', undefined, wait);
  const member = memberById(context.store, session.memberId);
  if (!(await context.services.passwords.verify(request.oldPassword, member.password_hash)))
    throw refused('R-23', 'auth.invalid');
  if (request.newPassword === request.oldPassword) throw refused('R-23', 'modify.new.old.same');
  checkNewPassword(request.newPassword, context);
  if (request.newPassword !== request.confirmNewPassword) {
    throw invalidFields({ confirmNewPassword: 'confirmation_mismatch' });
  }
  await writePassword(member.id, request.newPassword, session.tokenHash, context);
  return null;
}

/** Lets a password in that came by mail: it becomes the member's own, to be changed before anything else. */
export async function takeTemporaryPassword(memberId: number, password: string, context: CallContext) {
  const { store, services, now } = context;
  // Of 70 random bits and more: it needs no slow hash, which would tell by its time that a mail was sent.
  const typed = services.keyedHash('temporary password', String(memberId), password);
  const isMailed = store.get(
    'SELECT 1 FROM recovery_passwords WHERE password_hash = ? AND member_id = ? AND expires_at > ?',
    typed,
    memberId,
    now,
  );
  if (!isMailed) return false;
  const hash = await services.passwords.hash(password);
  return store.transaction(() => {
    if (store.run('DELETE FROM recovery_passwords WHERE password_hash = ?', typed) === 0) return false;
    store.run('DELETE FROM recovery_passwords WHERE member_id = ?', memberId);
    tellMember(context, memberById(store, memberId), 'password.changed');
    store.run('UPDATE members SET password_hash = ?, first_time = 1 WHERE id = ?', hash, memberId);
    endMemberSessions(store, memberId);
    return true;
  });
}

export const recoveryHandlers: Handlers<'R-10' | 'R-11' | 'R-23'> = {
  'R-10': setPasswordByPhone,
  'R-11': recoverByEmail,
  'R-23': changePassword,
};
