import { askedLanguage, FILE_LANGUAGES, htmlLanguage, type FileLanguage } from '../../language';
import { HOME_PATHS, PATHS, type PathId } from '../../paths';
import type { MerchantConfig } from '../documents/merchant-config';
import type { DeliveryHeaders } from './delivery-rules';

/**
 * What search engines are told (docs/product/shell.md#search-engines). Every answer tells it by headers, because a
 * merchant's pages are one document: without scripts nothing in that could depend on the path.
 */

/** The pages that they may show, each with the further paths on which it is the same. All others are `noindex`. */
export const SEARCH_PAGES = {
  home: HOME_PATHS.filter((path) => path !== PATHS.home),
  gameList: [],
  live: [],
  pvp: [],
  sports: [],
  rng: [PATHS.slotsCenter],
  fish: [],
  lottery: [],
  activity: [],
  vip: [PATHS.vipDocument],
  app: [],
  login: [],
  register: ['/m/register.html'],
  trial: [],
  service: [],
  notice: [],
  help: [],
  terms: [],
  privacy: [],
} as const satisfies Partial<Record<PathId, readonly string[]>>;
export type SearchPage = keyof typeof SEARCH_PAGES;

/** The names of {@link SEARCH_PAGES}. */
export const SEARCH_PAGE_NAMES = Object.keys(SEARCH_PAGES) as readonly SearchPage[];

/** One page, by its raw addresses: means the same in JavaScript and PCRE. */
export interface SearchPattern {
  /** Tested on the address as it was sent, with its query. */
  readonly address: RegExp;
  /** The path that stands for the page. */
  readonly path: string;
}

/** The addresses of each page; a trailing slash does not count, any query does not either. */
export const SEARCH_PATTERNS: readonly SearchPattern[] = SEARCH_PAGE_NAMES.map((page) => {
  const spellings = [PATHS[page], ...SEARCH_PAGES[page]].map((path) => path.replace(/(.)\/$/, '$1'));
  const paths = [...new Set(spellings)].map((path) => path.replaceAll('.', String.raw`\.`));
  return { address: new RegExp(`^(?:${paths.join('|')})/?(?:\\?|$)`), path: PATHS[page] };
});

/** The languages that a merchant's pages have texts of, in the order of its settings. */
export function searchLanguages({ languages }: Pick<MerchantConfig, 'languages'>): readonly FileLanguage[] {
  return FILE_LANGUAGES.filter((language) => languages.supported.includes(language));
}

/** The query of a page in a language. */
export function languageQuery(language: FileLanguage): string {
  return `?language=${language}`;
}

/** A page's address and those in other languages; the one without a language leaves it to the reader's device. */
export function alternatesOf(
  merchant: Pick<MerchantConfig, 'languages'>,
  address: string,
): readonly (readonly [tag: string, address: string])[] {
  const named = searchLanguages(merchant).map(
    (language) => [htmlLanguage(language), `${address}${languageQuery(language)}`] as const,
  );
  return [...named, ['x-default', address]];
}

/** The header that names a page's address, with its query, and those in other languages. */
export function linkHeader(merchant: Pick<MerchantConfig, 'languages'>, address: string, query: string): string {
  const others = alternatesOf(merchant, address).map(
    ([tag, other]) => `<${other}>; rel="alternate"; hreflang="${tag}"`,
  );
  return [`<${address}${query}>; rel="canonical"`, ...others].join(', ');
}

/** Whether search engines may show anything of an environment. */
export function isSearched(environment: string): boolean {
  return environment === 'production';
}

/** What an answer to a page's raw address says to search engines. */
export function searchHeaders(
  environment: string,
  merchant: Pick<MerchantConfig, 'languages' | 'origin'>,
  address: string,
): DeliveryHeaders {
  const page = SEARCH_PATTERNS.find((pattern) => pattern.address.test(address));
  const robots = page === undefined || !isSearched(environment) ? { 'X-Robots-Tag': 'noindex' } : {};
  if (page === undefined || merchant.origin === undefined) return robots;
  const asked = askedLanguage(address);
  const language = searchLanguages(merchant).find((code) => code === asked);
  const query = language === undefined ? '' : languageQuery(language);
  return { ...robots, Link: linkHeader(merchant, `${merchant.origin}${page.path}`, query) };
}
