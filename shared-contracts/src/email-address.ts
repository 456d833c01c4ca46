import * as v from 'valibot';

/** The longest address that mail servers take (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * An e-mail address as mail providers give them: plus signs and apostrophes before the at sign, endings of any length after
 * it. Linear. The recovery form keeps a narrower rule of its own (S2 5).
 */
export const EMAIL_ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/** An address without the spaces around it; empty or wrong, the message is the key that R-22 refuses it with. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(EMAIL_MAX_LENGTH, 'in_email_incorrect'),
  v.regex(EMAIL_ADDRESS, 'in_email_incorrect'),
);
