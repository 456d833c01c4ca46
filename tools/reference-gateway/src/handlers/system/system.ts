import { PROMOTION_FLAGS, REGISTER_SWITCHES, WHITELABEL_FLAGS } from 'shared-contracts/flags';
import type { CallContext } from '../../rules/call/context';
import type { Handlers } from '../../rules/call/handler';
import { LIMITS } from '../../rules/security/rate-limit';
import { refused } from '../../rules/refusal';
import { issueCaptcha } from '../../rules/captcha/captchas';
import { COUNTRIES } from '../../data/countries';
import { BUSINESS_ZONE } from '../../data/days';
import type { Merchant } from '../../data/merchants';

/** Two prefixes that the same pictures are served under. */
export const IMAGE_PREFIXES = ['/cdn1', '/cdn2'] as const;

function switches<Name extends string>(all: readonly Name[], on: readonly Name[]): Record<string, boolean> {
  return Object.fromEntries(all.map((name) => [name, on.includes(name)]));
}

function templates(merchant: Merchant) {
  const version = merchant.hasNewTemplates ? '1' : '0';
  return { mem_cen: version, dep_func: version };
}

function siteInfo({ merchant, site }: CallContext) {
  return {
    customerService: true,
    domainRoute: site.host,
    mobileTemplate: templates(merchant),
    paths: {},
    register: switches(REGISTER_SWITCHES, merchant.registerSwitches),
    resources: [
      { type: 'TELEGRAM', url: 'https://t.me/example', labelNameEn: 'Telegram', resourceType: 'SOCIAL' },
      { type: 'FACEBOOK', url: 'https://www.facebook.com/example', labelNameEn: 'Facebook', resourceType: 'SOCIAL' },
      {
        type: 'ANDROID',
        url: `https://download.example.com/${merchant.site}.apk`,
        labelNameEn: 'Android',
        resourceType: 'APP',
      },
      {
        type: 'IOS',
        url: `https://download.example.com/${merchant.site}/ios`,
        labelNameEn: 'iOS',
        resourceType: 'APP',
      },
    ],
    whitelabel: {
      flags: switches(WHITELABEL_FLAGS, merchant.flags),
      promotions: switches(PROMOTION_FLAGS, merchant.promotions),
      menus: [...merchant.menus],
      dividendDisplay: merchant.dividendDisplay,
    },
    mainDomain: site.host,
    imageCDNs: [...IMAGE_PREFIXES],
    currencySymbol: merchant.currencySymbol,
    timeZone: BUSINESS_ZONE,
    languages: { supported: [...merchant.languages], default: merchant.languages[0] ?? ('EN' as const) },
  };
}

export const systemHandlers: Handlers<'R-01' | 'R-02' | 'R-03' | 'R-04' | 'R-05'> = {
  'R-01': (_request, context) => ({
    info: siteInfo(context),
    location: { ip: context.address, country: context.merchant.country },
    maintenance: false,
    regionRestriction: false,
  }),
  'R-02': async (_request, { services }) => {
    await services.keys.renew();
    return { ...services.keys.current(), alg: 'RSA-OAEP-256', enc: 'A256GCM' };
  },
  'R-03': (_request, { merchant }) => ({ list: [...COUNTRIES], current: merchant.country }),
  'R-04': (_request, { merchant }) => templates(merchant),
  'R-05': ({ form }, context) => {
    const wait = context.services.limiter.hit(LIMITS.captchaByAddress, context.address);
    if (wait > 0) throw refused('R-05', 'rate.limited', undefined, wait);
    return issueCaptcha(context, form);
  },
};
