import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { mobileLengths } from 'shared-contracts/phone-number';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

function countryOf(code: CountryCode) {
  const lengths = mobileLengths(code, metadata) ?? [];
  return {
    code,
    name: NAMES.of(code) ?? code,
    dialingCode: getCountryCallingCode(code, metadata) as string,
    mobileMinLength: Math.min(...lengths),
    // With the zero that many countries dial before it at home.
    mobileMaxLength: Math.max(...lengths) + 1,
  };
}

/** Every country of the numbering data; of those that share a dialling code, its main country comes first. */
export const COUNTRIES = Object.values(metadata.country_calling_codes).flatMap((codes) => codes.map(countryOf));
