import * as v from 'shared-kit/schema';
import { codeField, digitsField } from '../fields/code-field';
import { CAPTCHA, LOGIN_PASSWORD, LOGIN_USERNAME } from '../fields/field-rules';
import { follows } from '../fields/follows';
import { mobileField, type MobileCountry } from '../fields/mobile-number';
import { loginName } from './login-name';

const captchaWhenAsked = digitsField(CAPTCHA);

/** The captcha is checked once the server has asked for it. */
const captchaField = (needsCaptcha: boolean) => (needsCaptcha ? captchaWhenAsked : v.string());

/** The fields of the username method. */
export function usernameLoginSchema(needsCaptcha: boolean) {
  return v.object({
    username: v.pipe(v.string(), v.transform(loginName), follows(LOGIN_USERNAME)),
    password: v.pipe(v.string(), follows(LOGIN_PASSWORD)),
    captcha: captchaField(needsCaptcha),
    remember: v.boolean(),
  });
}

/** The fields of the SMS method. */
export function smsLoginSchema(needsCaptcha: boolean, country: MobileCountry | undefined) {
  return v.objectAsync({
    mobile: mobileField(country),
    code: codeField,
    captcha: captchaField(needsCaptcha),
    remember: v.boolean(),
  });
}

export type UsernameLoginValues = v.InferOutput<ReturnType<typeof usernameLoginSchema>>;
export type SmsLoginValues = v.InferInput<ReturnType<typeof smsLoginSchema>>;
export type SmsLoginOutput = v.InferOutput<ReturnType<typeof smsLoginSchema>>;

export const EMPTY_LOGIN: UsernameLoginValues = { username: '', password: '', captcha: '', remember: false };
