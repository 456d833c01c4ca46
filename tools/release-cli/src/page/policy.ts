import { policyHash } from '../store/digest';

/** What of a page its security policy depends on. */
export interface PolicyInput {
  /** Origin of the packages' files when it is not the page's own. */
  readonly assetsOrigin: string | null;
  readonly apiOrigin: string;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Hashes of styles that libraries insert at run time, as descriptors state them. */
  readonly styleHashes: readonly string[];
}

/** The origin of an absolute address; null for a path of this site. */
export function originOf(address: string): string | null {
  return /^https?:\/\//.test(address) ? new URL(address).origin : null;
}

function quoted(hash: string): string {
  return hash.startsWith("'") ? hash : `'${hash}'`;
}

/** The content security policy of a page: nothing runs that the page's map does not name. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const assets = input.assetsOrigin === null ? [] : [input.assetsOrigin];
  const api = originOf(input.apiOrigin);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...assets, ...input.inlineScripts.map(policyHash)],
    [
      'style-src',
      "'self'",
      ...assets,
      ...new Set([...input.inlineStyles.map(policyHash), ...input.styleHashes.map(quoted)]),
    ],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...assets],
    ['font-src', "'self'", ...assets],
    ['connect-src', "'self'", ...(api === null ? [] : [api])],
    ['media-src', "'self'", 'blob:'],
    ['frame-src', 'https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify', "'allow-duplicates'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** Every header of a page. */
export function pageHeaders(input: PolicyInput): Readonly<Record<string, string>> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': contentSecurityPolicy(input),
    'Integrity-Policy': 'blocked-destinations=(script)',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
