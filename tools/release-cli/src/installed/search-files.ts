import { PATHS } from 'shared-contracts/paths';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { alternatesOf, isSearched, SEARCH_PAGE_NAMES } from 'shared-contracts/release/search-pages';
import { assertWrittenMerchant } from '../markup/assert-written';
import { escapeText } from '../markup/markup';

/** Path of the list of a merchant's pages. */
export const SITEMAP_PATH = '/sitemap.xml';

/**
 * What robots may fetch. Pages that search engines may not show are not forbidden: who may not fetch them never reads that
 * they say so.
 */
export function robotsText(merchant: MerchantConfig, environment: string): string {
  assertWrittenMerchant(merchant);
  if (!isSearched(environment)) return 'User-agent: *\nDisallow: /\n';
  const sitemap = merchant.origin === undefined ? '' : `\nSitemap: ${merchant.origin}${SITEMAP_PATH}\n`;
  return `User-agent: *\nAllow: /\nDisallow: /vendor-demo/\n${sitemap}`;
}

/** The pages that search engines may show, in every language; null where the site's origin is not known. */
export function sitemapText(merchant: MerchantConfig): string | null {
  assertWrittenMerchant(merchant);
  const { origin } = merchant;
  if (origin === undefined) return null;
  const urls = SEARCH_PAGE_NAMES.flatMap((page) => {
    const alternates = alternatesOf(merchant, `${origin}${PATHS[page]}`);
    const links = alternates.map(
      ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeText(address)}"/>`,
    );
    return alternates.map(([, address]) => `<url><loc>${escapeText(address)}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
