import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { Phone } from 'shared-contracts/phone-number';
import { MEMBER_TYPE } from 'shared-contracts/session/member-type';
import type { CallContext } from '../../rules/call/context';
import type { Handlers } from '../../rules/call/handler';
import { LIMITS, type Limit } from '../../rules/security/rate-limit';
import { invalidFields, refused, Refusal } from '../../rules/refusal';
import { randomSecret } from '../../rules/security/secrets';
import { takeCaptcha } from '../../rules/captcha/captchas';
import { countVisit, inviterOf, welcomeInvited, type Inviter } from './inviters';
import { isPhoneProven, linkIdentity } from '../../rules/account/linked-identities';
import { memberByPhone, memberByUsername } from '../../rules/account/members';
import { readPhone, requirePhone } from '../../rules/account/phone';
import {
  fieldError,
  inKeptSpelling,
  registrationErrors,
  registrationSettingsOf,
  valueError,
  withoutOffFields,
} from '../../rules/account/registration-rules';
import { checkCode, takeCode } from '../../rules/account/codes';

type UsernameRequest = ParsedRequestOf<EndpointTable['R-14']>;
type MobileRequest = ParsedRequestOf<EndpointTable['R-15']>;

interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly paymentPasswordHash: string | null;
  readonly inviter: Inviter | null;
  /** The number and whether whoever registers has proven to hold it; else it is only a note of theirs. */
  readonly phone: Phone | undefined;
  readonly isPhoneProven: boolean;
}

function limit(context: CallContext, rule: Limit): void {
  const wait = context.services.limiter.hit(rule, context.address);
  if (wait > 0) throw new Refusal('rate.limited', undefined, wait);
}

/** What both methods check before anything is written: switches, fields, invite code, then what is used up. */
function checkRegistration<Request extends UsernameRequest | MobileRequest>(
  sent: Request,
  method: 'username' | 'mobile',
  context: CallContext,
) {
  limit(context, LIMITS.registrationByAddress);
  const settings = registrationSettingsOf(context.merchant);
  if (context.merchant.isTrial || !settings.methods[method]) throw refused('R-14', 'feature.off');
  const request = withoutOffFields(settings, method, sent);
  const errors = registrationErrors(settings, method, request, context.now);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  const inviter = inviterOf(context, request.affiliateCode);
  if (settings.captcha && !takeCaptcha(context, request.captcha)) throw refused('R-14', 'captcha.wrong');
  return { request: inKeptSpelling(request), settings, inviter };
}

function provesByToken(request: UsernameRequest | MobileRequest, phone: Phone, context: CallContext): boolean {
  return request.firebaseChannel === 'sms' && isPhoneProven(request, phone.e164, context);
}

function checkMobileCode(request: UsernameRequest | MobileRequest, phone: Phone, context: CallContext): void {
  if (provesByToken(request, phone, context)) return;
  const code = request.verificationCode ?? '';
  if (!takeCode(context, { address: phone.e164, purpose: 'register', code })) throw refused('R-14', 'sms.wrong');
}

const PROFILE_FIELDS = [
  'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'birthday', 'recommenderId', 'registerUrl',
  'registerMethod', 'domain',
] as const; // prettier-ignore

/** What a person said about themselves besides what the account itself needs. */
function profileOf(request: UsernameRequest | MobileRequest): Record<string, string> {
  return Object.fromEntries(PROFILE_FIELDS.flatMap((name) => (request[name] ? [[name, request[name]]] : [])));
}

async function hashesOf({ services }: CallContext, password: string, paymentPassword: string | undefined) {
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    services.passwords.hash(password),
    paymentPassword ? services.passwords.hash(paymentPassword) : null,
  ]);
  return { passwordHash, paymentPasswordHash };
}

function insertMember(request: UsernameRequest | MobileRequest, account: NewAccount, context: CallContext) {
  const { store, merchant, now } = context;
  store.transaction(() => {
    if (memberByUsername(store, merchant.code, account.username)) throw refused('R-14', 'username.exists');
    const { phone, isPhoneProven: isProven } = account;
    // Only who holds the number is told that an account has it.
    if (phone && isProven && memberByPhone(store, merchant.code, phone.e164)) throw refused('R-14', 'username.exists');
    const id = store.insert(
      `INSERT INTO members (merchant, username, type, parent_id, password_hash, payment_password_hash, nickname,
        payee_name, phone, phone_proven, email, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      merchant.code,
      account.username,
      account.inviter?.kind === 'agent' ? MEMBER_TYPE.agent : MEMBER_TYPE.member,
      account.inviter?.memberId ?? null,
      account.passwordHash,
      account.paymentPasswordHash,
      request.nickname ?? '',
      request.payeeName ?? '',
      phone?.e164 ?? '',
      isProven ? 1 : 0,
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

async function registerByUsername(sent: UsernameRequest, context: CallContext) {
  const { request, settings, inviter } = checkRegistration(sent, 'username', context);
  const username = request.username.toLowerCase();
  if (memberByUsername(context.store, context.merchant.code, username)) throw refused('R-14', 'username.exists');
  const phone = request.mobileNum ? readPhone({ ...request, mobileNum: request.mobileNum }) : undefined;
  if (settings.mobileVerification && phone) checkMobileCode(request, phone, context);
  const isProven = phone !== undefined && (settings.mobileVerification || provesByToken(request, phone, context));
  if (phone && isProven && memberByPhone(context.store, context.merchant.code, phone.e164)) {
    throw invalidFields({ mobileNum1: 'mobileTaken' });
  }
  const hashes = await hashesOf(context, request.password, request.paymentPassword);
  return insertMember(request, { username, ...hashes, inviter, phone, isPhoneProven: isProven }, context);
}

async function registerByMobile(sent: MobileRequest, context: CallContext) {
  const { request, inviter } = checkRegistration(sent, 'mobile', context);
  const { store, merchant } = context;
  const phone = requirePhone(request, 'mobileNum2');
  checkMobileCode(request, phone, context);
  // Only who holds the number is told that an account has it.
  if (memberByPhone(store, merchant.code, phone.e164)) throw refused('R-15', 'username.exists');
  // Without a password the account is entered by SMS code only.
  const hashes = await hashesOf(context, request.password || randomSecret(), request.paymentPassword);
  const username = nameOfPhone(phone, context);
  return insertMember(request, { username, ...hashes, inviter, phone, isPhoneProven: true }, context);
}

/**
 * The number's digits with its code: two countries have the same national numbers. Nobody can have taken it but by chance
 * of old names.
 */
function nameOfPhone({ e164 }: Phone, { store, merchant }: CallContext): string {
  const digits = e164.slice(1);
  const isFree = (name: string) => memberByUsername(store, merchant.code, name) === undefined;
  return isFree(digits) ? digits : `m${digits}`;
}

export const registrationHandlers: Handlers<'R-13' | 'R-14' | 'R-15' | 'R-16' | 'R-17' | 'R-18' | 'R-19' | 'R-20'> = {
  'R-13': (_request, { merchant }) => registrationSettingsOf(merchant),
  'R-14': registerByUsername,
  'R-15': registerByMobile,
  'R-16': (request, context) => {
    limit(context, LIMITS.fieldCheckByAddress);
    const phone = readPhone(request);
    const code = request.verificationCode;
    return { valid: phone !== undefined && checkCode(context, { address: phone.e164, purpose: 'register', code }) };
  },
  'R-17': (request, context) => {
    limit(context, LIMITS.fieldCheckByAddress);
    const { rules } = registrationSettingsOf(context.merchant);
    // A name that every object has, as "constructor", is no field.
    const rule = Object.hasOwn(rules, request.field) ? rules[request.field] : undefined;
    if (!rule) throw invalidFields({ field: 'unknown' });
    const errorKey = valueError(request.field, rule, request.value);
    if (errorKey) return { valid: false, errorKey };
    const isTaken =
      request.field === 'username' &&
      memberByUsername(context.store, context.merchant.code, request.value) !== undefined;
    return isTaken ? { valid: false, errorKey: 'username_exists' } : { valid: true };
  },
  'R-18': (request, context) => {
    limit(context, LIMITS.fieldCheckByAddress);
    const rule = registrationSettingsOf(context.merchant).rules['username'];
    const isAllowed = rule === undefined || fieldError(rule, request.username) === undefined;
    const isFree = memberByUsername(context.store, context.merchant.code, request.username) === undefined;
    return { available: isAllowed && isFree };
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
