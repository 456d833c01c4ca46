import * as v from 'shared-contracts/schema';
import { ENDPOINTS } from '../../api/table/endpoint-table';
import { compileGateway } from '../../api/gateway/compile-gateway';
import type { GatewayConfig } from '../../api/gateway/gateway-config';
import { assertGatewayOrigin } from '../../api/gateway/gateway-origin';
import { MOST_DECIMALS } from '../../currency';
import { isLanguageCode, type LanguageCode } from '../../language';
import { REMOTE_NAME_SOURCE } from '../../packages/remote-names';
import { SLOT_NAMES } from '../../remote/slot-map';
import { BRAND_FILE, type SiteLogo } from '../../remote/site-logo';
import { parseOrExplain } from './descriptor';
import {
  contactAddress,
  imagePrefix,
  originText,
  pictureHost,
  publicOrigin,
  scaledForm,
  scaledPrefix,
  visibleName,
} from './written-texts';

const languageCode = v.custom<LanguageCode>(isLanguageCode, 'unknown language code');
/** The code of a merchant, which is a part of keys and host names. */
export const MERCHANT_CODE = /^[a-z][a-z0-9-]{0,31}$/;

const merchantCode = v.pipe(v.string(), v.regex(MERCHANT_CODE, 'letters, digits and dashes only'));

/** A limit, because each of these hosts learns who views a page. */
const MOST_PICTURE_HOSTS = 20;

/** A limit, because every page has these lists. */
const MOST_SLOT_WIDGETS = 20;

/** The problem of an unknown field. */
export const UNKNOWN_FIELD = 'there is no such field';

/**
 * What of a merchant's configuration is inlined in its page. A page checks only the types; writers check it by
 * {@link merchantSettingsSchema}.
 */
export const merchantConfigSchema = v.object({
  /** Names the merchant in the map, in host names and in every call. */
  code: merchantCode,
  /** The code under which free trials run. */
  trialMerchantCode: merchantCode,
  /** Shown in titles and beside the logo. */
  name: v.string(),
  /** The values that all colours are derived from (`BrandValues`). */
  brand: v.object({
    /** OKLCH hue of surfaces and the main action, degrees. */
    hue: v.number(),
    /** OKLCH chroma of the main action, 0 to 0.3. */
    chroma: v.number(),
    /** OKLCH hue of money and wins, degrees. */
    accentHue: v.number(),
    /** OKLCH lightness of the brand's colour, 0 to 1; without it each theme uses its own. */
    lightness: v.optional(v.number()),
    /** OKLCH hue of dark surfaces where it differs from the brand's, degrees. */
    surfaceHue: v.optional(v.number()),
    /** The logo in place of mark and name: one picture for both themes, or one for each ({@link SiteLogo}). */
    logo: v.optional(v.custom<SiteLogo[]>(Array.isArray)),
    /** The address of the picture that icons are made of; without it they show the name's initial. */
    icon: v.optional(v.string()),
  }),
  /** The languages that the start assumes until the status call has answered. */
  languages: v.object({
    /** Codes, upper case. */
    supported: v.array(languageCode),
    /** One of them. */
    default: languageCode,
  }),
  /** Prefix of images when no CDN answers; empty is this origin. */
  imageFallback: v.string(),
  /** Origin of the API; empty is this origin. */
  apiOrigin: v.string(),
  /** By slot, which widgets stand first and which are hidden (`SlotOrder`); the others follow as their sections rank them. */
  slots: v.optional(
    v.record(
      v.string(),
      v.optional(
        v.object({
          /** Widgets in their order: `mfe-games/home-banner`. */
          first: v.optional(v.array(v.string())),
          /** Widgets that are not shown. */
          hidden: v.optional(v.array(v.string())),
        }),
      ),
    ),
  ),
  /** What comes up over home by itself. */
  popups: v.optional(
    v.object({
      /** How many different pop-ups one visit shows, 1 at least and 1 unless told; the others wait for the next visit. */
      perVisit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
  /**
   * The currency of all money of the site; without it, the gateway's currency sign determines how amounts are
   * formatted.
   */
  currency: v.optional(
    v.object({
      /** Its ISO 4217 code, or the usual one if it has none: `USDT`. */
      code: v.string(),
      /** Digits after the decimal mark; without it those of the code, or two if ISO 4217 does not have it. */
      decimals: v.optional(v.number()),
    }),
  ),
  /**
   * How hosts of pictures are asked for a width, by prefix; prefixes without an entry have pictures of one size
   * (`PictureScaling`).
   */
  scaledPictures: v.optional(v.record(v.string(), v.string())),
  /** The site on a home screen. */
  installed: v.optional(
    v.object({
      /** The label under the icon; without it, the beginning of the name. */
      shortName: v.optional(v.string()),
      /**
       * Whether devices store the last known lobby for use without a connection; `false` removes it from all of them.
       */
      offlineLobby: v.optional(v.boolean()),
      /**
       * Whether a visit starts from the page that the last one stored; `false` makes every visit request the page
       * first.
       */
      keptPage: v.optional(v.boolean()),
    }),
  ),
  /** Whether pages open the live channel; `false` has them ask now and then instead. */
  live: v.optional(v.boolean()),
  /** How the operator's own gateway differs from the contract; {@link assertMerchantGateway} checks it. */
  gateway: v.optional(v.custom<GatewayConfig>((value) => typeof value === 'object' && value !== null, 'not a table')),
});

/** What an operator configures of one merchant's site that its page does not read: its head, its policy and files beside it do. */
export interface UnreadConfig {
  /** Where search engines find the site: its one public origin. Without it pages name no address of their own. */
  origin?: string | undefined;
  /** Further origins of pictures: a page requests none from hosts that its settings do not name. */
  pictureHosts?: string[] | undefined;
  /** Links to customer service for browsers that cannot run the site; each an https, mailto or tel address. */
  customerService?:
    | {
        /** The link's text. */
        name: string;
        /** The link's target. */
        url: string;
      }[]
    | undefined;
}

/** What an operator configures of one merchant's site. */
export type MerchantConfig = v.InferOutput<typeof merchantConfigSchema> & UnreadConfig;

/** A brand that a share of a merchant's devices tries. Its page carries what follows from it, and not this. */
export type BrandCanary = v.InferOutput<ReturnType<typeof brandCanarySettings>>;
/** A merchant as it is set: what its page has of it, and a brand that a share of its devices tries. */
export type MerchantSettings = MerchantConfig & {
  /** Missing while no brand is tried. */
  readonly brandCanary?: BrandCanary | undefined;
};

/** Fields of settings: an unknown one, such as a misspelt one, is refused and named. */
export function settingsFields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, message }) => (expected === 'never' ? UNKNOWN_FIELD : message));
}

/** Languages without a repetition, the default among them. */
function languageSettings() {
  const { supported, default: first } = merchantConfigSchema.entries.languages.entries;
  const distinct = v.check<LanguageCode[], string>((codes) => new Set(codes).size === codes.length, 'a language twice');
  return v.pipe(
    settingsFields({ supported: v.pipe(supported, v.minLength(1, 'no language'), distinct), default: first }),
    v.forward(
      v.check(({ supported: codes, default: code }) => codes.includes(code), 'not one of the supported languages'),
      ['default'],
    ),
  );
}

function upTo(most: number) {
  return v.pipe(v.number(), v.minValue(0), v.maxValue(most));
}

/** Bytes are checked before the settings have their hash; by hand nobody writes one. */
const brandFile = v.pipe(v.string(), v.regex(BRAND_FILE, 'not a picture of a brand: mfe merchant brand writes it'));

function logoSettings() {
  const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4096));
  const picture = settingsFields({
    src: brandFile,
    width: size,
    height: size,
    theme: v.optional(v.picklist(['dark', 'light'])),
  });
  return v.pipe(
    v.array(picture),
    v.check((pictures) => {
      const themes = pictures.map(({ theme }) => theme ?? 'both').join(',');
      return ['both', 'light,dark', 'dark,light'].includes(themes);
    }, 'one picture for both themes, or one for dark and one for light'),
  );
}

function colourFields() {
  return {
    hue: upTo(360),
    chroma: upTo(0.3),
    accentHue: upTo(360),
    lightness: v.optional(upTo(1)),
    surfaceHue: v.optional(upTo(360)),
  };
}

function brandSettings() {
  return settingsFields({ ...colourFields(), logo: v.optional(logoSettings()), icon: v.optional(brandFile) });
}

/** Whether a share in percent is a whole number of buckets. */
function isWholeShare(percent: number): boolean {
  return Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
}

function brandCanarySettings() {
  return settingsFields({
    /** The colours of the brand. */
    brand: settingsFields(colourFields()),
    /** Share of devices, 0 to 100 in steps of 0.01. */
    percent: v.pipe(upTo(100), v.check(isWholeShare, 'not a share with at most two decimals')),
    /** Since when the share is what it is, ISO 8601: its health is judged from then on. */
    since: v.pipe(v.string(), v.isoTimestamp()),
    /** Ends the try where pages with the brand do worse than the others; without it nothing happens by itself. */
    guard: v.optional(
      settingsFields({
        /** Pages with a vote that each of the two brands needs before anything is decided. */
        minimumLoads: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
  });
}

function currencySettings() {
  return settingsFields({
    code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{2,9}$/, 'not a code of a currency such as PHP or USDT')),
    decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DECIMALS))),
  });
}

function slotSettings() {
  // Made here, so that pages do not contain it.
  const named = new RegExp(`^${REMOTE_NAME_SOURCE}/[A-Za-z][A-Za-z0-9_-]{0,63}$`);
  const id = v.pipe(v.string(), v.regex(named, 'not a widget such as mfe-games/home-banner'));
  const distinct = v.check<string[], string>((ids) => new Set(ids).size === ids.length, 'a widget twice: name it once');
  const list = v.optional(v.pipe(v.array(id), v.maxLength(MOST_SLOT_WIDGETS), distinct));
  const slot = v.pipe(
    settingsFields({ first: list, hidden: list }),
    v.check(
      ({ first = [], hidden = [] }) => !first.some((widget) => hidden.includes(widget)),
      'a widget is first and hidden at once: take it out of one list',
    ),
  );
  return settingsFields(v.entriesFromList(SLOT_NAMES, v.optional(slot)));
}

/**
 * What an operator may write for a merchant: the fields of {@link MerchantConfig}, each text with its own rules.
 * A function, so that pages, which only read, do not contain it.
 */
export function merchantSettingsSchema() {
  const { installed, ...others } = merchantConfigSchema.entries;
  const contact = settingsFields({ name: visibleName(40), url: contactAddress });
  return settingsFields({
    ...others,
    name: visibleName(60),
    brand: brandSettings(),
    brandCanary: v.optional(brandCanarySettings()),
    languages: languageSettings(),
    origin: v.optional(publicOrigin),
    imageFallback: imagePrefix,
    apiOrigin: v.union([v.literal(''), originText], 'not an origin such as https://api.example'),
    slots: v.optional(slotSettings()),
    currency: v.optional(currencySettings()),
    pictureHosts: v.optional(v.pipe(v.array(pictureHost), v.maxLength(MOST_PICTURE_HOSTS))),
    scaledPictures: v.optional(
      v.pipe(
        v.record(scaledPrefix, scaledForm),
        v.check((forms) => Object.keys(forms).length <= MOST_PICTURE_HOSTS, 'too many prefixes'),
      ),
    ),
    installed: v.optional(settingsFields({ ...installed.wrapped.entries, shortName: v.optional(visibleName(12)) })),
    customerService: v.optional(v.array(contact)),
  });
}

/**
 * Throws for a configuration whose gateway cannot carry every call, with one sentence that names merchant, endpoint
 * and field; in production also for one that is called over http.
 */
export function assertMerchantGateway(config: MerchantConfig, environment?: string): void {
  // Without a gateway of its own a merchant's calls are those of the contract: only the origin is its own.
  if (config.gateway === undefined) assertGatewayOrigin(config, environment);
  else compileGateway(config, ENDPOINTS, environment);
}

/** Parses a merchant's configuration; throws a clear error that names the field. */
export function parseMerchantConfig(value: unknown): MerchantConfig {
  const config = parseOrExplain(merchantSettingsSchema(), value, 'merchant configuration');
  assertMerchantGateway(config);
  return config;
}
