import type { RegistrationRule, RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import {
  ACCOUNT_EMAIL,
  CAPTCHA,
  LOGIN_MOBILE,
  NEW_PASSWORD,
  NEW_USERNAME,
  NICKNAME,
  REAL_NAME,
  SMS_CODE,
  isRuleKey,
  type FieldRule,
  type RuleKey,
  type RuleMessage,
} from '../fields/field-rules';

/** How a field is typed in: decides its keyboard and its control. */
export type FieldKind = 'text' | 'password' | 'email' | 'tel' | 'digits' | 'date' | 'mobile' | 'code' | 'captcha';

/** A way to register. */
export type RegistrationMethod = 'username' | 'mobile';

interface FieldShape {
  readonly name: string;
  readonly kind: FieldKind;
  readonly autoComplete: string;
  /** Holds if the server says nothing. */
  readonly rule: Omit<FieldRule, 'isRequired'>;
}

const plain = (wrong: RuleKey = 'format', maxLength = 40): FieldShape['rule'] => ({
  maxLength,
  missing: 'required',
  wrong,
});

/** Every field in its order on the form (docs/product/accounts.md#registration); each method leaves out some. */
const SHAPES = [
  { name: 'mobileNum2', kind: 'mobile', autoComplete: 'tel-national', rule: LOGIN_MOBILE },
  { name: 'messageCode2', kind: 'code', autoComplete: 'one-time-code', rule: SMS_CODE },
  { name: 'username', kind: 'text', autoComplete: 'username', rule: NEW_USERNAME },
  { name: 'password', kind: 'password', autoComplete: 'new-password', rule: NEW_PASSWORD },
  {
    name: 'confimpsw',
    kind: 'password',
    autoComplete: 'new-password',
    rule: { missing: 'confirmMissing', wrong: 'confirmMismatch' },
  },
  { name: 'mobileNum1', kind: 'mobile', autoComplete: 'tel-national', rule: LOGIN_MOBILE },
  { name: 'messageCode1', kind: 'code', autoComplete: 'one-time-code', rule: SMS_CODE },
  {
    name: 'email',
    kind: 'email',
    autoComplete: 'email',
    rule: ACCOUNT_EMAIL,
  },
  { name: 'nickname', kind: 'text', autoComplete: 'nickname', rule: NICKNAME },
  { name: 'payeeName', kind: 'text', autoComplete: 'name', rule: REAL_NAME },
  {
    name: 'birthday',
    kind: 'date',
    autoComplete: 'bday',
    rule: { pattern: /^\d{4}-\d{2}-\d{2}$/, missing: 'required', wrong: 'ageLimit' },
  },
  {
    name: 'paymentPassword',
    kind: 'password',
    autoComplete: 'off',
    rule: { pattern: /^\d{6}$/, missing: 'required', wrong: 'paymentPasswordFormat' },
  },
  { name: 'idNumber', kind: 'text', autoComplete: 'off', rule: plain() },
  { name: 'qqNum', kind: 'digits', autoComplete: 'off', rule: plain() },
  { name: 'facebook', kind: 'text', autoComplete: 'off', rule: plain('format', 80) },
  { name: 'wechat', kind: 'text', autoComplete: 'off', rule: plain() },
  { name: 'line', kind: 'text', autoComplete: 'off', rule: plain() },
  { name: 'whatsapp', kind: 'tel', autoComplete: 'off', rule: plain() },
  { name: 'zalo', kind: 'tel', autoComplete: 'off', rule: plain() },
  { name: 'recommenderId', kind: 'text', autoComplete: 'off', rule: plain() },
  { name: 'affiliateCode', kind: 'text', autoComplete: 'off', rule: plain('inviteInvalid', 20) },
  { name: 'identifying', kind: 'captcha', autoComplete: 'off', rule: CAPTCHA },
] as const satisfies readonly FieldShape[];

export type RegistrationFieldName = (typeof SHAPES)[number]['name'];

/** A field that the merchant asks for, with the rule that holds for it. */
export interface RegistrationField {
  readonly name: RegistrationFieldName;
  readonly kind: FieldKind;
  readonly autoComplete: string;
  readonly rule: FieldRule;
}

/** Our rule keys by those of the server's rule table. */
const RULE_OF_SERVER_KEY: Readonly<Record<string, RuleKey>> = {
  reg_pattern_4: 'accountFormat',
  reg_password_format: 'passwordFormat',
  reg_mobile_format: 'mobileFormat',
  in_email_incorrect: 'emailFormat',
  birthday_limit: 'ageLimit',
  username_exists: 'usernameTaken',
  confirmation_mismatch: 'confirmMismatch',
};

/** Our key for a key of the server; one that is unknown leaves the field's own. */
export function ruleOfServerKey(key: string | undefined): RuleKey | undefined {
  if (key === undefined) return undefined;
  return RULE_OF_SERVER_KEY[key] ?? (isRuleKey(key) ? key : undefined);
}

/** What is said of a field that the server refuses by a key; its own text for “wrong” where the key says no more. */
export function refusalText(rule: FieldRule, key: string | undefined): RuleMessage {
  return (key === 'format' ? undefined : ruleOfServerKey(key)) ?? rule.wrong;
}

/** A pattern of the server; one that does not compile counts as none. */
function compiled(source: string | undefined): RegExp | undefined {
  if (source === undefined) return undefined;
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
}

/** The server's rule of a field wins as a whole: its lengths are not mixed with our pattern. */
function effectiveRule(shape: FieldShape, server: RegistrationRule | undefined, isRequired: boolean): FieldRule {
  const { missing, short, long } = shape.rule;
  const wrong = ruleOfServerKey(server?.errorKey) ?? shape.rule.wrong;
  const pattern = compiled(server?.pattern);
  const saysSomething = pattern !== undefined || server?.minLength !== undefined || server?.maxLength !== undefined;
  if (!saysSomething) return { ...shape.rule, wrong, isRequired };
  const { minLength, maxLength } = server ?? {};
  return { isRequired, minLength, maxLength, pattern, missing, short, long, wrong };
}

type Asked = 'demanded' | 'offered' | 'left-out';

const byRule = (name: RegistrationFieldName, settings: RegistrationSettings): Asked => {
  const rule = settings.rules[name];
  if (rule?.enabled !== true) return 'left-out';
  return rule.required === true ? 'demanded' : 'offered';
};

/** What the method itself says of a field; undefined if the server's rule decides. */
function byMethod(
  name: RegistrationFieldName,
  method: RegistrationMethod,
  settings: RegistrationSettings,
): Asked | undefined {
  const isMobile = method === 'mobile';
  const only = (isAsked: boolean): Asked => (isAsked ? 'demanded' : 'left-out');
  switch (name) {
    case 'mobileNum2':
    case 'messageCode2':
      return only(isMobile);
    case 'username':
      return only(!isMobile);
    case 'password':
    case 'confimpsw':
      return only(!isMobile || (settings.methods.mobile && settings.mobilePassword === true));
    case 'messageCode1':
      return only(!isMobile && settings.mobileVerification === true);
    case 'mobileNum1':
      if (isMobile) return 'left-out';
      return settings.mobileVerification === true ? 'demanded' : undefined;
    case 'affiliateCode':
      return settings.affiliateRequired === true ? 'demanded' : undefined;
    case 'identifying':
      return only(settings.captcha === true);
    default:
      return undefined;
  }
}

/** The fields of a method for a merchant, in their order on the form. */
export function registrationFields(
  settings: RegistrationSettings,
  method: RegistrationMethod = 'username',
): readonly RegistrationField[] {
  return SHAPES.flatMap((shape) => {
    const asked = byMethod(shape.name, method, settings) ?? byRule(shape.name, settings);
    if (asked === 'left-out') return [];
    const rule = effectiveRule(shape, settings.rules[shape.name], asked === 'demanded');
    return [{ name: shape.name, kind: shape.kind, autoComplete: shape.autoComplete, rule }];
  });
}

/** The methods on offer, the first is shown; none: registration is closed. */
export function offeredMethods({ methods }: RegistrationSettings): readonly RegistrationMethod[] {
  const all = ['username', 'mobile'] as const;
  return all.filter((method) => methods[method]);
}

/** The merchant takes no new members; not told of settings that have not come. */
export function isClosed(settings: RegistrationSettings | undefined): boolean {
  return settings !== undefined && offeredMethods(settings).length === 0;
}
