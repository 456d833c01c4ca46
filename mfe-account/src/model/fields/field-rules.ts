import { EMAIL_ADDRESS, EMAIL_MAX_LENGTH } from 'shared-contracts/email-address';
import { NICKNAME_MAX_LENGTH, REAL_NAME_MAX_LENGTH } from 'shared-contracts/person-name';
import { lengthOf } from 'shared-contracts/text-length';

/** Everything that can be wrong with a field (docs/product/accounts.md#rules-of-fields); each has a text `rule.<key>`. */
export const RULE_KEYS = [
  'required',
  'usernameMissing',
  'passwordMissing',
  'captchaMissing',
  'confirmMissing',
  'accountFormat',
  'passwordFormat',
  'captchaFormat',
  'confirmMismatch',
  'emailFormat',
  'nameFormat',
  'mobileMissing',
  'mobileFormat',
  'mobileLong',
  'mobileInvalid',
  'mobileUnchecked',
  'countryMissing',
  'codeMissing',
  'codeFormat',
  'smsWrong',
  'passwordWrong',
  'mailCodeMissing',
  'mailCodeWrong',
  'emailMissing',
  'confirmIncorrect',
  'samePassword',
  'paymentPasswordFormat',
  'paymentPasswordWrong',
  'emailTaken',
  'mobileTaken',
  'nameLocked',
  'inviteInvalid',
  'referrerInvalid',
  'usernameTaken',
  'captchaWrong',
  'ageLimit',
  'format',
] as const;
export type RuleKey = (typeof RULE_KEYS)[number];

/** A key, or a length with the number that its text names, as `tooShort:8`. */
export type RuleMessage = RuleKey | `${'tooShort' | 'tooLong'}:${number}`;

/** What a value must be; lengths in characters, as the server counts them. */
export interface FieldRule {
  readonly isRequired: boolean;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: RegExp | undefined;
  /** Said of an empty value. */
  readonly missing: RuleKey;
  /** Said of a value with fewer characters; without it the text names the length. */
  readonly short?: RuleKey | undefined;
  /** Said of a value with more characters; without it the text names the length. */
  readonly long?: RuleKey | undefined;
  /** Said of a value that the pattern does not fit. */
  readonly wrong: RuleKey;
}

/** What is wrong with a value, or undefined; an empty optional field passes. */
export function fieldError(rule: FieldRule, value: string): RuleMessage | undefined {
  if (value === '') return rule.isRequired ? rule.missing : undefined;
  const length = lengthOf(value);
  if (length < (rule.minLength ?? 0)) return shortText(rule);
  if (length > (rule.maxLength ?? Infinity)) return longText(rule);
  return rule.pattern?.test(value) === false ? rule.wrong : undefined;
}

/** What is said of a value with too few characters. */
export function shortText({ short, minLength = 1 }: FieldRule): RuleMessage {
  return short ?? `tooShort:${minLength}`;
}

/** What is said of a value with too many characters. */
export function longText({ long, maxLength = 0 }: FieldRule): RuleMessage {
  return long ?? `tooLong:${maxLength}`;
}

export function isRuleKey(key: string): key is RuleKey {
  return (RULE_KEYS as readonly string[]).includes(key);
}

/** `loginUsername2`: letters, digits and underscores, 1 to 20 of them. */
export const LOGIN_USERNAME: FieldRule = {
  isRequired: true,
  maxLength: 20,
  pattern: /^\w+$/,
  missing: 'usernameMissing',
  wrong: 'accountFormat',
};

/** `loginPassword`: what was accepted once must be accepted here, so only its length counts. */
export const LOGIN_PASSWORD: FieldRule = {
  isRequired: true,
  maxLength: 64,
  missing: 'passwordMissing',
  wrong: 'passwordFormat',
};

/** `loginMobileNum`: the national number, 5 to 20 digits. */
export const LOGIN_MOBILE: FieldRule = {
  isRequired: true,
  minLength: 5,
  maxLength: 20,
  pattern: /^\d+$/,
  missing: 'mobileMissing',
  short: 'mobileFormat',
  long: 'mobileLong',
  wrong: 'mobileInvalid',
};

/** `verificationCode`: an SMS code, 1 to 10 digits or letters. */
export const SMS_CODE: FieldRule = {
  isRequired: true,
  maxLength: 10,
  pattern: /^[A-Za-z0-9]+$/,
  missing: 'codeMissing',
  long: 'codeFormat',
  wrong: 'codeFormat',
};

/** One to six digits, whatever the hint says: every captcha has a number as its answer. */
export const CAPTCHA: FieldRule = {
  isRequired: true,
  maxLength: 6,
  pattern: /^\d+$/,
  missing: 'captchaMissing',
  long: 'captchaFormat',
  wrong: 'captchaFormat',
};

/** `password`: a new one has 8 to 20 characters with a letter and a digit, and no spaces. */
export const NEW_PASSWORD: FieldRule = {
  isRequired: true,
  minLength: 8,
  maxLength: 20,
  pattern: /^(?=\S*[A-Za-z])(?=\S*\d)\S+$/,
  missing: 'passwordMissing',
  wrong: 'passwordFormat',
};

/** `username` of a registration, unless the server says otherwise. */
export const NEW_USERNAME: FieldRule = {
  isRequired: true,
  // A letter at least: a name of digits could be somebody's phone number.
  minLength: 4,
  maxLength: 16,
  pattern: /^(?=\w*[A-Za-z])\w+$/,
  missing: 'usernameMissing',
  wrong: 'accountFormat',
};

/** `nickname`; what its characters may be, the schema of names says. */
export const NICKNAME: FieldRule = {
  isRequired: false,
  maxLength: NICKNAME_MAX_LENGTH,
  missing: 'required',
  wrong: 'nameFormat',
};

/** `payeeName`: the real name; what its characters may be, the schema of names says. */
export const REAL_NAME: FieldRule = {
  isRequired: true,
  maxLength: REAL_NAME_MAX_LENGTH,
  missing: 'required',
  wrong: 'nameFormat',
};

/** Linear: the usual form of this pattern takes seconds on a hostile input of 29 characters. */
const RECOVERY_EMAIL_PATTERN = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/;

/** The address a lost password is asked for with: narrower than what accounts take (docs/decisions/0048-phones.md). */
export const RECOVERY_EMAIL: FieldRule = {
  isRequired: true,
  pattern: RECOVERY_EMAIL_PATTERN,
  missing: 'emailMissing',
  wrong: 'emailFormat',
};

/** The address of an account. */
export const ACCOUNT_EMAIL: FieldRule = {
  isRequired: true,
  maxLength: EMAIL_MAX_LENGTH,
  pattern: EMAIL_ADDRESS,
  missing: 'emailMissing',
  wrong: 'emailFormat',
};
