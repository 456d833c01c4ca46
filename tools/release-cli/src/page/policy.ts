import { policyHash } from '../store/digest';

/** What of a page its own part of the security policy depends on; the headers hold the part that is constant. */
export interface PolicyInput {
  /** Origin of the packages' files when it is not the page's own. */
  readonly assetsOrigin: string | null;
  readonly apiOrigin: string;
  /** Texts that stand in the page, or may be put there by its own code. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Hashes of styles that libraries insert at run time, as descriptors state them. */
  readonly styleHashes: readonly string[];
  /** Further origins that remotes may come from, where overrides are allowed; none by default. */
  readonly overrideOrigins?: readonly string[] | undefined;
}

/** The origin of an absolute address; null for a path of this site. */
export function originOf(address: string): string | null {
  return /^https?:\/\//.test(address) ? new URL(address).origin : null;
}

function quoted(hash: string): string {
  return hash.startsWith("'") ? hash : `'${hash}'`;
}

/**
 * The content security policy that stands in the page: nothing runs that the page's map does not name. What
 * a `<meta>` cannot state, and what is the same for every page, comes with `PAGE_HEADERS`.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const assets = input.assetsOrigin === null ? [] : [input.assetsOrigin];
  const overrides = input.overrideOrigins ?? [];
  const api = originOf(input.apiOrigin);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...assets, ...overrides, ...input.inlineScripts.map(policyHash)],
    [
      'style-src',
      "'self'",
      ...assets,
      ...overrides,
      ...new Set([...input.inlineStyles.map(policyHash), ...input.styleHashes.map(quoted)]),
    ],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...assets],
    ['font-src', "'self'", ...assets],
    ['connect-src', "'self'", ...assets, ...(api === null ? [] : [api]), ...overrides],
    ['media-src', "'self'", 'blob:'],
    ['frame-src', 'https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
