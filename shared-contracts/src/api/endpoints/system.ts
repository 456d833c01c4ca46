import * as v from 'valibot';
import { isLanguageCode, type LanguageCode } from '../../language';
import { defineEndpoint } from '../endpoint';
import { list, moment, nothing, timeZone } from '../schemas';

const languageCode = v.custom<LanguageCode>(isLanguageCode, 'unknown language code');

/** A link the operator configured: app downloads, social pages, sign-in providers. */
export const resourceSchema = v.object({
  type: v.string(),
  url: v.string(),
  labelNameEn: v.optional(v.string(), ''),
  resourceType: v.optional(v.string(), ''),
});
export type SiteResource = v.InferOutput<typeof resourceSchema>;

/** What a merchant's site looks like and may do; cached and refreshed in the background (S1 4). */
export const siteInfoSchema = v.object({
  customerService: v.optional(v.boolean(), false),
  domainRoute: v.optional(v.string(), ''),
  mobileTemplate: v.optional(
    v.object({ mem_cen: v.optional(v.string(), '0'), dep_func: v.optional(v.string(), '0') }),
    {},
  ),
  paths: v.optional(v.record(v.string(), v.string()), {}),
  register: v.optional(v.record(v.string(), v.boolean()), {}),
  resources: v.optional(v.array(resourceSchema), []),
  whitelabel: v.object({
    flags: v.record(v.string(), v.boolean()),
    promotions: v.record(v.string(), v.boolean()),
    menus: v.array(v.string()),
    dividendDisplay: v.optional(v.boolean(), false),
  }),
  mainDomain: v.optional(v.string(), ''),
  /** Prefixes that image paths are put behind, one picked at random for the page's life (D-43). */
  imageCDNs: v.optional(v.array(v.string()), []),
  /** Shown to visitors, who have no wallet to take it from (D-33). */
  currencySymbol: v.optional(v.string(), ''),
  /** IANA name of the zone the operator's business days begin in; empty for the zone of the device. */
  timeZone: v.fallback(v.optional(timeZone, ''), ''),
  languages: v.object({ supported: v.array(languageCode), default: languageCode }),
});
export type SiteInfo = v.InferOutput<typeof siteInfoSchema>;

/** Maintenance wins over a region restriction (S1 4); see `systemStatusOf`. */
export const systemStatus = defineEndpoint({
  id: 'R-01',
  method: 'GET',
  path: '/system/status',
  auth: 'public',
  request: v.object({ merchantCode: v.string(), language: v.string() }),
  reply: v.object({
    info: siteInfoSchema,
    location: v.object({ ip: v.string(), country: v.optional(v.string(), '') }),
    /** True for maintenance; a number is the status value itself, for states the site has no page for (S1 2.8). */
    maintenance: v.union([v.boolean(), v.number()]),
    regionRestriction: v.boolean(),
  }),
});

/** The public key that encrypted payloads are sealed for (D-15); cache until `expiresAt`. */
export const encryptionKey = defineEndpoint({
  id: 'R-02',
  method: 'GET',
  path: '/system/encryption-key',
  auth: 'public',
  request: nothing,
  reply: v.object({
    kid: v.string(),
    jwk: v.looseObject({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
    alg: v.literal('RSA-OAEP-256'),
    enc: v.literal('A256GCM'),
    expiresAt: moment,
  }),
});

/** Countries for the dialling-code picker. */
export const countries = defineEndpoint({
  id: 'R-03',
  method: 'GET',
  path: '/system/countries',
  auth: 'public',
  request: nothing,
  reply: v.object({
    ...list(
      v.object({
        code: v.string(),
        name: v.string(),
        dialingCode: v.string(),
        mobileMinLength: v.number(),
        mobileMaxLength: v.number(),
      }),
    ).entries,
    current: v.string(),
  }),
});

/** The same two switches as R-01, which wins. */
export const templateSettings = defineEndpoint({
  id: 'R-04',
  method: 'GET',
  path: '/system/template-settings',
  auth: 'public',
  request: v.object({ merchantCode: v.string() }),
  reply: v.object({ mem_cen: v.string(), dep_func: v.string() }),
});

/** A base64 PNG; the answer also sets the cookie that binds it to its solution (D-55). */
export const captcha = defineEndpoint({
  id: 'R-05',
  method: 'GET',
  path: '/captcha',
  auth: 'public',
  module: 'VALID_CAPTCHA3',
  request: v.object({ t: v.number() }),
  reply: v.string(),
  codes: ['rate.limited'],
});
