import { UserError } from '../text/user-error';

/** What of a page its own part of the security policy depends on; the headers hold the part that is constant. */
export interface PolicyInput {
  /** Origin of the packages' files when it is not the page's own. */
  readonly assetsOrigin: string | null;
  readonly apiOrigin: string;
  /** Where pictures may come from besides the page's own origin: origins, or what stands before a picture's path. */
  readonly pictures: readonly string[];
  /** Hashes of texts that stand in the page, or may be put there by its own code, as `policyHash` gives them. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Hashes of styles that libraries insert at run time, as descriptors state them. */
  readonly styleHashes: readonly string[];
  /** Further origins that remotes may come from, where overrides are allowed; none by default. */
  readonly overrideOrigins?: readonly string[] | undefined;
}

/** What may stand in a directive: a keyword, a hash, a scheme without a host, or an origin with a port or any. */
const SOURCE =
  /^(?:'(?:none|self)'|'sha(?:256|384)-[A-Za-z0-9+/]{43,64}={0,2}'|(?:data|blob):|https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::(?:\d{1,5}|\*))?)$/;

/** One directive; refuses a source that could end it and begin another, or open what nobody named. */
function directiveText([name, ...sources]: readonly string[]): string {
  const strange = sources.find((source) => !SOURCE.test(source));
  if (strange !== undefined) throw new UserError(`${JSON.stringify(strange)} cannot be a source of ${name ?? ''}`);
  return [name, ...sources].join(' ');
}

/** The origin of an absolute address; null for a path of this site. */
export function originOf(address: string): string | null {
  return /^https?:\/\//.test(address) ? new URL(address).origin : null;
}

/**
 * The content security policy that stands in the page: nothing runs that the page's map does not name. What
 * a `<meta>` cannot state, and what is the same for every page, comes with `PAGE_HEADERS`.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const assets = input.assetsOrigin === null ? [] : [input.assetsOrigin];
  const overrides = input.overrideOrigins ?? [];
  const api = originOf(input.apiOrigin);
  // The API is asked from the page anyway, and operators have pictures there.
  const pictures = [...input.pictures, input.apiOrigin].map(originOf).filter((origin) => origin !== null);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...assets, ...overrides, ...input.inlineScripts],
    [
      'style-src',
      "'self'",
      ...assets,
      ...overrides,
      ...new Set([...input.inlineStyles, ...input.styleHashes.map((hash) => `'${hash}'`)]),
    ],
    // No scheme: whatever may be shown from any host can carry what a page knows to that host.
    ['img-src', "'self'", 'data:', 'blob:', ...new Set([...assets, ...pictures])],
    ['font-src', "'self'", ...assets],
    ['connect-src', "'self'", ...assets, ...(api === null ? [] : [api]), ...overrides],
    ['media-src', "'self'", 'blob:'],
    ['frame-src', 'https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
  ];
  return directives.map(directiveText).join('; ');
}
