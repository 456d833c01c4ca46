import * as v from 'valibot';
import { CAPTCHA, fieldError, LOGIN_PASSWORD, LOGIN_USERNAME, type FieldRule } from './field-rules';

/** A field's rule as a step of a schema; its message is the key of what is wrong. */
function follows(rule: FieldRule) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const message = fieldError(rule, dataset.value);
    if (message !== undefined) addIssue({ message });
  });
}

const captchaWhenAsked = v.pipe(v.string(), v.trim(), follows(CAPTCHA));

/** The fields of the username method; the captcha counts once the server has asked for it (D-55). */
export function usernameLoginSchema(needsCaptcha: boolean) {
  return v.object({
    username: v.pipe(v.string(), v.trim(), follows(LOGIN_USERNAME)),
    password: v.pipe(v.string(), follows(LOGIN_PASSWORD)),
    captcha: needsCaptcha ? captchaWhenAsked : v.string(),
    remember: v.boolean(),
  });
}

export type UsernameLoginValues = v.InferOutput<ReturnType<typeof usernameLoginSchema>>;

export const EMPTY_LOGIN: UsernameLoginValues = { username: '', password: '', captcha: '', remember: false };
