import { plainDigits } from 'shared-contracts/plain-digits';
import type { PhoneData } from './phone-data';

/** A country as the gateway tells it, as far as its dialing code is concerned. */
export interface DialingCountry {
  /** Two letters, ISO 3166. */
  readonly code: string;
  /** As the server names it; shown where the device knows no name in the player's language. */
  readonly name: string;
  /** With or without its plus. */
  readonly dialingCode: string;
}

/** A country as the list shows it. */
export interface ListedCountry {
  readonly code: string;
  readonly name: string;
  /** Digits only. */
  readonly dialingCode: string;
  /** By which else it is found, as `searchable` writes them. */
  readonly words: readonly string[];
}

/** What is known of countries besides what the server says; it may still be loading. */
export type CountryFacts = Pick<PhoneData, 'namesOf' | 'mainCountryOf'>;

/** A text without what people leave out when they search: marks, case and punctuation. */
function searchable(text: string): string {
  return plainDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}

function nameIn(names: Intl.DisplayNames | undefined, code: string): string | undefined {
  try {
    return names?.of(code);
  } catch {
    // A code that is none of ISO's.
    return undefined;
  }
}

function namesIn(locale: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  } catch {
    return undefined;
  }
}

/** The countries in the player's language and its order. */
export function countriesFor(
  countries: readonly DialingCountry[],
  locale: string,
  facts?: CountryFacts,
): ListedCountry[] {
  const names = namesIn(locale);
  const english = namesIn('en');
  return countries
    .map((country) => {
      const code = country.code.toUpperCase();
      const name = nameIn(names, code) ?? country.name;
      const others = [nameIn(english, code) ?? '', country.name, ...(facts?.namesOf(code) ?? [])];
      const words = [...new Set([name, code, ...others].map(searchable))].filter((word) => word !== '');
      return { code, name, dialingCode: country.dialingCode.replace(/\D/g, ''), words };
    })
    .sort((first, second) => first.name.localeCompare(second.name, locale));
}

const NOT_FOUND = -1;

function rankByDigits({ code, dialingCode }: ListedCountry, digits: string, facts: CountryFacts | undefined): number {
  const behindMain = facts?.mainCountryOf(dialingCode) === code ? 0 : 1;
  if (dialingCode === digits) return behindMain;
  if (dialingCode.startsWith(digits)) return 2;
  return digits.startsWith(dialingCode) ? 3 + behindMain : NOT_FOUND;
}

function rankByWords({ words }: ListedCountry, search: string): number {
  if (words.includes(search)) return 0;
  if (words.some((word) => word.startsWith(search))) return 1;
  if (words.some((word) => word.includes(` ${search}`))) return 2;
  return words.some((word) => word.includes(search)) ? 3 : NOT_FOUND;
}

/** The countries that a search means: by the start of the dialing code, by code, or by any part of a name. */
export function searchCountries(
  countries: readonly ListedCountry[],
  search: string,
  facts?: CountryFacts,
): ListedCountry[] {
  const wanted = searchable(search);
  if (wanted === '') return [...countries];
  const digits = /^\+?[\d\s]+$/.test(wanted) ? wanted.replace(/\D/g, '').replace(/^00/, '') : '';
  const rank = (country: ListedCountry): number =>
    digits === '' ? rankByWords(country, wanted) : rankByDigits(country, digits, facts);
  return countries
    .map((country) => ({ country, place: rank(country) }))
    .filter(({ place }) => place !== NOT_FOUND)
    .sort((first, second) => first.place - second.place)
    .map(({ country }) => country);
}
