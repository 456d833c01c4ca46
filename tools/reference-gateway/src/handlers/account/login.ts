import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { Phone } from 'shared-contracts/phone-number';
import { isAgent } from 'shared-contracts/session/member-type';
import { proveDevice } from '../../rules/account/asker';
import type { CallContext } from '../../rules/call/context';
import {
  countLoginFailure,
  forgiveLoginFailures,
  loginStanding,
  takeBackLoginFailure,
  type LoginAttempt,
} from '../../rules/account/login-guard';
import { LIMITS } from '../../rules/security/rate-limit';
import { refused } from '../../rules/refusal';
import { startSession } from '../../rules/account/sessions';
import { signInBreak } from '../../rules/play/breaks';
import { takeCaptcha } from '../../rules/captcha/captchas';
import { countLogin } from '../../rules/agent/team-play';
import { isPhoneProven, memberByProof } from '../../rules/account/linked-identities';
import {
  memberById,
  memberByPhone,
  membersByPhoneEnd,
  memberByUsername,
  type MemberRow,
} from '../../rules/account/members';
import { isDialledAs, readLocalPhone, readPhone } from '../../rules/account/phone';
import { takeTemporaryPassword } from './recovery';
import { takeCode } from '../../rules/account/codes';

type LoginRequest = ParsedRequestOf<EndpointTable['R-06']>;
type PasswordRequest = Extract<LoginRequest, { type: 'username' }>;
type SmsRequest = Extract<LoginRequest, { type: 'sms' }>;
type ThirdPartyRequest = Extract<LoginRequest, { type: 'firebase' }>;

/** What is longer names nobody, and is not kept whole. */
const LONGEST_NAME = 64;

/** never says which part of a login was wrong, and takes as long for an unknown name. */
export async function login(request: LoginRequest, context: CallContext) {
  const wait = context.services.limiter.hit(LIMITS.loginByAddress, context.address);
  if (wait > 0) throw refused('R-06', 'rate.limited', undefined, wait);
  const member =
    request.type === 'firebase' ? memberByThirdParty(request, context) : await memberByAttempt(request, context);
  if (member.disabled) throw refused('R-06', 'member.disabled');
  if (request.role === 'agent' && !isAgent(member.type)) throw refused('R-06', 'auth.non_agent');
  const held = signInBreak(context.store, context.merchant, member.id, context.now);
  if (held !== undefined) throw refused('R-06', 'play.break', held);
  return signedIn(member, context);
}

/** By password or SMS code; failures count, and a success forgives them. */
async function memberByAttempt(request: PasswordRequest | SmsRequest, context: CallContext): Promise<MemberRow> {
  const attempt = attemptOf(request, context);
  checkStanding(request, attempt, context);
  // Counted before the slow comparison: tries that come at once cannot share one.
  const counted = countLoginFailure(context.store, attempt);
  const compared = request.type === 'sms' ? memberBySms(request, context) : memberByPassword(request, context);
  const member = await Promise.resolve(compared).catch((error: unknown) => {
    // Nothing was compared, as where too many wait for it: that is no failure of theirs.
    takeBackLoginFailure(context.store, counted);
    throw error;
  });
  if (!member) {
    const value = loginStanding(context.store, attempt).needsCaptcha ? { captcha: true } : undefined;
    throw refused('R-06', request.type === 'sms' ? 'sms.wrong' : 'auth.invalid', value);
  }
  if (member.disabled) takeBackLoginFailure(context.store, counted);
  else forgiveLoginFailures(context.store, attempt.account);
  return member;
}

const FLAG_OF_CHANNEL = { sms: 'MOBILEVERCODELOGIN3', facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;

function memberByThirdParty(request: ThirdPartyRequest, context: CallContext): MemberRow {
  const { firebaseChannel, firebaseMobileNo = '', countryDialingCode = '' } = request;
  const { store, merchant } = context;
  if (!merchant.flags.includes(FLAG_OF_CHANNEL[firebaseChannel])) throw refused('R-06', 'feature.off');
  const phone = readPhone({ countryDialingCode, mobileNum: firebaseMobileNo });
  const member =
    firebaseChannel === 'sms'
      ? phone && isPhoneProven(request, phone.e164, context) && memberByPhone(store, merchant.code, phone.e164)
      : memberByProof(request, context);
  if (!member) throw refused('R-06', 'auth.not_registered');
  return member;
}

/** However a name or number is spelt, it counts for the one account that it means. */
function attemptOf(request: PasswordRequest | SmsRequest, context: CallContext): LoginAttempt {
  const { merchant, address, now } = context;
  const name =
    request.type === 'sms'
      ? (phoneOfSms(request)?.e164 ?? request.username)
      : (accountOf(request, context)?.username ?? request.username.trim().toLowerCase());
  return { account: `${merchant.code}/${name.slice(0, LONGEST_NAME)}`, address, now };
}

function checkStanding(request: PasswordRequest | SmsRequest, attempt: LoginAttempt, context: CallContext): void {
  if (request.type === 'sms' && !context.merchant.flags.includes('MOBILEVERCODELOGIN3')) {
    throw refused('R-06', 'feature.off');
  }
  const { needsCaptcha, lockedFor } = loginStanding(context.store, attempt);
  if (lockedFor > 0) throw refused('R-06', 'rate.limited', undefined, lockedFor);
  if ((needsCaptcha || request.captcha) && !takeCaptcha(context, request.captcha)) {
    throw refused('R-06', 'captcha.wrong', { captcha: true });
  }
}

/**
 * Whom a password is tried on. A number comes first: who has proven it is signed in by it, whatever names others took.
 * Without a dialling code it is read as it is dialled in the merchant's country; where nobody there has it, digits mean
 * the one member who has them in another country.
 */
function accountOf(request: PasswordRequest, { store, merchant }: CallContext): MemberRow | undefined {
  const { username, countryDialingCode } = request;
  const phone = countryDialingCode
    ? readPhone({ countryDialingCode, mobileNum: username })
    : readLocalPhone(username, merchant.country);
  const holder = phone && memberByPhone(store, merchant.code, phone.e164);
  // Looked up whoever has been found: how long it takes tells nobody which numbers are there.
  const digits = countryDialingCode ? '' : username.trim();
  const abroad = membersByPhoneEnd(store, merchant.code, digits).filter((member) => isDialledAs(member.phone, digits));
  const named = holder ?? memberByUsername(store, merchant.code, username);
  return named ?? (abroad.length === 1 ? abroad[0] : undefined);
}

function phoneOfSms({ username, countryDialingCode }: SmsRequest): Phone | undefined {
  return readPhone({ countryDialingCode, mobileNum: username });
}

async function memberByPassword(request: PasswordRequest, context: CallContext): Promise<MemberRow | undefined> {
  const { store, services } = context;
  const member = accountOf(request, context);
  if (await services.passwords.verify(request.password, member?.password_hash)) {
    if (member) await renewHash(member, request.password, context);
    return member;
  }
  const isTemporary = member !== undefined && (await takeTemporaryPassword(member.id, request.password, context));
  return isTemporary ? memberById(store, member.id) : undefined;
}

/** A hash of an older cost is made again now that its password is known, unless it was changed meanwhile. */
async function renewHash(member: MemberRow, password: string, { store, services }: CallContext): Promise<void> {
  if (!services.passwords.isOutdated(member.password_hash)) return;
  const hash = await services.passwords.hash(password);
  store.run(
    'UPDATE members SET password_hash = ? WHERE id = ? AND password_hash = ?',
    hash,
    member.id,
    member.password_hash,
  );
}

function memberBySms(request: SmsRequest, context: CallContext): MemberRow | undefined {
  const phone = phoneOfSms(request);
  if (!phone || !takeCode(context, { address: phone.e164, purpose: 'login', code: request.password })) return undefined;
  return memberByPhone(context.store, context.merchant.code, phone.e164);
}

function signedIn(member: MemberRow, context: CallContext) {
  const { store, merchant, now } = context;
  const token = store.transaction(() => {
    countLogin(store, member.id, now);
    proveDevice(context, member.id);
    return startSession(store, merchant, member.id, member.type, now);
  });
  return {
    token,
    merchantCode: merchant.code,
    userName: member.username,
    type: member.type,
    firstTimeLogin: member.first_time === 1,
    member: { id: member.id, nickname: member.nickname, account: member.username },
  };
}
