import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { CallContext } from '../app/context';
import { countLoginFailure, forgiveLoginFailures, loginStanding, type LoginAttempt } from '../app/login-guard';
import { verifyPassword } from '../app/passwords';
import { LIMITS } from '../app/rate-limit';
import { refused } from '../app/refusal';
import { startSession } from '../app/sessions';
import { takeCaptcha } from '../captcha/captchas';
import { countLogin } from '../seed/team-figures';
import { memberByMobile, memberByUsername, nationalNumber, plainDialingCode, type MemberRow } from './members';
import { takeSmsCode } from './sms-codes';

type LoginRequest = ParsedRequestOf<EndpointTable['R-06']>;
type PasswordRequest = Extract<LoginRequest, { type: 'username' }>;
type SmsRequest = Extract<LoginRequest, { type: 'sms' }>;

/** never says which part of a login was wrong, and takes as long for an unknown name. */
export async function login(request: LoginRequest, context: CallContext) {
  const wait = context.services.limiter.hit(LIMITS.loginByAddress, context.address);
  if (wait > 0) throw refused('R-06', 'rate.limited', undefined, wait);
  if (request.type === 'firebase') throw firebaseRefusal(request.firebaseChannel, context);
  const attempt = attemptOf(request, context);
  checkStanding(request, attempt, context);
  const member = request.type === 'sms' ? memberBySms(request, context) : await memberByPassword(request, context);
  if (!member) {
    const { needsCaptcha } = countLoginFailure(context.store, attempt);
    const value = needsCaptcha ? { captcha: true } : undefined;
    throw refused('R-06', request.type === 'sms' ? 'sms.wrong' : 'auth.invalid', value);
  }
  if (member.disabled) throw refused('R-06', 'member.disabled');
  forgiveLoginFailures(context.store, attempt.account);
  return signedIn(member, context);
}

function firebaseRefusal(channel: 'sms' | 'facebook' | 'google', { merchant }: CallContext) {
  const flag = { sms: 'MOBILEVERCODELOGIN3', facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;
  return refused('R-06', merchant.flags.includes(flag[channel]) ? 'auth.not_registered' : 'feature.off');
}

function attemptOf(request: PasswordRequest | SmsRequest, { merchant, address, now }: CallContext): LoginAttempt {
  const name = request.type === 'sms' ? nationalNumber(request.username) : request.username.trim().toLowerCase();
  return { account: `${merchant.code}/${name}`, address, now };
}

function checkStanding(request: PasswordRequest | SmsRequest, attempt: LoginAttempt, context: CallContext): void {
  const { needsCaptcha, lockedFor } = loginStanding(context.store, attempt);
  if (lockedFor > 0) throw refused('R-06', 'rate.limited', undefined, lockedFor);
  if ((needsCaptcha || request.captcha) && !takeCaptcha(context, request.captcha)) {
    throw refused('R-06', 'captcha.wrong', { captcha: true });
  }
}

async function memberByPassword(request: PasswordRequest, context: CallContext): Promise<MemberRow | undefined> {
  const { store, merchant } = context;
  const member =
    memberByUsername(store, merchant.code, request.username) ??
    (request.countryDialingCode
      ? memberByMobile(store, merchant.code, request.username, request.countryDialingCode)
      : undefined);
  return (await verifyPassword(request.password, member?.password_hash)) ? member : undefined;
}

function memberBySms(request: SmsRequest, context: CallContext): MemberRow | undefined {
  if (!context.merchant.flags.includes('MOBILEVERCODELOGIN3')) throw refused('R-06', 'feature.off');
  const isRight = takeSmsCode(context, {
    mobile: nationalNumber(request.username),
    dialingCode: plainDialingCode(request.countryDialingCode),
    purpose: 'login',
    code: request.password,
  });
  if (!isRight) return undefined;
  return memberByMobile(context.store, context.merchant.code, request.username, request.countryDialingCode);
}

function signedIn(member: MemberRow, { store, merchant, now }: CallContext) {
  const token = store.transaction(() => {
    store.run('UPDATE members SET last_login_at = ? WHERE id = ?', now, member.id);
    countLogin(store, member.id, now);
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
