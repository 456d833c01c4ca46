/** Prefix of the pictures of merchants' brands; what follows is the SHA-256 of the bytes and the ending of their kind. */
export const BRAND_PATH = '/m/brand/';

/** The address of such a picture; means the same in JavaScript and PCRE. */
export const BRAND_FILE = /^\/m\/brand\/([0-9a-f]{64})\.(?:svg|png)$/;

/** One picture of a merchant's logo. */
export interface SiteLogo {
  /** Its address at the site, which has the hash of its bytes. */
  readonly src: string;
  /** Width as the file states it, CSS pixels. */
  readonly width: number;
  /** Height as the file states it, CSS pixels. */
  readonly height: number;
  /** The theme that it is for; without it, both. */
  readonly theme?: 'dark' | 'light' | undefined;
}
