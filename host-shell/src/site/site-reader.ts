import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import { decimalsOf } from 'shared-contracts/currency';
import type { SiteFlags } from 'shared-contracts/flags';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { SiteReader } from 'shared-contracts/remote/remote-context';
import { infoOf, type SiteStatusStore } from './site-status';

/** What is known of the site before its status has answered: everything switchable is off. */
export function unknownSite(merchant: MerchantConfig): SiteInfo {
  return {
    customerService: false,
    domainRoute: '',
    mobileTemplate: { mem_cen: '0', dep_func: '0' },
    paths: {},
    register: {},
    resources: [],
    whitelabel: { flags: {}, promotions: {}, menus: [], dividendDisplay: false },
    mainDomain: '',
    imageCDNs: [],
    currencySymbol: '',
    timeZone: '',
    languages: merchant.languages,
  };
}

/** The image prefixes for the life of this page: one of the CDNs at random, then the fallback. */
export function pickImageBases(cdns: readonly string[], fallback: string, random: () => number): readonly string[] {
  const picked = cdns[Math.floor(random() * cdns.length)];
  return picked === undefined || picked === fallback ? [fallback] : [picked, fallback];
}

/** The site's information as remotes read it; `draw` picks one of the image CDNs. */
export function siteReader(
  status: SiteStatusStore,
  merchant: MerchantConfig,
  merchantCode: () => string,
  draw: () => number = () => Math.random(),
): SiteReader {
  const unknown = unknownSite(merchant);
  let picked: readonly string[] | null = null;
  const info = (): SiteInfo => infoOf(status.get(), unknown);
  return {
    info,
    subscribe: status.subscribe,
    merchantCode,
    imageBases: () => {
      if (status.get().kind === 'known') picked ??= pickImageBases(info().imageCDNs, merchant.imageFallback, draw);
      return picked ?? [merchant.imageFallback];
    },
    scaledPictures: merchant.scaledPictures,
    name: merchant.name,
    logo: merchant.brand.logo,
    currencySymbol: () => info().currencySymbol,
    currencyDecimals: merchant.currency && (merchant.currency.decimals ?? decimalsOf(merchant.currency.code)),
  };
}

/** The site's switches; what is not said to be on is off. */
export function siteFlags(info: () => SiteInfo): SiteFlags {
  return {
    isOn: (flag) => info().whitelabel.flags[flag] === true,
    isPromotionOn: (flag) => info().whitelabel.promotions[flag] === true,
    allowsMenu: (key) => info().whitelabel.menus.includes(key),
    showsDividends: () => info().whitelabel.dividendDisplay,
  };
}
