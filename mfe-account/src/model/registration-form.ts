import type { RequestOf } from 'shared-contracts/api/endpoint';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import type {
  RegisterMethod,
  RegistrationSettings,
  registerByUsername,
} from 'shared-contracts/api/endpoints/registration';
import * as v from 'valibot';
import { isOldEnough } from './age';
import { fieldError, type RuleKey } from './field-rules';
import { ruleOfServerKey, type RegistrationField, type RegistrationFieldName } from './registration-fields';

/** Values by the names of the form. */
export type RegistrationValues = Record<string, string>;

/** A way to register that this form offers; the mobile method joins when there is an SMS field. */
export type RegistrationMethod = 'username';

/** The method shown, or null: registration is closed (D-57). */
export function offeredMethod(settings: RegistrationSettings): RegistrationMethod | null {
  return settings.methods.username ? 'username' : null;
}

/** Everything wrong with the values, by field, in the order of the form (S2 5). */
export function registrationErrors(
  fields: readonly RegistrationField[],
  values: RegistrationValues,
  today: string,
): ReadonlyMap<RegistrationFieldName, RuleKey> {
  const errors = new Map<RegistrationFieldName, RuleKey>();
  for (const { name, rule } of fields) {
    const value = values[name] ?? '';
    const isTooYoung = name === 'birthday' && value !== '' && !isOldEnough(value, today);
    const differs = name === 'confimpsw' && value !== '' && value !== values['password'];
    const error =
      (isTooYoung ? 'ageLimit' : undefined) ?? (differs ? 'confirmMismatch' : undefined) ?? fieldError(rule, value);
    if (error !== undefined) errors.set(name, error);
  }
  return errors;
}

/** The rules of a merchant's form as a schema; messages are keys of what is wrong. */
export function registrationSchema(fields: readonly RegistrationField[], today: string) {
  return v.pipe(
    v.record(v.string(), v.string()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of registrationErrors(fields, input, today))
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
}

type UsernameRegistration = RequestOf<typeof registerByUsername>;

const AS_TYPED: readonly RegistrationFieldName[] = ['password', 'confimpsw', 'paymentPassword'];

/** How a field travels where the request names it otherwise (D-57). */
const SENT_AS = { mobileNum1: 'mobileNum', confimpsw: 'confirmPassword', identifying: 'captcha' } as const;

/** The request of R-14; empty fields do not travel. */
export function registrationRequest(
  fields: readonly RegistrationField[],
  values: RegistrationValues,
  surroundings: RegistrationSurroundings,
): UsernameRegistration {
  const request: UsernameRegistration = {
    countryDialingCode: surroundings.countryDialingCode,
    registerUrl: surroundings.host,
    registerMethod: surroundings.method,
    domain: surroundings.mainDomain,
    type: 0,
    username: '',
    password: '',
    confirmPassword: '',
  };
  for (const { name } of fields) {
    const typed = values[name] ?? '';
    const value = AS_TYPED.includes(name) ? typed : typed.trim();
    const key =
      name in SENT_AS ? SENT_AS[name as keyof typeof SENT_AS] : (name as Exclude<typeof name, keyof typeof SENT_AS>);
    if (value !== '') request[key] = value;
  }
  return request;
}

const FIELDS_OF_CODE: Readonly<Record<string, readonly [RegistrationFieldName, RuleKey]>> = {
  'username.exists': ['username', 'usernameTaken'],
  'captcha.wrong': ['identifying', 'captchaWrong'],
  'affiliate.invalid': ['affiliateCode', 'inviteInvalid'],
  'affiliate.referrer_invalid': ['affiliateCode', 'referrerInvalid'],
};

const refusedFields = v.object({ fields: v.record(v.string(), v.string()) });

/** The fields a refusal speaks of; empty where it speaks of none, and is then shown as a whole (part 5, E-26). */
export function refusalErrors(
  fields: readonly RegistrationField[],
  failure: ApiFailure,
): ReadonlyMap<RegistrationFieldName, RuleKey> {
  const errors = new Map<RegistrationFieldName, RuleKey>();
  if (failure.kind !== 'rejected') return errors;
  const named = FIELDS_OF_CODE[failure.code];
  if (named && fields.some((field) => field.name === named[0])) errors.set(...named);
  const told = v.safeParse(refusedFields, failure.value);
  if (failure.code !== 'validation.failed' || !told.success) return errors;
  for (const { name, rule } of fields) {
    const key = told.output.fields[name];
    if (key !== undefined) errors.set(name, ruleOfServerKey(key) ?? rule.wrong);
  }
  return errors;
}
