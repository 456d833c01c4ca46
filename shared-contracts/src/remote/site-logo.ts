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
