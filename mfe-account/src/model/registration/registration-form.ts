import type { RequestOf } from 'shared-contracts/api/endpoint';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import type { RegisterMethod, registerByMobile, registerByUsername } from 'shared-contracts/api/endpoints/registration';
import { nickname, realName } from 'shared-contracts/person-name';
import type { TypedPhone } from 'shared-contracts/phone-number';
import { plainEmail } from 'shared-contracts/email-address';
import { codeText, joinedDigits } from 'shared-contracts/code-text';
import { plainDigits } from 'shared-contracts/plain-digits';
import * as v from 'shared-kit/schema';
import { isOldEnough } from './age';
import type { SocialChannel } from '../login/social-channels';
import { fieldError, type RuleKey, type RuleMessage } from '../fields/field-rules';
import { readMobile, type MobileCountry, type MobileReading } from '../fields/mobile-number';
import { contactNumber } from './contact-number';
import { refusalText, type RegistrationField, type RegistrationFieldName } from './registration-fields';

/** Values by the names of the form. */
export type RegistrationValues = Record<string, string>;

/** What the server has said of a value when its field was left. */
export type Verdicts = ReadonlyMap<RegistrationFieldName, { readonly value: string; readonly message: RuleMessage }>;

/** What the rules need besides the values. */
export interface RuleSurroundings {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly country?: MobileCountry | undefined;
  readonly verdicts?: Verdicts;
}

/** The same with the phone number of the form read. */
interface ReadSurroundings extends RuleSurroundings {
  readonly mobile: MobileReading;
}

function mobileError({ mobile }: ReadSurroundings): RuleMessage | undefined {
  return mobile.kind === 'wrong' ? mobile.message : undefined;
}

function textError({ name, rule }: RegistrationField, value: string): RuleMessage | undefined {
  const text = inKeptSpelling(name, value);
  return fieldError(rule, text ?? value) ?? (text === undefined ? rule.wrong : undefined);
}

function errorOf(field: RegistrationField, values: RegistrationValues, around: ReadSurroundings) {
  const { name, kind } = field;
  const value = values[name] ?? '';
  if (name === 'birthday' && value !== '' && !isOldEnough(value, around.today)) return 'ageLimit';
  if (name === 'confimpsw' && value !== '' && value !== values['password']) return 'confirmMismatch';
  const error = kind === 'mobile' ? mobileError(around) : textError(field, value);
  const verdict = around.verdicts?.get(name);
  return error ?? (verdict?.value === value ? verdict.message : undefined);
}

/** The phone number on the form, by the rule of its field. */
export async function mobileOf(
  fields: readonly RegistrationField[],
  values: RegistrationValues,
  country: MobileCountry | undefined,
): Promise<MobileReading> {
  const field = fields.find(({ kind }) => kind === 'mobile');
  return field === undefined ? { kind: 'empty' } : readMobile(values[field.name] ?? '', country, field.rule);
}

/** Everything wrong with the values, by field, in the order of the form. */
export async function registrationErrors(
  fields: readonly RegistrationField[],
  values: RegistrationValues,
  surroundings: RuleSurroundings,
): Promise<ReadonlyMap<RegistrationFieldName, RuleMessage>> {
  const around = { ...surroundings, mobile: await mobileOf(fields, values, surroundings.country) };
  const errors = new Map<RegistrationFieldName, RuleMessage>();
  for (const field of fields) {
    const error = errorOf(field, values, around);
    if (error !== undefined) errors.set(field.name, error);
  }
  return errors;
}

/** The rules of a merchant's form as a schema; messages are keys of what is wrong. */
export function registrationSchema(fields: readonly RegistrationField[], around: RuleSurroundings) {
  return v.pipeAsync(
    v.record(v.string(), v.string()),
    v.rawCheckAsync(async ({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of await registrationErrors(fields, input, around))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }),
  );
}

/** What the request needs besides the form. */
export interface RegistrationSurroundings {
  readonly host: string;
  readonly mainDomain: string;
  readonly method: RegisterMethod;
  readonly countryDialingCode: string;
  /** The phone number of the form; undefined where it has none. */
  readonly mobile?: TypedPhone | undefined;
  /** A third party's proof of who registers. */
  readonly proof?: { readonly firebaseChannel: 'sms' | SocialChannel; readonly firebaseIdToken: string } | undefined;
}

type Registration = RequestOf<typeof registerByUsername> & RequestOf<typeof registerByMobile>;

const asTyped = (typed: string): string => typed;

/** How a field's text is read; any other is read as plain text. */
const SPELLINGS: Partial<Record<RegistrationFieldName, (typed: string) => string>> = {
  password: asTyped,
  confimpsw: asTyped,
  messageCode1: codeText,
  messageCode2: codeText,
  identifying: joinedDigits,
  paymentPassword: joinedDigits,
  qqNum: joinedDigits,
  email: plainEmail,
  whatsapp: contactNumber,
  zalo: contactNumber,
  facebook: (typed) => typed.trim(),
};

const NAMES = { nickname, payeeName: realName } as const;

/** A value as it is checked and sent; undefined for a name that is none. */
export function inKeptSpelling(name: RegistrationFieldName, value: string): string | undefined {
  if (name !== 'nickname' && name !== 'payeeName') return (SPELLINGS[name] ?? plainDigits)(value);
  if (value.trim() === '') return '';
  const read = v.safeParse(NAMES[name], value);
  return read.success ? read.output : undefined;
}

/** The name of a field in the request, if it differs. */
const SENT_AS = {
  mobileNum1: 'mobileNum',
  mobileNum2: 'mobileNum',
  messageCode1: 'verificationCode',
  messageCode2: 'verificationCode',
  confimpsw: 'confirmPassword',
  identifying: 'captcha',
} as const;

function sentAs(name: RegistrationFieldName) {
  return name in SENT_AS ? SENT_AS[name as keyof typeof SENT_AS] : (name as Exclude<typeof name, keyof typeof SENT_AS>);
}

/** The fields of a registration as they travel; empty ones stay at home. */
function sentFields(fields: readonly RegistrationField[], values: RegistrationValues, mobile: TypedPhone | undefined) {
  const sent: Partial<Record<ReturnType<typeof sentAs>, string>> = {};
  for (const { name, kind } of fields) {
    const typed = values[name] ?? '';
    const value = kind === 'mobile' ? mobile?.mobileNum : inKeptSpelling(name, typed);
    if (value !== undefined && value !== '') sent[sentAs(name)] = value;
  }
  return sent;
}

/** The request of. */
export function registrationRequest(
  fields: readonly RegistrationField[],
  values: RegistrationValues,
  around: RegistrationSurroundings,
): Registration {
  return {
    countryDialingCode: around.mobile?.countryDialingCode ?? around.countryDialingCode,
    registerUrl: around.host,
    registerMethod: around.method,
    domain: around.mainDomain,
    type: 0,
    ...around.proof,
    ...sentFields(fields, values, around.mobile),
  } as Registration;
}

/** The fields a code speaks of: the first of them that is on the form. */
const FIELDS_OF_CODE: Readonly<Record<string, readonly [readonly RegistrationFieldName[], RuleKey]>> = {
  'username.exists': [['username', 'mobileNum2'], 'usernameTaken'],
  'captcha.wrong': [['identifying'], 'captchaWrong'],
  'sms.wrong': [['messageCode1', 'messageCode2'], 'smsWrong'],
  'affiliate.invalid': [['affiliateCode'], 'inviteInvalid'],
  'affiliate.referrer_invalid': [['affiliateCode'], 'referrerInvalid'],
};

const refusedFields = v.object({ fields: v.record(v.string(), v.string()) });

/** The fields a refusal is about; empty if it is about none and is shown as a whole. */
export function refusalErrors(
  fields: readonly RegistrationField[],
  failure: ApiFailure,
): ReadonlyMap<RegistrationFieldName, RuleMessage> {
  const errors = new Map<RegistrationFieldName, RuleMessage>();
  if (failure.kind !== 'rejected') return errors;
  const [names, message] = FIELDS_OF_CODE[failure.code] ?? [[], 'format'];
  const named = fields.find((field) => names.includes(field.name));
  if (named) errors.set(named.name, message);
  const told = v.safeParse(refusedFields, failure.value);
  if (failure.code !== 'validation.failed' || !told.success) return errors;
  for (const { name, rule } of fields) {
    const key = told.output.fields[name];
    if (key !== undefined) errors.set(name, refusalText(rule, key));
  }
  return errors;
}
