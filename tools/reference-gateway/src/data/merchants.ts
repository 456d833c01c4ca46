import {
  AGENT_MENU_KEYS,
  PROMOTION_FLAGS,
  WHITELABEL_FLAGS,
  type AgentMenuKey,
  type PromotionFlag,
  type RegisterSwitch,
  type WhitelabelFlag,
} from 'shared-contracts/flags';
import type { LanguageCode } from 'shared-contracts/language';

/** A merchant of the seed; its trial twin is the same site with accounts of its own. */
export interface Merchant {
  readonly code: string;
  /** The merchant's own code, also for the twin. */
  readonly site: string;
  readonly isTrial: boolean;
  /** Degrees; colours the drawn banners. */
  readonly brandHue: number;
  readonly currencySymbol: string;
  readonly country: string;
  readonly languages: readonly LanguageCode[];
  readonly flags: readonly WhitelabelFlag[];
  readonly promotions: readonly PromotionFlag[];
  readonly menus: readonly AgentMenuKey[];
  readonly dividendDisplay: boolean;
  /** Both templates: new or base. */
  readonly hasNewTemplates: boolean;
  readonly registerSwitches: readonly RegisterSwitch[];
  readonly registrationCaptcha: boolean;
  readonly excludedVendors: readonly string[];
}

/** How a merchant calls itself in texts. */
export function siteName({ site }: Pick<Merchant, 'site'>): string {
  return `${site.charAt(0).toUpperCase()}${site.slice(1)}`;
}

type MerchantSeed = Omit<Merchant, 'code' | 'isTrial'>;

const SEEDS: readonly MerchantSeed[] = [
  {
    site: 'aurora',
    brandHue: 275,
    currencySymbol: '₱',
    country: 'PH',
    languages: ['TY', 'EN', 'CN', 'ID'],
    flags: WHITELABEL_FLAGS.filter((flag) => flag !== 'AGEGATE3'),
    promotions: PROMOTION_FLAGS,
    menus: AGENT_MENU_KEYS,
    dividendDisplay: true,
    hasNewTemplates: true,
    registerSwitches: ['MOBILENUMREG3', 'USERNAMEREG3', 'MOBILENUMPASSREG3'],
    registrationCaptcha: true,
    excludedVendors: [],
  },
  {
    site: 'bahari',
    brandHue: 195,
    currencySymbol: '₱',
    country: 'PH',
    languages: ['TY', 'EN'],
    flags: ['CHNGPASSVERIF3', 'REMPASS3'],
    promotions: ['LOGIN'],
    menus: ['AGEPAG', 'TRANSREC3', 'DOWNMAN', 'AGETEAMPNL3', 'TEAMBETTING3', 'GAMSER', 'SECPRIV', 'MAILCEN'],
    dividendDisplay: false,
    hasNewTemplates: false,
    registerSwitches: ['USERNAMEREG3'],
    registrationCaptcha: false,
    excludedVendors: ['TCG_LOTTO_VN', 'TCG_SEA', 'KUBO'],
  },
  {
    site: 'lotus',
    brandHue: 20,
    currencySymbol: '¥',
    country: 'CN',
    languages: ['CN', 'EN'],
    flags: ['CBS3', 'CHNGPASSVERIF3', 'MOBILEVERCODELOGIN3', 'PLYRBT'],
    promotions: ['REFERRAL'],
    menus: AGENT_MENU_KEYS,
    dividendDisplay: true,
    hasNewTemplates: true,
    registerSwitches: ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
    registrationCaptcha: false,
    excludedVendors: ['DIG'],
  },
];

const TRIAL_SUFFIX = '-trial';

/** Every merchant and its twin. */
export const MERCHANTS: readonly Merchant[] = SEEDS.flatMap((seed) => [
  { ...seed, code: seed.site, isTrial: false },
  { ...seed, code: `${seed.site}${TRIAL_SUFFIX}`, isTrial: true },
]);

/** The merchants that accounts and announcements are seeded for. */
export const SITE_MERCHANTS: readonly Merchant[] = MERCHANTS.filter((merchant) => !merchant.isTrial);

export function findMerchant(code: string): Merchant | undefined {
  return MERCHANTS.find((merchant) => merchant.code === code);
}
