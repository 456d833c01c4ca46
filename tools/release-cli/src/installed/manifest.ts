import { brandPalette } from 'shared-contracts/brand';
import { PATHS } from 'shared-contracts/paths';
import { ICONS_PATH, SHARED_PATH } from 'shared-contracts/release/installed';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { brandOf } from '../page/brand-of';
import { iconFile, type IconKind } from './icons';

/** What most launchers show under an icon before they cut it. */
const SHORT_NAME_LENGTH = 12;

/** The start of every site is in English until a language is chosen (D-09), and a manifest has one language. */
const SHORTCUTS = [
  { name: 'Deposit', url: PATHS.deposit },
  { name: 'Promotions', url: PATHS.activity },
  { name: 'Customer service', short_name: 'Service', url: PATHS.service },
];

function icon(merchant: MerchantConfig, kind: IconKind, purpose: 'any' | 'maskable'): object {
  const size = kind.split('-')[0] ?? '';
  return { src: `${ICONS_PATH}${iconFile(merchant, kind)}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}

/** What a phone has to know to put a merchant's site on its home screen; the same merchant gives the same bytes. */
export function manifestText(merchant: MerchantConfig): string {
  const { page } = brandPalette(brandOf(merchant), 'dark');
  const manifest = {
    id: '/m/',
    name: merchant.name,
    short_name: merchant.installed?.shortName ?? merchant.name.slice(0, SHORT_NAME_LENGTH).trim(),
    description: siteDescription(merchant),
    lang: 'en',
    dir: 'ltr',
    start_url: PATHS.home,
    scope: '/m/',
    display: 'standalone',
    theme_color: page,
    background_color: page,
    categories: ['games', 'entertainment'],
    icons: [icon(merchant, '192', 'any'), icon(merchant, '512', 'any'), icon(merchant, '512-full', 'maskable')],
    shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: [icon(merchant, '192', 'any')] })),
    share_target: {
      action: SHARED_PATH,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** One sentence for search engines and launchers. */
export function siteDescription({ name }: MerchantConfig): string {
  return `${name} on your phone: slots, live casino, fishing, sports and lottery in one lobby, with deposits and withdrawals at hand. For adults only.`;
}
