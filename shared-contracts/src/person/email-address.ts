import * as v from 'shared-contracts/schema';

/** The longest address that mail servers take (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * An e-mail address as mail providers give them: plus signs and apostrophes before the at sign, endings of any length after
 * it. Linear. The recovery form keeps a narrower rule (docs/product/accounts.md#rules-of-fields).
 */
export const EMAIL_ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/** ASCII as keyboards of East Asia type it: full-width signs, and the full stop of Chinese. */
const WIDE = /[\uFF01-\uFF5E]/g;
const FULL_STOPS = /[\u3002\uFF61]/g;

/** An address in plain signs, without those that cannot be seen: a copy brings direction marks and zero-width spaces. */
export function plainEmail(typed: string): string {
  return typed
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(FULL_STOPS, '.')
    .replace(/[\p{Cf}\u2800\u3164]/gu, '')
    .trim();
}

/** An address in plain signs; empty or wrong, the message is the key that R-22 refuses it with. */
export const emailAddress = v.pipe(
  v.string(),
  v.transform(plainEmail),
  v.minLength(1, 'required'),
  v.maxLength(EMAIL_MAX_LENGTH, 'in_email_incorrect'),
  v.regex(EMAIL_ADDRESS, 'in_email_incorrect'),
);
