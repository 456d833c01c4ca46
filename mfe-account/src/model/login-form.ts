import * as v from 'valibot';
import { CAPTCHA, LOGIN_PASSWORD, LOGIN_USERNAME, SMS_CODE } from './field-rules';
import { follows } from './follows';
import { mobileError, nationalNumber, type MobileCountry } from './mobile-number';

const captchaWhenAsked = v.pipe(v.string(), v.trim(), follows(CAPTCHA));

/** The captcha counts once the server has asked for it (D-55). */
const captchaField = (needsCaptcha: boolean) => (needsCaptcha ? captchaWhenAsked : v.string());

/** The fields of the username method. */
export function usernameLoginSchema(needsCaptcha: boolean) {
  return v.object({
    username: v.pipe(v.string(), v.trim(), follows(LOGIN_USERNAME)),
    password: v.pipe(v.string(), follows(LOGIN_PASSWORD)),
    captcha: captchaField(needsCaptcha),
    remember: v.boolean(),
  });
}

/** A phone number of a country; what comes out is the national number. */
export function mobileField(country: MobileCountry | undefined) {
  return v.pipe(
    v.string(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const message = mobileError(dataset.value, country);
      if (message !== undefined) addIssue({ message });
    }),
    v.transform((typed) => nationalNumber(typed, country?.dialingCode ?? '')),
  );
}

/** The fields of the SMS method. */
export function smsLoginSchema(needsCaptcha: boolean, country: MobileCountry | undefined) {
  return v.object({
    mobile: mobileField(country),
    code: v.pipe(v.string(), v.trim(), follows(SMS_CODE)),
    captcha: captchaField(needsCaptcha),
    remember: v.boolean(),
  });
}

export type UsernameLoginValues = v.InferOutput<ReturnType<typeof usernameLoginSchema>>;
export type SmsLoginValues = v.InferOutput<ReturnType<typeof smsLoginSchema>>;

export const EMPTY_LOGIN: UsernameLoginValues = { username: '', password: '', captcha: '', remember: false };
