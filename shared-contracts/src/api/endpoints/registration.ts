import { decimal, flag, maybe, part, sureFlag, table, text, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { noValue } from '../schemas';

/**
 * The rule of one registration field; the server's rules win over the client's defaults
 * (docs/product/accounts.md#rules-of-fields).
 */
export const registrationRuleSchema = part({
  enabled: flag,
  required: flag,
  /** In characters. */
  minLength: maybe(decimal),
  /** In characters. */
  maxLength: maybe(decimal),
  /** Source of a regular expression; check that it compiles before use. */
  pattern: maybe(words),
  /** Which text says that a value does not have the pattern; the lengths have texts of their own. */
  errorKey: maybe(words),
});
export type RegistrationRule = v.InferOutput<typeof registrationRuleSchema>;

/**
 * How a merchant's visitors may register (docs/product/accounts.md#registration). With neither method on, registration
 * is closed.
 */
export const registrationSettingsSchema = part({
  methods: part({ mobile: flag, username: flag }),
  /** Registering by mobile asks for a password too. */
  mobilePassword: flag,
  /** Registering by username asks for a phone and its code. */
  mobileVerification: flag,
  /** The form has the captcha of R-05. */
  captcha: flag,
  /** An invite code is demanded. */
  affiliateRequired: flag,
  /** By the name of the field on the form. */
  rules: table(registrationRuleSchema),
});
export type RegistrationSettings = v.InferOutput<typeof registrationSettingsSchema>;

/** How the site was opened when somebody registered. */
export const registerMethodSchema = v.picklist(['APP', 'H5', 'WEBCLIP', 'PWA']);
export type RegisterMethod = v.InferOutput<typeof registerMethodSchema>;

const optionalText = v.optional(v.string());

const registrationFields = {
  countryDialingCode: v.string(),
  /** The host the visitor registers on. */
  registerUrl: v.string(),
  registerMethod: registerMethodSchema,
  username: optionalText,
  password: optionalText,
  confirmPassword: optionalText,
  affiliateCode: optionalText,
  paymentPassword: optionalText,
  recommenderId: optionalText,
  nickname: optionalText,
  payeeName: optionalText,
  email: optionalText,
  mobileNum: optionalText,
  idNumber: optionalText,
  qqNum: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  line: optionalText,
  whatsapp: optionalText,
  zalo: optionalText,
  /** `YYYY-MM-DD`. */
  birthday: optionalText,
  captcha: optionalText,
  type: v.literal(0),
  /** The merchant's `mainDomain`. */
  domain: v.string(),
  verificationCode: optionalText,
  firebaseChannel: v.optional(v.picklist(['sms', 'facebook', 'google'])),
  firebaseIdToken: optionalText,
};

const registrationReply = part({
  userName: text,
  /** Only from a merchant whose registration signs in at once; then it starts a session. */
  token: maybe(words),
  type: maybe(decimal),
});

const REGISTRATION_CODES = [
  'username.exists',
  'captcha.wrong',
  'sms.wrong',
  'affiliate.invalid',
  'affiliate.referrer_invalid',
] as const;

/** Fetched before the form shows; its switches win over those of R-01. */
export const registrationSettings = defineEndpoint({
  id: 'R-13',
  method: 'GET',
  path: '/registration/settings',
  auth: 'public',
  request: v.object({ merchantCode: v.string() }),
  reply: registrationSettingsSchema,
});

/** Registers by username; the whole body is encrypted. */
export const registerByUsername = defineEndpoint({
  id: 'R-14',
  method: 'PUT',
  path: '/registration/username',
  auth: 'public',
  module: 'REGISTER_REE3',
  transport: 'encrypted',
  request: v.object({
    ...registrationFields,
    username: v.string(),
    password: v.string(),
    confirmPassword: v.string(),
  }),
  reply: registrationReply,
  codes: REGISTRATION_CODES,
});

/** Registers by mobile number, with a password only where the merchant wants one; encrypted. */
export const registerByMobile = defineEndpoint({
  id: 'R-15',
  method: 'PUT',
  path: '/registration/mobile',
  auth: 'public',
  module: 'MOBILENUMREG3',
  transport: 'encrypted',
  request: v.object({ ...registrationFields, mobileNum: v.string() }),
  reply: registrationReply,
  codes: REGISTRATION_CODES,
});

/** Checks an SMS code without using it up. */
export const checkSmsCode = defineEndpoint({
  id: 'R-16',
  method: 'GET',
  path: '/registration/verification',
  auth: 'public',
  request: v.object({ mobileNum: v.string(), countryDialingCode: v.string(), verificationCode: v.string() }),
  reply: part({ valid: sureFlag }),
});

/** The server's check of one field when the visitor leaves it. */
export const checkRegistrationField = defineEndpoint({
  id: 'R-17',
  method: 'GET',
  path: '/registration/regValidata',
  auth: 'public',
  request: v.object({ field: v.string(), value: v.string() }),
  reply: part({ valid: sureFlag, errorKey: maybe(words) }),
});

/** Whether a username is free. */
export const checkUsername = defineEndpoint({
  id: 'R-18',
  method: 'GET',
  path: '/registration/username-check',
  auth: 'public',
  request: v.object({ username: v.string() }),
  reply: part({ available: sureFlag }),
});

/** The `success` of the envelope is the answer: a bad code is refused with `affiliate.invalid`. */
export const checkAffiliateCode = defineEndpoint({
  id: 'R-19',
  method: 'GET',
  path: '/affiliates/check',
  auth: 'public',
  request: v.object({ affiliateCode: v.string() }),
  reply: noValue,
  codes: ['affiliate.invalid'],
});

/** The invite code that belongs to the domain the visitor came by; empty when there is none. */
export const affiliateCode = defineEndpoint({
  id: 'R-20',
  method: 'GET',
  path: '/affiliates/code',
  auth: 'public',
  module: 'AFFMAN3',
  request: v.object({ domain: v.string() }),
  reply: part({ code: text }),
  codes: ['affiliate.referrer_invalid'],
});
