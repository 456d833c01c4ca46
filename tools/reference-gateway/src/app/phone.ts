import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import * as v from 'valibot';
import { invalidFields } from './refusal';

/** One phone number, however it was typed: what accounts, codes and limits are compared by. */
export interface Phone {
  /** `+639170000001` */
  readonly e164: string;
  /** `63` */
  readonly callingCode: string;
  /** What follows the calling code. */
  readonly nationalNumber: string;
  /** As it is dialled inside its own country, digits only, with the trunk prefix where the country has one. */
  readonly dialledAtHome: string;
}

/** A number as forms send it; the dialling code may have a plus, zeros before it or spaces. */
export interface TypedPhone {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** Longer than any spelling of a number: nothing beyond it is parsed. */
const LONGEST = 40;
const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** Full-width digits become plain ones; direction marks and other invisible signs go, as does a link's scheme. */
function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '');
}

function phoneOf(text: string, fallback: { defaultCallingCode: string } | CountryCode | undefined): Phone | undefined {
  // Groups of separators are one: the parser knows only single ones.
  const spaced = text.replace(/[\s().\p{Pd}]+/gu, ' ');
  const options = typeof fallback === 'string' ? { defaultCountry: fallback } : fallback;
  const phone = parsePhoneNumberFromString(spaced, { ...options, extract: false });
  if (phone === undefined || phone.ext !== undefined || !phone.isPossible()) return undefined;
  return {
    e164: phone.number,
    callingCode: phone.countryCallingCode,
    nationalNumber: phone.nationalNumber,
    dialledAtHome: phone.formatNational().replace(/\D/g, ''),
  };
}

/**
 * Reads a number by the numbering data of all countries; undefined for what can be no number of that code. A number with
 * its own plus goes by that. Digits moved between code and number give the same one, as `1684` and `7331234` do.
 */
export function readPhone({ countryDialingCode, mobileNum }: TypedPhone): Phone | undefined {
  if (countryDialingCode.length + mobileNum.length > LONGEST) return undefined;
  const text = plainText(mobileNum);
  const code = plainText(countryDialingCode).replace(/\D/g, '').replace(/^0+/, '');
  if (text.startsWith('+')) return phoneOf(text, undefined);
  if (!/^\p{P}*\d/u.test(text) || code === '') return undefined;
  // Repeated zeros are one trunk prefix, or the way out of the country.
  const number = text.replace(/^0{3,}/, '0');
  return CALLING_CODES.has(code)
    ? phoneOf(number, { defaultCallingCode: code })
    : phoneOf(`+${code}${number}`, undefined);
}

/** Reads what was typed where a name or a number may stand, as somebody in a country would dial it. */
export function readLocalPhone(text: string, country: string): Phone | undefined {
  if (text.length > LONGEST || !isSupportedCountry(country)) return undefined;
  const plain = plainText(text);
  return /^[+\p{P}\s]*\d[\d\s\p{P}]*$/u.test(plain) ? phoneOf(plain, country) : undefined;
}

/** Whether digits without a code are this number (E.164), as it is dialled in its own country or written in full. */
export function isDialledAs(e164: string, digits: string): boolean {
  const countryDialingCode = keptPhone(e164)?.callingCode ?? '';
  return /^\d+$/.test(digits) && readPhone({ countryDialingCode, mobileNum: digits })?.e164 === e164;
}

/** The number of a request; every field of every call that holds one is read by this. */
export const phoneSchema = v.pipe(
  v.object({ countryDialingCode: v.string(), mobileNum: v.string() }),
  v.rawTransform<TypedPhone, Phone>(({ dataset, addIssue, NEVER }) => {
    const phone = readPhone(dataset.value);
    if (phone !== undefined) return phone;
    addIssue({ message: 'reg_mobile_format' });
    return NEVER;
  }),
);

/** The number of a request, refused at `field` where it is none. */
export function requirePhone(typed: TypedPhone, field = 'mobileNum'): Phone {
  const phone = v.safeParse(phoneSchema, typed);
  if (!phone.success) throw invalidFields({ [field]: phone.issues[0].message });
  return phone.output;
}

/** A number that was kept, read again. */
export function keptPhone(e164: string): Phone | undefined {
  return e164 === '' ? undefined : phoneOf(e164, undefined);
}

/** All but the last four digits hidden; empty for no number. */
export function maskedPhone(e164: string): string {
  return (keptPhone(e164)?.dialledAtHome ?? e164).replace(/\d(?=\d{4})/g, '*');
}
