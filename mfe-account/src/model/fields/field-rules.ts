import { EMAIL_ADDRESS, EMAIL_MAX_LENGTH } from 'shared-contracts/email-address';
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
  'passwordTooLong',
  'captchaFormat',
  'confirmMismatch',
  'emailFormat',
  'nameFormat',
  'mobileFormat',
  'mobileMissing',
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
  'tooShort',
  'tooLong',
  'format',
] as const;
export type RuleKey = (typeof RULE_KEYS)[number];

/** What a value must be; lengths in characters, as the server counts them. */
export interface FieldRule {
  readonly isRequired: boolean;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: RegExp | undefined;
  /** Said of an empty value. */
  readonly missing: RuleKey;
  /** Said of any other value that does not fit. */
  readonly wrong: RuleKey;
}

/** What is wrong with a value, or undefined; an empty optional field passes. */
export function fieldError(rule: FieldRule, value: string): RuleKey | undefined {
  if (value === '') return rule.isRequired ? rule.missing : undefined;
  const isTooShort = rule.minLength !== undefined && lengthOf(value) < rule.minLength;
  const isTooLong = rule.maxLength !== undefined && lengthOf(value) > rule.maxLength;
  const fits = rule.pattern === undefined || rule.pattern.test(value);
  return isTooShort || isTooLong || !fits ? rule.wrong : undefined;
}

export function isRuleKey(key: string): key is RuleKey {
  return (RULE_KEYS as readonly string[]).includes(key);
}

/** `loginUsername2`: letters, digits and underscores, 1 to 20 of them. */
export const LOGIN_USERNAME: FieldRule = {
  isRequired: true,
  pattern: /^\w{1,20}$/,
  missing: 'usernameMissing',
  wrong: 'accountFormat',
};

/** `loginPassword`: what was accepted once must be accepted here, so only its length counts. */
export const LOGIN_PASSWORD: FieldRule = {
  isRequired: true,
  maxLength: 64,
  missing: 'passwordMissing',
  wrong: 'passwordTooLong',
};

/** `loginMobileNum`: the national number, 5 to 20 digits. */
export const LOGIN_MOBILE: FieldRule = {
  isRequired: true,
  pattern: /^\d{5,20}$/,
  missing: 'mobileMissing',
  wrong: 'mobileInvalid',
};

/** `verificationCode`: an SMS code, 1 to 10 digits or letters. */
export const SMS_CODE: FieldRule = {
  isRequired: true,
  pattern: /^[A-Za-z0-9]{1,10}$/,
  missing: 'codeMissing',
  wrong: 'codeFormat',
};

/** One to six digits, whatever the hint says: every captcha has a number as its answer. */
export const CAPTCHA: FieldRule = {
  isRequired: true,
  pattern: /^\d{1,6}$/,
  missing: 'captchaMissing',
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
  pattern: /^(?=\w*[A-Za-z])\w{4,16}$/,
  missing: 'usernameMissing',
  wrong: 'accountFormat',
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
