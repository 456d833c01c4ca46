import { htmlLanguage, type FileLanguage } from 'shared-contracts/language';
import { ICONS_PATH } from 'shared-contracts/release/installed';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { pageDescription } from 'shared-contracts/release/page-descriptions';
import { searchLanguages, type SearchPage } from 'shared-contracts/release/search-pages';
import { iconFile } from '../installed/icons';
import { escapeText, scriptJson } from '../markup/markup';

/** What programs read of the merchant (schema.org): only where its public origin is known, because things have addresses. */
function structuredData(merchant: MerchantConfig, origin: string, logo: string): object {
  const id = `${origin}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': id, name: merchant.name, url: `${origin}/`, logo },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: merchant.name,
        url: `${origin}/`,
        inLanguage: searchLanguages(merchant).map(htmlLanguage),
        publisher: { '@id': id },
      },
    ],
  };
}

/**
 * The title and what search engines and previews of links read in the head of a page. Its canonical address, its other
 * languages and whether it may be shown at all are headers (`searchHeaders`).
 */
export function searchHead(merchant: MerchantConfig, page: SearchPage, language: FileLanguage): readonly string[] {
  const { name, origin } = merchant;
  const description = pageDescription(name, page, language);
  const logo = origin === undefined ? undefined : `${origin}${ICONS_PATH}${iconFile(merchant, '512')}`;
  const previews = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', name],
    ['og:description', description],
    ...(logo === undefined ? [] : [['og:image', logo]]),
  ] as const;
  return [
    `<title>${escapeText(name)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    ...previews.map(([property, content]) => `<meta property="${property}" content="${escapeText(content)}">`),
    ...(origin === undefined || logo === undefined
      ? []
      : [`<script type="application/ld+json">${scriptJson(structuredData(merchant, origin, logo))}</script>`]),
  ];
}
