import { fileLanguage, htmlLanguage, type FileLanguage } from 'shared-contracts/language';
import { PATHS } from 'shared-contracts/paths';
import { ICONS_PATH, SHARED_PATH } from 'shared-contracts/release/installed';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { pageDescription } from 'shared-contracts/release/page-descriptions';
import { assertWrittenMerchant } from '../markup/assert-written';
import { darkPaletteOf } from '../markup/brand-of';
import { iconFile, type IconKind } from './icons';

/** What most launchers show under an icon before they cut it. */
const SHORT_NAME_LENGTH = 12;

interface ManifestTexts {
  readonly deposit: string;
  readonly promotions: string;
  readonly service: string;
  /** For where the other is too long. */
  readonly serviceShort: string;
}

const TEXTS: Readonly<Record<FileLanguage, ManifestTexts>> = {
  CN: {
    deposit: '存款',
    promotions: '优惠活动',
    service: '客服中心',
    serviceShort: '客服',
  },
  EN: {
    deposit: 'Deposit',
    promotions: 'Promotions',
    service: 'Customer service',
    serviceShort: 'Service',
  },
  ID: {
    deposit: 'Deposit',
    promotions: 'Promosi',
    service: 'Layanan pelanggan',
    serviceShort: 'Layanan',
  },
  TY: {
    deposit: 'Deposito',
    promotions: 'Mga promo',
    service: 'Customer service',
    serviceShort: 'Serbisyo',
  },
};

function shortcutsOf({ deposit, promotions, service, serviceShort }: ManifestTexts) {
  return [
    { name: deposit, url: PATHS.deposit },
    { name: promotions, url: PATHS.activity },
    { name: service, short_name: serviceShort, url: PATHS.service },
  ];
}

function icon(merchant: MerchantConfig, kind: IconKind, purpose: 'any' | 'maskable'): object {
  const size = kind.split('-')[0] ?? '';
  return { src: `${ICONS_PATH}${iconFile(merchant, kind)}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/**
 * What a phone has to know to put a merchant's site on its home screen; the same merchant gives the same bytes. A
 * manifest has one language: what the merchant's players speak, whatever a page starts in.
 */
export function manifestText(merchant: MerchantConfig): string {
  assertWrittenMerchant(merchant);
  const { page } = darkPaletteOf(merchant);
  const language = fileLanguage(merchant.languages.default);
  const manifest = {
    id: '/m/',
    name: merchant.name,
    short_name: merchant.installed?.shortName ?? [...merchant.name].slice(0, SHORT_NAME_LENGTH).join('').trim(),
    description: pageDescription(merchant.name, 'home', language),
    lang: htmlLanguage(language),
    dir: 'ltr',
    start_url: PATHS.home,
    scope: '/m/',
    display: 'standalone',
    theme_color: page,
    background_color: page,
    categories: ['games', 'entertainment'],
    icons: [icon(merchant, '192', 'any'), icon(merchant, '512', 'any'), icon(merchant, '512-full', 'maskable')],
    shortcuts: shortcutsOf(TEXTS[language]).map((shortcut) => ({ ...shortcut, icons: [icon(merchant, '192', 'any')] })),
    share_target: {
      action: SHARED_PATH,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
