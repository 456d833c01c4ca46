import { getCountryCallingCode, Metadata, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** The library's types leave out what a plan says of its kinds of numbers. */
interface PlanOfKinds {
  readonly possibleLengths: () => readonly number[];
  readonly type: (kind: 'MOBILE') => { readonly possibleLengths: () => readonly number[] | undefined } | undefined;
}

function countryOf(code: CountryCode) {
  const data = new Metadata(metadata);
  data.selectNumberingPlan(code);
  const plan = data.numberingPlan as unknown as PlanOfKinds;
  const lengths = plan.type('MOBILE')?.possibleLengths() ?? plan.possibleLengths();
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
