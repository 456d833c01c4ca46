import codes from 'i18n-iso-countries/codes.json';
import english from 'i18n-iso-countries/langs/en.json';
import metadata from 'libphonenumber-js/mobile/metadata';
import { createPhoneReader, type PhoneReader } from 'shared-contracts/phone-number';

/** What the data of all countries' numbers and names say; large, so it comes with the first field that needs it. */
export interface PhoneData extends PhoneReader {
  /** English names and usual short forms of a country, by its two letters. */
  readonly namesOf: (countryCode: string) => readonly string[];
  /** The country that a shared calling code is known by: `US` for `1`. */
  readonly mainCountryOf: (callingCode: string) => string | undefined;
}

const NAMES: Readonly<Record<string, string | readonly string[]>> = english.countries;
const LETTERS = new Map((codes as [string, string, ...unknown[]][]).map(([two, three]) => [two, three]));
const COUNTRIES_OF: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;

/** The data of all countries; `loadPhoneData` loads this module. */
export const phoneData: PhoneData = {
  ...createPhoneReader(metadata),
  namesOf: (code) => [NAMES[code] ?? [], LETTERS.get(code) ?? []].flat(),
  mainCountryOf: (callingCode) => COUNTRIES_OF[callingCode]?.[0],
};
