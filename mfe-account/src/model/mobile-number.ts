import { fieldError, LOGIN_MOBILE, type FieldRule, type RuleKey } from './field-rules';

/** What a country says of its phone numbers; lengths count digits, with a leading zero or without. */
export interface MobileCountry {
  /** With or without its plus. */
  readonly dialingCode: string;
  readonly mobileMinLength: number;
  readonly mobileMaxLength: number;
}

/** The national number in what was typed or filled in by the device: no spaces, no dialing code of its own country. */
export function nationalNumber(typed: string, dialingCode: string): string {
  const text = typed.replace(/[\s().-]/g, '');
  const code = dialingCode.replace(/\D/g, '');
  const prefix = [`+${code}`, `00${code}`].find((start) => code !== '' && text.startsWith(start));
  return prefix === undefined ? text : text.slice(prefix.length);
}

/** What is wrong with a number, by the rule of its form and by its country (D-56). */
export function mobileError(
  typed: string,
  country: MobileCountry | undefined,
  rule: FieldRule = LOGIN_MOBILE,
): RuleKey | undefined {
  const number = nationalNumber(typed, country?.dialingCode ?? '');
  const error = fieldError(rule, number);
  if (error !== undefined || number === '' || country === undefined) return error;
  const fits = number.length >= country.mobileMinLength && number.length <= country.mobileMaxLength;
  return fits ? undefined : rule.wrong;
}
