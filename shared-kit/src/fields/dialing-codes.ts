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
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function localName(country: DialingCountry, names: Intl.DisplayNames | undefined): string {
  try {
    return names?.of(country.code.toUpperCase()) ?? country.name;
  } catch {
    // A code that is none of ISO's.
    return country.name;
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
export function countriesFor(countries: readonly DialingCountry[], locale: string): ListedCountry[] {
  const names = namesIn(locale);
  return countries
    .map((country) => ({
      code: country.code.toUpperCase(),
      name: localName(country, names),
      dialingCode: country.dialingCode.replace(/\D/g, ''),
    }))
    .sort((first, second) => first.name.localeCompare(second.name, locale));
}

function rank(country: ListedCountry, words: string, digits: string): number {
  if (digits !== '') return country.dialingCode.startsWith(digits) ? 0 : -1;
  const name = folded(country.name);
  if (country.code.toLowerCase() === words || name.startsWith(words)) return 0;
  if (name.split(/[\s(-]+/).some((word) => word.startsWith(words))) return 1;
  return name.includes(words) ? 2 : -1;
}

/** The countries that a search means: by the start of the dialing code, by code, or by any part of the name. */
export function searchCountries(countries: readonly ListedCountry[], search: string): ListedCountry[] {
  const words = folded(search.trim());
  if (words === '') return [...countries];
  const digits = /^\+?[\d\s]+$/.test(words) ? words.replace(/\D/g, '') : '';
  return countries
    .map((country) => ({ country, place: rank(country, words, digits) }))
    .filter(({ place }) => place >= 0)
    .sort((first, second) => first.place - second.place)
    .map(({ country }) => country);
}
