import * as v from 'valibot';
import { ENDPOINTS } from '../api/endpoint-table';
import { compileGateway } from '../api/gateway/compile-gateway';
import type { GatewayConfig } from '../api/gateway/gateway-config';
import { isLanguageCode, type LanguageCode } from '../language';
import { parseOrExplain } from './descriptor';
import { contactAddress, imagePrefix, originText, pictureHost, shownText } from './written-texts';

const languageCode = v.custom<LanguageCode>(isLanguageCode, 'unknown language code');
const merchantCode = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'letters, digits and dashes only'));

/** More would be a list of the web; each of them learns who looks at a page. */
const MOST_PICTURE_HOSTS = 20;

/** What an operator configures of one merchant's site: the "host config file" (D-12), inlined in its page. */
export const merchantConfigSchema = v.object({
  code: merchantCode,
  trialMerchantCode: merchantCode,
  /** Shown in titles and beside the logo. */
  name: v.string(),
  brand: v.object({
    hue: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
    chroma: v.pipe(v.number(), v.minValue(0), v.maxValue(0.3)),
    accentHue: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
    surfaceHue: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
  }),
  /** What the start assumes until the status call has answered (D-08). */
  languages: v.object({ supported: v.array(languageCode), default: languageCode }),
  /** Prefix of images when no CDN answers (D-43); empty is this origin. */
  imageFallback: v.string(),
  /** Origin of the API; empty is this origin. */
  apiOrigin: v.string(),
  /** Further origins that pictures may come from: a page asks no host that its settings do not name. */
  pictureHosts: v.optional(v.array(v.string())),
  /** The site on a home screen. */
  installed: v.optional(
    v.object({
      /** Stands under the icon; without it, the beginning of the name. */
      shortName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(12))),
      /** Whether devices keep the last known lobby for when there is no connection; `false` takes it from all of them. */
      offlineLobby: v.optional(v.boolean()),
      /** Whether a visit begins with the page that the last one kept; `false` has every visit ask for the page first. */
      keptPage: v.optional(v.boolean()),
    }),
  ),
  /**
   * Ways to customer service, for browsers that cannot run the site and ask the gateway; each an https, mailto or tel
   * address.
   */
  customerService: v.optional(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        url: v.pipe(v.string(), v.regex(/^(?:https:\/\/|mailto:|tel:)[^\s"<>]+$/, 'https, mailto or tel only')),
      }),
    ),
  ),
  /** How the operator's own gateway differs from the contract; {@link assertMerchantGateway} checks it. */
  gateway: v.optional(v.custom<GatewayConfig>((value) => typeof value === 'object' && value !== null, 'not a table')),
});
export type MerchantConfig = v.InferOutput<typeof merchantConfigSchema>;

/**
 * What an operator may write of a merchant: the fields of {@link merchantConfigSchema}, each text of its own kind. A
 * function, so that pages, which only read, carry nothing of it.
 */
export function merchantSettingsSchema() {
  const { installed, ...others } = merchantConfigSchema.entries;
  const shortName = v.optional(v.pipe(shownText(12), v.minLength(1)));
  const contact = v.object({ name: v.pipe(shownText(40), v.minLength(1)), url: contactAddress });
  return v.object({
    ...others,
    name: v.pipe(shownText(60), v.minLength(1)),
    imageFallback: imagePrefix,
    apiOrigin: v.union([v.literal(''), originText], 'not an origin such as https://api.example'),
    pictureHosts: v.optional(v.pipe(v.array(pictureHost), v.maxLength(MOST_PICTURE_HOSTS))),
    installed: v.optional(v.object({ ...installed.wrapped.entries, shortName })),
    customerService: v.optional(v.array(contact)),
  });
}

/**
 * Refuses a configuration whose gateway cannot carry every call, with one sentence that names merchant, endpoint
 * and field; in production also one that is called over http.
 */
export function assertMerchantGateway(config: MerchantConfig, environment?: string): void {
  compileGateway(config, ENDPOINTS, environment);
}

/** Parses a merchant's configuration; throws a clear error that names the field. */
export function parseMerchantConfig(value: unknown): MerchantConfig {
  const config = parseOrExplain(merchantSettingsSchema(), value, 'merchant configuration');
  assertMerchantGateway(config);
  return config;
}
