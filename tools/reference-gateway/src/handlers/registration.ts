import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { MEMBER_TYPE } from 'shared-contracts/session/member-type';
import type { CallContext } from '../app/context';
import type { Handlers } from '../app/handler';
import { hashPassword } from '../app/passwords';
import { LIMITS, type Limit } from '../app/rate-limit';
import { invalidFields, refused, Refusal } from '../app/refusal';
import { randomSecret } from '../app/secrets';
import { takeCaptcha } from '../captcha/captchas';
import { countVisit, inviterOf, welcomeInvited, type Inviter } from './inviters';
import { isPhoneProven, linkIdentity } from './linked-identities';
import { memberByMobile, memberByUsername, nationalNumber, plainDialingCode } from '../app/members';
import { fieldError, registrationErrors, registrationSettingsOf } from './registration-rules';
import { checkSmsCode, takeSmsCode } from './sms-codes';

type UsernameRequest = ParsedRequestOf<EndpointTable['R-14']>;
type MobileRequest = ParsedRequestOf<EndpointTable['R-15']>;

interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly paymentPasswordHash: string | null;
  readonly inviter: Inviter | null;
}

function limit(context: CallContext, rule: Limit): void {
  const wait = context.services.limiter.hit(rule, context.address);
  if (wait > 0) throw new Refusal('rate.limited', undefined, wait);
}

/** What both methods check before anything is written: switches, fields, invite code, then what is used up. */
function checkRegistration(
  request: UsernameRequest | MobileRequest,
  method: 'username' | 'mobile',
  context: CallContext,
) {
  limit(context, LIMITS.registrationByAddress);
  const settings = registrationSettingsOf(context.merchant);
  if (context.merchant.isTrial || !settings.methods[method]) throw refused('R-14', 'feature.off');
  const errors = registrationErrors(settings, method, request, context.now);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  const inviter = inviterOf(context, request.affiliateCode);
  if (settings.captcha && !takeCaptcha(context, request.captcha)) throw refused('R-14', 'captcha.wrong');
  return { settings, inviter };
}

function checkMobileCode(request: UsernameRequest | MobileRequest, context: CallContext): void {
  if (request.firebaseChannel === 'sms' && isPhoneProven(request, context)) return;
  const isRight = takeSmsCode(context, {
    mobile: nationalNumber(request.mobileNum ?? ''),
    dialingCode: plainDialingCode(request.countryDialingCode),
    purpose: 'register',
    code: request.verificationCode ?? '',
  });
  if (!isRight) throw refused('R-14', 'sms.wrong');
}

const PROFILE_FIELDS = [
  'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'birthday', 'recommenderId', 'registerUrl',
  'registerMethod', 'domain',
] as const; // prettier-ignore

/** What a person said about themselves besides what the account itself needs. */
function profileOf(request: UsernameRequest | MobileRequest): Record<string, string> {
  return Object.fromEntries(PROFILE_FIELDS.flatMap((name) => (request[name] ? [[name, request[name]]] : [])));
}

async function hashesOf(password: string, paymentPassword: string | undefined) {
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(password),
    paymentPassword ? hashPassword(paymentPassword) : null,
  ]);
  return { passwordHash, paymentPasswordHash };
}

function insertMember(request: UsernameRequest | MobileRequest, account: NewAccount, context: CallContext) {
  const { store, merchant, now } = context;
  const isTaken = memberByUsername(store, merchant.code, account.username) !== undefined;
  if (isTaken) throw refused('R-14', 'username.exists');
  store.transaction(() => {
    const id = store.insert(
      `INSERT INTO members (merchant, username, type, parent_id, password_hash, payment_password_hash, nickname,
        payee_name, dialing_code, mobile, email, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      merchant.code,
      account.username,
      account.inviter?.kind === 'agent' ? MEMBER_TYPE.agent : MEMBER_TYPE.member,
      account.inviter?.memberId ?? null,
      account.passwordHash,
      account.paymentPasswordHash,
      request.nickname ?? '',
      request.payeeName ?? '',
      plainDialingCode(request.countryDialingCode),
      request.mobileNum ?? '',
      request.email ?? '',
      now,
    );
    store.run('INSERT INTO wallets (member_id, balance_cents) VALUES (?, 0)', id);
    store.run('INSERT INTO member_profiles (member_id, data) VALUES (?, ?)', id, JSON.stringify(profileOf(request)));
    welcomeInvited(store, id, account.inviter, now);
    linkIdentity(request, id, context);
  });
  return { userName: account.username };
}

async function registerByUsername(request: UsernameRequest, context: CallContext) {
  const { settings, inviter } = checkRegistration(request, 'username', context);
  const username = request.username.toLowerCase();
  if (memberByUsername(context.store, context.merchant.code, username)) throw refused('R-14', 'username.exists');
  if (settings.mobileVerification) checkMobileCode(request, context);
  const hashes = await hashesOf(request.password, request.paymentPassword);
  return insertMember(request, { username, ...hashes, inviter }, context);
}

async function registerByMobile(request: MobileRequest, context: CallContext) {
  const { inviter } = checkRegistration(request, 'mobile', context);
  const { store, merchant } = context;
  if (memberByMobile(store, merchant.code, request.mobileNum, request.countryDialingCode)) {
    throw refused('R-15', 'username.exists');
  }
  checkMobileCode(request, context);
  const username = nationalNumber(request.mobileNum);
  // Without a password the account is entered by SMS code only.
  const hashes = await hashesOf(request.password || randomSecret(), request.paymentPassword);
  return insertMember(request, { username, ...hashes, inviter }, context);
}

export const registrationHandlers: Handlers<'R-13' | 'R-14' | 'R-15' | 'R-16' | 'R-17' | 'R-18' | 'R-19' | 'R-20'> = {
  'R-13': (_request, { merchant }) => registrationSettingsOf(merchant),
  'R-14': registerByUsername,
  'R-15': registerByMobile,
  'R-16': (request, context) => {
    limit(context, LIMITS.fieldCheckByAddress);
    const valid = checkSmsCode(context, {
      mobile: nationalNumber(request.mobileNum),
      dialingCode: plainDialingCode(request.countryDialingCode),
      purpose: 'register',
      code: request.verificationCode,
    });
    return { valid };
  },
  'R-17': (request, context) => {
    limit(context, LIMITS.fieldCheckByAddress);
    const { rules } = registrationSettingsOf(context.merchant);
    // A name that every object has, as "constructor", is no field.
    const rule = Object.hasOwn(rules, request.field) ? rules[request.field] : undefined;
    if (!rule) throw invalidFields({ field: 'unknown' });
    const errorKey = fieldError(rule, request.value);
    if (errorKey) return { valid: false, errorKey };
    const isTaken =
      request.field === 'username' &&
      memberByUsername(context.store, context.merchant.code, request.value) !== undefined;
    return isTaken ? { valid: false, errorKey: 'username_exists' } : { valid: true };
  },
  'R-18': (request, context) => {
    limit(context, LIMITS.fieldCheckByAddress);
    return { available: memberByUsername(context.store, context.merchant.code, request.username) === undefined };
  },
  'R-19': (request, context) => {
    limit(context, LIMITS.fieldCheckByAddress);
    const inviter = inviterOf(context, request.affiliateCode);
    if (inviter === null) throw refused('R-19', 'affiliate.invalid');
    countVisit(context.store, inviter);
    return null;
  },
  'R-20': (request, { store, merchant }) => {
    const domain = request.domain.trim().toLowerCase().split(':')[0] ?? '';
    if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(domain)) throw refused('R-20', 'affiliate.referrer_invalid');
    const row = store.get<{ code: string }>(
      'SELECT code FROM affiliate_domains WHERE merchant = ? AND domain = ?',
      merchant.site,
      domain,
    );
    return { code: row?.code ?? '' };
  },
};
