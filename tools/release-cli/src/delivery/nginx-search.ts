import { ADDRESS_LANGUAGE } from 'shared-contracts/language';
import {
  isSearched,
  languageQuery,
  linkHeader,
  SEARCH_PATTERNS,
  searchLanguages,
} from 'shared-contracts/release/search-pages';
import type { NginxOptions } from './nginx-options';
import { block, mapPattern, quoted, type Lines } from './nginx-text';

/** Variables of what search engines are told of a page. */
export interface SearchNames {
  readonly merchant: string;
  /** The path that stands for the page; empty for one that they may not show. */
  readonly searchPath: string;
  /** The language that the address names; empty without one. */
  readonly searchLanguage: string;
  /** The query of the page in that language; empty where the merchant does not have it. */
  readonly searchQuery: string;
  readonly searchRobots: string;
  readonly searchLink: string;
}

/** The maps that tell of every request to a page what `searchHeaders` says of it. */
export function searchLines({ environment, searched: merchants = [] }: NginxOptions, names: SearchNames): Lines {
  const searched = merchants.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const { merchant, searchPath, searchLanguage, searchQuery, searchRobots, searchLink } = names;
  const queries = searched.flatMap((config) =>
    searchLanguages(config).map((language) => `"${config.code}|${language}" ${quoted(languageQuery(language))};`),
  );
  const links = searched.flatMap((config) => {
    if (config.origin === undefined) return [];
    // Written by nginx: path and query are its own variables, and the rest was checked when it was set.
    const link = linkHeader(config, `${config.origin}${searchPath}`, searchQuery).replaceAll('"', String.raw`\"`);
    return [`"~^/[^|]*\\|${config.code}$" "${link}";`];
  });
  return [
    ...block(`map $request_uri ${searchPath}`, [
      'default "";',
      ...SEARCH_PATTERNS.map(({ address, path }) => `${mapPattern(address)} ${path};`),
    ]),
    ...block(`map $request_uri ${searchLanguage}`, ['default "";', `${mapPattern(ADDRESS_LANGUAGE)} $1;`]),
    ...block(`map "${merchant}|${searchLanguage}" ${searchQuery}`, ['default "";', ...queries]),
    // nginx sends no empty header.
    ...block(`map ${searchPath} ${searchRobots}`, [
      'default noindex;',
      `~. ${isSearched(environment) ? '""' : 'noindex'};`,
    ]),
    ...block(`map "${searchPath}|${merchant}" ${searchLink}`, ['default "";', ...links]),
  ];
}

/** The headers of a page's answer. */
export function searchHeaderLines({ searchRobots, searchLink }: SearchNames): Lines {
  return [`add_header X-Robots-Tag ${searchRobots};`, `add_header Link ${searchLink};`];
}
