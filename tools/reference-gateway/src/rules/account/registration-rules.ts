import type { RegistrationRule, RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import { EMAIL_ADDRESS, EMAIL_MAX_LENGTH, emailAddress } from 'shared-contracts/email-address';
import { NICKNAME_MAX_LENGTH, nickname, realName } from 'shared-contracts/person-name';
import { lengthOf } from 'shared-contracts/text-length';
import * as v from 'valibot';
import { phoneSchema } from './phone';
import type { Merchant } from '../../data/merchants';

/** Nobody younger may register. */
export const MIN_AGE = 21;

// Patterns are written as expressions, which lint judges, and sent as text.
const required = (rule: Partial<RegistrationRule> = {}): RegistrationRule => ({
  enabled: true,
  required: true,
  ...rule,
});
const optional = (rule: Partial<RegistrationRule> = {}): RegistrationRule => ({
  enabled: true,
  required: false,
  ...rule,
});
const OFF: RegistrationRule = { enabled: false, required: false };

const USERNAME = required({
  minLength: 4,
  maxLength: 16,
  // A letter at least: a name of digits could be somebody's phone number.
  pattern: /^(?=\w*[A-Za-z])\w+$/.source,
  errorKey: 'reg_pattern_4',
});
const PASSWORD = required({
  minLength: 8,
  maxLength: 20,
  pattern: /^(?=\S*[A-Za-z])(?=\S*\d)\S+$/.source,
  errorKey: 'reg_password_format',
});
/** What a form holds every phone number to; which numbers there are, the numbering data say. */
const MOBILE = { minLength: 4, maxLength: 20, pattern: /^\d+$/.source };
const BIRTHDAY = { pattern: /^\d{4}-\d{2}-\d{2}$/.source, errorKey: 'birthday_limit' };
const EMAIL = { maxLength: EMAIL_MAX_LENGTH, pattern: EMAIL_ADDRESS.source, errorKey: 'in_email_incorrect' };

/** What holds for these fields whatever a merchant's rules say; what comes out is kept. */
const FIELD_SCHEMAS: ReadonlyMap<string, typeof realName | typeof emailAddress> = new Map<
  string,
  typeof realName | typeof emailAddress
>([
  ['nickname', nickname],
  ['payeeName', realName],
  ['email', emailAddress],
]);

/** The fields of a registration in the spelling that is kept; what has no spelling of its own stays as it is. */
export function inKeptSpelling<Request extends object>(request: Request): Request {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]: [string, unknown]) => {
      const schema = FIELD_SCHEMAS.get(name);
      return [name, schema !== undefined && typeof value === 'string' && value !== '' ? v.parse(schema, value) : value];
    }),
  ) as Request;
}

/** The key of what is wrong with a form field, by its rule and by what holds for every field of its kind. */
export function valueError(name: string, rule: RegistrationRule, value: string): string | undefined {
  const schema = FIELD_SCHEMAS.get(name);
  const read = schema !== undefined && value !== '' ? v.safeParse(schema, value) : undefined;
  if (read?.success === false) return read.issues[0].message;
  return fieldError(rule, read?.output ?? value);
}

/** Which request field a form field travels as. */
const REQUEST_FIELD: Readonly<Record<string, string>> = {
  mobileNum1: 'mobileNum',
  mobileNum2: 'mobileNum',
  messageCode1: 'verificationCode',
  messageCode2: 'verificationCode',
  confimpsw: 'confirmPassword',
  identifying: 'captcha',
};

/** What a merchant's visitors fill in, by the names of the form (docs/product/accounts.md#registration). */
export function registrationSettingsOf(merchant: Merchant): RegistrationSettings {
  const has = (name: Merchant['registerSwitches'][number]) => merchant.registerSwitches.includes(name);
  const isFull = merchant.hasNewTemplates && has('USERNAMEREG3');
  return {
    methods: { mobile: has('MOBILENUMREG3'), username: has('USERNAMEREG3') },
    mobilePassword: has('MOBILENUMPASSREG3'),
    mobileVerification: has('REGMOBVERF3'),
    captcha: merchant.registrationCaptcha,
    affiliateRequired: false,
    rules: {
      username: USERNAME,
      password: PASSWORD,
      confimpsw: required(),
      mobileNum2: required(MOBILE),
      messageCode2: required({ maxLength: 10 }),
      messageCode1: has('REGMOBVERF3') ? required({ maxLength: 10 }) : OFF,
      mobileNum1: has('REGMOBVERF3') ? required(MOBILE) : isFull ? optional(MOBILE) : OFF,
      identifying: merchant.registrationCaptcha ? required({ maxLength: 6, pattern: /^\d+$/.source }) : OFF,
      affiliateCode: optional({ maxLength: 20 }),
      email: isFull ? optional(EMAIL) : OFF,
      nickname: isFull ? optional({ maxLength: NICKNAME_MAX_LENGTH }) : OFF,
      birthday: merchant.flags.includes('AGEGATE3') ? required(BIRTHDAY) : isFull ? optional(BIRTHDAY) : OFF,
      payeeName: OFF,
      paymentPassword: OFF,
      recommenderId: OFF,
      idNumber: OFF,
      qqNum: OFF,
      facebook: OFF,
      wechat: merchant.country === 'CN' ? optional({ maxLength: 40 }) : OFF,
      line: OFF,
      whatsapp: OFF,
      zalo: OFF,
    },
  };
}

/** The key of what is wrong with a value, or undefined; an empty optional field passes. */
export function fieldError(rule: RegistrationRule, value: string): string | undefined {
  if (value === '') return rule.required ? 'required' : undefined;
  if (rule.minLength !== undefined && lengthOf(value) < rule.minLength) return rule.errorKey ?? 'min_length';
  if (rule.maxLength !== undefined && lengthOf(value) > rule.maxLength) return rule.errorKey ?? 'max_length';
  if (rule.pattern !== undefined && !new RegExp(rule.pattern).test(value)) return rule.errorKey ?? 'pattern';
  return undefined;
}

/** Whether somebody born on this day is old enough at this moment. */
export function isOldEnough(birthday: string, now: number): boolean {
  const born = new Date(`${birthday}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthday) return false;
  born.setUTCFullYear(born.getUTCFullYear() + MIN_AGE);
  return born.getTime() <= now;
}

/** The form fields a method checks; the captcha and the SMS code have checks of their own. */
function fieldsOf(settings: RegistrationSettings, method: 'username' | 'mobile'): string[] {
  const mobileOnly = ['mobileNum2'];
  const usernameOnly = ['username', 'mobileNum1'];
  const passwords = ['password', 'confimpsw'];
  const apart = ['identifying', 'messageCode1', 'messageCode2'];
  const hasPassword = method === 'username' || settings.mobilePassword === true;
  const left = [...apart, ...(method === 'username' ? mobileOnly : usernameOnly), ...(hasPassword ? [] : passwords)];
  return Object.keys(settings.rules).filter((name) => !left.includes(name));
}

/** A request without the fields whose rule is off: nothing checks them, so nothing keeps them. */
export function withoutOffFields<Request extends object>(
  settings: RegistrationSettings,
  method: 'username' | 'mobile',
  request: Request,
): Request {
  const codes = method === 'username' ? ['identifying', 'messageCode1'] : ['identifying', 'messageCode2'];
  const asked = [...fieldsOf(settings, method), ...codes];
  const fieldOf = (name: string) => REQUEST_FIELD[name] ?? name;
  const on = new Set(asked.filter((name) => settings.rules[name]?.enabled === true).map(fieldOf));
  const off = new Set(
    Object.keys(settings.rules)
      .map(fieldOf)
      .filter((field) => !on.has(field)),
  );
  return Object.fromEntries(Object.entries(request).filter(([field]) => !off.has(field))) as Request;
}

function phoneError(request: Readonly<Record<string, unknown>>, mobileNum: string): string | undefined {
  const phone = v.safeParse(phoneSchema, { ...request, mobileNum });
  return phone.success ? undefined : phone.issues[0].message;
}

/** Everything wrong with a registration, by form field; empty when all is well. */
export function registrationErrors(
  settings: RegistrationSettings,
  method: 'username' | 'mobile',
  request: Readonly<Record<string, unknown>>,
  now: number,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const valueOf = (name: string): string => {
    const value = request[REQUEST_FIELD[name] ?? name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  for (const name of fieldsOf(settings, method)) {
    const rule = settings.rules[name];
    const value = valueOf(name);
    const isPhone = REQUEST_FIELD[name] === 'mobileNum' && value !== '';
    const error = !rule?.enabled ? undefined : isPhone ? phoneError(request, value) : valueError(name, rule, value);
    if (error) errors[name] = error;
  }
  const birthday = valueOf('birthday');
  if (birthday !== '' && !isOldEnough(birthday, now)) errors['birthday'] = 'birthday_limit';
  if (valueOf('password') !== valueOf('confimpsw')) errors['confimpsw'] ??= 'confirmation_mismatch';
  return errors;
}
