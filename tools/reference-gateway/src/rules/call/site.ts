/** Where the site is reached from outside, behind its proxy. */
export interface SiteOrigin {
  readonly scheme: string;
  readonly host: string;
}

export function siteUrl(site: SiteOrigin, path: string): string {
  return `${site.scheme}://${site.host}${path}`;
}
