import parsePhoneNumber, {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  validatePhoneNumberLength,
  type CountryCode,
  type MetadataJson,
  type NumberingPlan,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import { LONGEST_PHONE_TEXT, phoneText } from './phone-text';
import { renumbered } from './renumbering';

/** One phone number, however it was typed: what accounts, codes and limits are compared by. */
export interface Phone {
  /** The number in E.164: `+639170000001`. */
  readonly e164: string;
  /** Of its country or network, without the plus: `63`. */
  readonly callingCode: string;
  /** What follows the calling code. */
  readonly nationalNumber: string;
  /** As it is dialled inside its own country, digits only, with the trunk prefix where the country has one. */
  readonly dialledAtHome: string;
  /** ISO 3166; undefined where several countries have such numbers. */
  readonly country: string | undefined;
  /** Mobile numbers of its country have so many digits. */
  readonly hasMobileLength: boolean;
}

/** A number as forms send it; the dialling code may have a plus, zeros before it or spaces. */
export interface TypedPhone {
  /** The chosen country's, such as `63`; empty leaves the country to the number's own prefix. */
  readonly countryDialingCode: string;
  /** As it was typed or pasted, in digits of any script; longer than 60 characters it is not read. */
  readonly mobileNum: string;
}

/** Why something typed is no mobile number: too few digits, too many, or anything else. */
export type MobileFault = 'short' | 'long' | 'wrong';

/** Reads numbers by the numbering data that it was made with. */
export interface PhoneReader {
  /**
   * Undefined for what can be no number of that code. A number with its own plus goes by that. Digits moved between code
   * and number give the same one, as `1684` and `7331234` do.
   */
  readonly readPhone: (typed: TypedPhone) => Phone | undefined;
  /** Reads what was typed where a name or a number may stand, as somebody in a country would dial it. */
  readonly readLocalPhone: (text: string, country: string) => Phone | undefined;
  /** Says why `readPhone` finds no mobile number in this. */
  readonly mobileFault: (typed: TypedPhone) => MobileFault;
}

/** What people and address books set between digits. */
const SEPARATORS = /[\s()[\]./\\·•,:;|'’~−\p{Pd}\p{Pc}]+/gu;

/** A name may have underscores, a number that stands where a name may has none. */
const NUMBER_NOT_NAME = /^(?=.*\d)\+?(?:[\d\s]|(?!\p{Pc})\p{P})+$/u;

/** The library's types leave out what a plan says of lengths and of its kinds of numbers. */
type PlanOfKinds = NumberingPlan & {
  readonly possibleLengths: () => readonly number[];
  readonly type: (kind: 'MOBILE') => { readonly possibleLengths: () => readonly number[] | undefined } | undefined;
};

function planOf(country: CountryCode, metadata: MetadataJson): PlanOfKinds | undefined {
  const data = new Metadata(metadata);
  data.selectNumberingPlan(country);
  return data.numberingPlan as PlanOfKinds | undefined;
}

/**
 * How many digits the mobile numbers of a country have; those of all its numbers where its plan does not tell them apart.
 * Throws for a country that the numbering data lacks.
 */
export function mobileLengths(country: CountryCode, metadata: MetadataJson): readonly number[] | undefined {
  const plan = planOf(country, metadata);
  return plan?.type('MOBILE')?.possibleLengths() ?? plan?.possibleLengths();
}

function hasMobileLength(phone: PhoneNumber, metadata: MetadataJson): boolean {
  const country = phone.country ?? phone.getPossibleCountries()[0];
  if (country === undefined) return true;
  return mobileLengths(country, metadata)?.includes(phone.nationalNumber.length) ?? true;
}

type Fallback = { readonly defaultCallingCode: string } | { readonly defaultCountry: CountryCode } | undefined;

function phoneOf(text: string, fallback: Fallback, metadata: MetadataJson): Phone | undefined {
  // Groups of separators are one: the parser knows only single ones.
  const typed = parsePhoneNumber(text.replace(SEPARATORS, ' '), { ...fallback, extract: false }, metadata);
  if (typed === undefined || typed.ext !== undefined) return undefined;
  const number = renumbered(typed.countryCallingCode, typed.nationalNumber);
  const isToday = number === typed.nationalNumber;
  const phone = isToday ? typed : parsePhoneNumber(`+${typed.countryCallingCode}${number}`, metadata);
  if (!phone?.isPossible()) return undefined;
  return {
    e164: phone.number,
    callingCode: phone.countryCallingCode,
    nationalNumber: phone.nationalNumber,
    dialledAtHome: phone.formatNational().replace(/\D/g, ''),
    country: phone.country,
    hasMobileLength: hasMobileLength(phone, metadata),
  };
}

/** How the digits of a number of another kind compare with those of its country's mobile numbers. */
function mobileLengthFault({ country, nationalNumber }: Phone, metadata: MetadataJson): MobileFault {
  const lengths = country === undefined ? [] : (mobileLengths(country as CountryCode, metadata) ?? []);
  if (nationalNumber.length < Math.min(...lengths)) return 'short';
  return nationalNumber.length > Math.max(...lengths) ? 'long' : 'wrong';
}

const LENGTH_FAULTS: Readonly<Partial<Record<string, MobileFault>>> = { TOO_SHORT: 'short', TOO_LONG: 'long' };

/** What the digits of something that is no number of its country are; letters and unknown codes are simply wrong. */
function lengthFault({ countryDialingCode, mobileNum }: TypedPhone, metadata: MetadataJson): MobileFault {
  const digits = phoneText(mobileNum).replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(digits)) return 'wrong';
  const code = phoneText(countryDialingCode).replace(/\D/g, '');
  const fault = validatePhoneNumberLength(digits.startsWith('+') ? digits : `+${code}${digits}`, metadata);
  return LENGTH_FAULTS[fault ?? ''] ?? 'wrong';
}

/** Makes the reader of a set of numbering data; sets of more data tell more of them apart by kind, and read them alike. */
export function createPhoneReader(metadata: MetadataJson): PhoneReader {
  const callingCodes = new Set<string>(
    getCountries(metadata).map((country) => getCountryCallingCode(country, metadata)),
  );
  const isCountry = (code: string): code is CountryCode => isSupportedCountry(code as CountryCode, metadata);
  const read = (text: string, fallback?: Fallback) => phoneOf(text, fallback, metadata);

  /** What is dialled to leave a country: zeros everywhere, and what its own data say. */
  const wayOut = (callingCode: string): RegExp => {
    const country = (metadata.country_calling_codes as Readonly<Record<string, CountryCode[]>>)[callingCode]?.[0];
    const own = country === undefined ? undefined : planOf(country, metadata)?.IDDPrefix();
    return own === undefined ? /^00(?=[1-9])/ : new RegExp(`^(?:00|${own})(?=[1-9])`);
  };
  const readPhone = ({ countryDialingCode, mobileNum }: TypedPhone): Phone | undefined => {
    if (countryDialingCode.length + mobileNum.length > LONGEST_PHONE_TEXT) return undefined;
    const text = phoneText(mobileNum);
    const code = phoneText(countryDialingCode).replace(/\D/g, '').replace(/^0+/, '');
    if (text.startsWith('+')) return read(text);
    if (!/^\p{P}*\d/u.test(text)) return undefined;
    const dialled = text.replace(SEPARATORS, '');
    const abroad = wayOut(code).exec(dialled)?.[0];
    const foreign = abroad === undefined ? undefined : read(`+${dialled.slice(abroad.length)}`);
    if (foreign !== undefined || code === '') return foreign;
    // Repeated zeros are one trunk prefix, or the way out of the country.
    const number = text.replace(/^0{3,}/, '0');
    return callingCodes.has(code) ? read(number, { defaultCallingCode: code }) : read(`+${code}${number}`);
  };
  const readLocalPhone = (text: string, country: string): Phone | undefined => {
    if (text.length > LONGEST_PHONE_TEXT || !isCountry(country)) return undefined;
    const plain = phoneText(text);
    return NUMBER_NOT_NAME.test(plain) ? read(plain, { defaultCountry: country }) : undefined;
  };
  const mobileFault = (typed: TypedPhone): MobileFault => {
    const phone = readPhone(typed);
    return phone === undefined ? lengthFault(typed, metadata) : mobileLengthFault(phone, metadata);
  };
  return { readPhone, readLocalPhone, mobileFault };
}
