import {
  decimal,
  decimalOf,
  flag,
  flagOf,
  maybe,
  part,
  readBy,
  rows,
  spare,
  sureFlag,
  sureMoment,
  table,
  text,
  words,
} from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { DEFAULT_SUPPORTED_LANGUAGES, isLanguageCode, START_LANGUAGE, type LanguageCode } from '../../language';
import { defineEndpoint } from '../endpoint';
import { list, nothing, timeZone } from '../schemas';

/** A switch, or a state of the site by its number, in any spelling of either. */
const siteState = readBy<boolean | number>((value) => decimalOf(value) ?? flagOf(value), 'a site state');

const languageCode = v.custom<LanguageCode>(isLanguageCode, 'unknown language code');

/** A link the operator configured: app downloads, social pages, sign-in providers. */
export const resourceSchema = part({
  /** Which of its kind, such as `TELEGRAM`; `SIGNIN` and `BOTCHECK` say that the page has such a service. */
  type: words,
  /** Where it leads; to be checked before it is followed. */
  url: words,
  labelNameEn: text,
  /** Its kind: `APP`, `SOCIAL`, … */
  resourceType: text,
});
export type SiteResource = v.InferOutput<typeof resourceSchema>;

/** Which template of the member centre and of the deposit a site has. */
const templateSchema = part({
  /** `1` is the new member centre; anything else the base one. */
  mem_cen: spare(words, '0'),
  /** `1` is the new deposit; anything else the base one. */
  dep_func: spare(words, '0'),
});

const languagesSchema = v.pipe(
  part({ supported: spare(rows(languageCode), []), default: spare(languageCode, START_LANGUAGE) }),
  v.transform(({ supported, ...rest }) => ({
    ...rest,
    supported: supported.length > 0 ? supported : [...DEFAULT_SUPPORTED_LANGUAGES],
  })),
);

/** What a merchant's site looks like and may do; cached and refreshed in the background. */
export const siteInfoSchema = part({
  /** Whether the merchant has customer service. */
  customerService: flag,
  domainRoute: text,
  mobileTemplate: spare(templateSchema, {}),
  paths: spare(table(text), {}),
  /** By the names of `REGISTER_SWITCHES`; R-13 wins. */
  register: spare(table(sureFlag), {}),
  resources: spare(rows(resourceSchema), []),
  whitelabel: spare(
    part({
      /** By the names of `WHITELABEL_FLAGS`. */
      flags: spare(table(sureFlag), {}),
      /** By the names of `PROMOTION_FLAGS`. */
      promotions: spare(table(sureFlag), {}),
      /** The entries of the agent home, of `AGENT_MENU_KEYS`. */
      menus: spare(rows(words), []),
      /** Whether the agents' bar leads to the dividends. */
      dividendDisplay: flag,
    }),
    {},
  ),
  /** Host of the merchant's main site, for invite links; empty is the page's own. */
  mainDomain: text,
  /**
   * Prefixes that image paths are put behind, one picked at random for the page's life
   * (docs/product/common.md#pictures).
   */
  imageCDNs: spare(rows(words), []),
  /** Shown to visitors, who have no wallet to take it from. */
  currencySymbol: text,
  /** IANA name of the zone the operator's business days begin in; empty for the zone of the device. */
  timeZone: spare(timeZone, ''),
  languages: spare(languagesSchema, {}),
});
export type SiteInfo = v.InferOutput<typeof siteInfoSchema>;

/**
 * Maintenance wins over a region restriction; see `systemStatusOf`. A site whose status cannot be read is
 * open: the gateway refuses what is closed by itself.
 */
export const systemStatus = defineEndpoint({
  id: 'R-01',
  method: 'GET',
  path: '/system/status',
  auth: 'public',
  request: v.object({ merchantCode: v.string(), language: v.string() }),
  reply: part({
    /** Without it a page goes by what it says itself. */
    info: maybe(siteInfoSchema),
    location: spare(part({ ip: text, country: text }), {}),
    /** True for maintenance; a number is the status value itself, for states the site has no page for. */
    maintenance: spare(siteState, false),
    regionRestriction: flag,
  }),
});

/**
 * The public key that encrypted payloads are sealed for (docs/product/common.md#sealed-calls); cache until
 * `expiresAt`.
 */
export const encryptionKey = defineEndpoint({
  id: 'R-02',
  method: 'GET',
  path: '/system/encryption-key',
  auth: 'public',
  request: nothing,
  reply: part({
    kid: v.string(),
    jwk: v.looseObject({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
    alg: v.literal('RSA-OAEP-256'),
    enc: v.literal('A256GCM'),
    expiresAt: sureMoment,
  }),
});

/** Countries for the dialling-code picker. */
export const countries = defineEndpoint({
  id: 'R-03',
  method: 'GET',
  path: '/system/countries',
  auth: 'public',
  request: nothing,
  reply: part({
    ...list(
      part({
        code: words,
        name: words,
        /** Digits, without a plus. */
        dialingCode: words,
        /** In digits, without the dialling code. */
        mobileMinLength: spare(decimal, 4),
        /** In digits, without the dialling code. */
        mobileMaxLength: spare(decimal, 15),
      }),
    ).entries,
    /** Code of the visitor's country, which a picker begins with; empty where it is not known. */
    current: text,
  }),
});

/** The same two switches as R-01, which wins. */
export const templateSettings = defineEndpoint({
  id: 'R-04',
  method: 'GET',
  path: '/system/template-settings',
  auth: 'public',
  request: v.object({ merchantCode: v.string() }),
  reply: templateSchema,
});

/** A base64 PNG, or a sum in signs; the answer also sets the cookie that binds it to its solution. */
export const captcha = defineEndpoint({
  id: 'R-05',
  method: 'GET',
  path: '/captcha',
  auth: 'public',
  module: 'VALID_CAPTCHA3',
  request: v.object({
    /** The device's clock, epoch ms, so that no cache answers. */
    t: v.number(),
    /** `text`: a sum in signs, as `431 + 28`, for who cannot see a picture. A back end without it answers the picture. */
    form: v.optional(v.literal('text')),
  }),
  reply: words,
  codes: ['rate.limited'],
});
