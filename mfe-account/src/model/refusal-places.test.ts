import type { ApiFailure } from 'shared-contracts/api/api-error';
import type { CodeOf } from 'shared-contracts/api/endpoint';
import type { login } from 'shared-contracts/api/endpoints/auth';
import type { createDeposit, createWithdrawal } from 'shared-contracts/api/endpoints/money';
import type { registerByUsername, RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import { ERROR_STATUS, type CommonErrorCode, type ErrorCode } from 'shared-contracts/api/error-codes';
import { isNotRegistered, isSaidAtField } from '../components/login-attempts/use-login-attempts';
import texts from '../locales/EN.json';
import { OPTIONAL, someSettings } from '../testing/some-settings';
import { breakFailure } from './login/break-failure';
import { formFailure } from './login/login-failure';
import { moneyFaults } from 'shared-kit/money';
import type { RuleKey } from './fields/field-rules';
import { registrationFields } from './registration/registration-fields';
import { refusalErrors } from './registration/registration-form';

/**
 * Where a refusal is said: at a field, in these words; under the form; by the site, which has words for every
 * code; or by going on to register. A code that the contract adds to a call has no place here, and the types fail.
 */
type Place = 'site' | 'register' | `form: ${string}` | `${string}: ${string}`;

const failureOf = (code: string, value?: unknown): ApiFailure => {
  const status = ERROR_STATUS[code as ErrorCode];
  if (status === 401) return { kind: 'unauthorised', code };
  if (status === 403) return { kind: 'forbidden', code };
  return { kind: 'rejected', code, status, message: '', value };
};

/** What no form says of itself. */
const COMMON: Record<Exclude<CommonErrorCode, 'rate.limited' | 'validation.failed'>, Place> = {
  'session.missing': 'site',
  'session.expired': 'site',
  'password.change_required': 'site',
  'role.forbidden': 'site',
  'feature.off': 'site',
  'region.restricted': 'site',
  'encryption.key_unknown': 'site',
  'encryption.replay': 'site',
  not_found: 'site',
  internal: 'site',
  'system.upgrading': 'site',
};
const LIMITED = { 'rate.limited': 'form: Too many attempts, please try again later' } as const;

function underTheForm(failure: ApiFailure): Place {
  const said = breakFailure(failure) ?? formFailure(failure, 0);
  return said === undefined ? 'site' : `form: ${texts.failure[said.kind]}`;
}

const LOGIN: Record<CodeOf<typeof login>, Place> = {
  ...COMMON,
  ...LIMITED,
  'validation.failed': 'site',
  'auth.invalid': 'form: Incorrect username or password',
  'captcha.wrong': 'form: wrong captcha',
  'sms.wrong': 'code: Verification code error',
  'auth.not_registered': 'register',
  'auth.non_member': 'site',
  'auth.non_agent': 'site',
  'member.disabled': 'site',
  'play.break':
    'form: You have excluded yourself from play. Customer service pays out your balance. You can sign in again from {{when, moment}}.',
};

test.each(Object.entries(LOGIN))('R-06 refused with %s: %s', (code, place) => {
  const failure = failureOf(code, code === 'play.break' ? { kind: 'exclusion', until: 9000 } : undefined);
  const result = { ok: false, needsCaptcha: false, failure } as const;
  const atField = isSaidAtField(result) ? (`code: ${texts.rule.smsWrong}` as const) : undefined;
  expect(isNotRegistered(result) ? 'register' : (atField ?? underTheForm(failure))).toBe(place);
});

const SETTINGS: Partial<RegistrationSettings> = {
  methods: { mobile: false, username: true },
  mobileVerification: true,
  rules: { affiliateCode: OPTIONAL, email: OPTIONAL, mobileNum1: OPTIONAL },
};
const REGISTRATION: Record<CodeOf<typeof registerByUsername>, Place> = {
  ...COMMON,
  ...LIMITED,
  'validation.failed': 'email: E-mail format is incorrect',
  'username.exists': 'username: Sorry, the username already exists',
  'captcha.wrong': 'identifying: wrong captcha',
  'sms.wrong': 'messageCode1: Verification code error',
  'affiliate.invalid': 'affiliateCode: Invalid invitation code',
  'affiliate.referrer_invalid': 'affiliateCode: Referrer link error',
};

test.each(Object.entries(REGISTRATION))('R-14 refused with %s: %s', (code, place) => {
  const failure = failureOf(code, { fields: { email: 'format' } });
  const [told] = refusalErrors(registrationFields(someSettings(SETTINGS), 'username'), failure);
  expect(told ? `${told[0]}: ${texts.rule[told[1] as RuleKey]}` : underTheForm(failure)).toBe(place);
});

const MONEY: Record<CodeOf<typeof createDeposit> | CodeOf<typeof createWithdrawal>, Place> = {
  ...COMMON,
  ...LIMITED,
  'validation.failed': 'promotionId: You have used this promotion already',
  'amount.range': 'amount: Between {{min}} and {{max}}',
  'balance.low': 'amount: Insufficient balance',
  'turnover.unmet': 'amount: Part of this still has to be played first',
  'payment_password.wrong': 'paymentPassword: Wrong payment password',
  'order.expired': 'amount: The order has expired',
  'play.limit': 'amount: That is beyond a limit that you set. Enter {{left}} or less; Limits and breaks says more.',
  // The deposit form says it by itself.
  'play.break': 'site',
};

const FAULTS: Readonly<Record<string, string>> = texts.fault;

test.each(Object.entries(MONEY))('an order refused with %s: %s', (code, place) => {
  const values: Readonly<Record<string, unknown>> = { 'amount.range': { min: 1, max: 2 }, 'play.limit': { left: 5 } };
  const value = values[code] ?? { fields: { promotionId: 'used' } };
  const failure = failureOf(code, value);
  const [fault] = moneyFaults(failure);
  expect(fault ? `${fault.field}: ${FAULTS[fault.key]}` : underTheForm(failure)).toBe(place);
});
