import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseMerchantConfig, type MerchantConfig } from 'shared-contracts/release/merchant-config';
import { ChangeSet, type WrittenFiles } from '../edits/change-set';
import { jsonText } from '../edits/json-edits';
import { rowText, withEntry } from '../edits/source-edits';
import { capital } from '../name-forms';

const FOLDER = 'merchants';
const GATEWAY = 'tools/reference-gateway/src/data/merchants.ts';
const SEEDS = { constant: 'SEEDS' } as const;
const CHECK = 'tools/checks/src/check-merchants.ts';
/** Leaves room for the suffix of the code that trials run under. */
const CODE = /^[a-z][a-z0-9]{1,23}$/;
const TRIAL = '-trial';

/** What a merchant is to be; what is not said is as at the merchant that it is like. */
export interface MerchantOrder {
  /** Names it in host names, calls and the release map. */
  readonly code: string;
  /** The repository's folder. */
  readonly folder: string;
  /** The merchant whose flags, currency and pictures it begins with; the first one unless told. */
  readonly like?: string;
  readonly name?: string;
  readonly brand: Partial<MerchantConfig['brand']>;
  /** Codes, upper case; the first is the default. */
  readonly languages?: readonly string[];
  /** Its one public address, such as `https://citra.example`. */
  readonly origin?: string;
}

type Merchants = ReadonlyMap<string, MerchantConfig>;

function readMerchants(changes: ChangeSet): Merchants {
  const folder = path.join(changes.root, FOLDER);
  if (!existsSync(folder))
    throw new Error(`${changes.root} has no folder ${FOLDER}: merchants are made in the repository of the site`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => {
      const { text } = changes.read(`${FOLDER}/${file}`);
      const config = parseMerchantConfig(JSON.parse(text));
      return [config.code, config];
    }),
  );
}

function assertFree({ code, origin }: MerchantOrder, merchants: Merchants): void {
  if (!CODE.test(code) || code === 'www' || code === 'localhost')
    throw new Error(
      `"${code}" cannot be the code of a merchant: take 2 to 24 lower-case letters and digits, a letter first, such as citra`,
    );
  for (const other of merchants.values()) {
    if ([other.code, other.trialMerchantCode].some((taken) => taken === code || taken === `${code}${TRIAL}`))
      throw new Error(`The code ${code} is ${other.name}'s already (${FOLDER}/${other.code}.json): take another`);
    if (origin !== undefined && other.origin?.toLowerCase() === origin.toLowerCase())
      throw new Error(`The address ${origin} is ${other.name}'s already (${FOLDER}/${other.code}.json): give another`);
  }
}

function likeOf({ like }: MerchantOrder, merchants: Merchants): MerchantConfig {
  const found = like === undefined ? [...merchants.values()][0] : merchants.get(like);
  if (found === undefined)
    throw new Error(`There is no merchant ${like ?? ''} to be like: there are ${[...merchants.keys()].join(', ')}`);
  return found;
}

function configOf(order: MerchantOrder, like: MerchantConfig): MerchantConfig {
  const { code, name = capital(code), brand, languages, origin } = order;
  const { scaledPictures, imageFallback, currency, pictureHosts } = like;
  return parseMerchantConfig({
    code,
    trialMerchantCode: `${code}${TRIAL}`,
    name,
    brand: { ...like.brand, ...brand },
    languages: languages === undefined ? like.languages : { supported: languages, default: languages[0] },
    ...(origin === undefined ? {} : { origin }),
    imageFallback,
    ...(pictureHosts === undefined ? {} : { pictureHosts }),
    ...(scaledPictures === undefined ? {} : { scaledPictures }),
    ...(currency === undefined ? {} : { currency }),
    apiOrigin: '',
  });
}

/** The merchant's row in the data of the reference gateway: that of another one, with its own code, colour and languages. */
function gatewayRow(changes: ChangeSet, { code, brand, languages }: MerchantConfig, like: string): string {
  const list = languages.supported.map((language) => `'${language}'`).join(', ');
  return rowText(changes.read(GATEWAY), SEEDS, ['site', like], {
    site: `'${code}'`,
    brandHue: String(brand.hue),
    languages: `[${list}]`,
  });
}

/** A merchant that was written. */
export interface WrittenMerchant extends WrittenFiles {
  readonly decisions: readonly string[];
}

/**
 * Adds a merchant to the repository of the site: its settings, and its row in the reference gateway. Its colours are proven
 * by the check of contrasts. Throws a sentence, and writes nothing, where code or address is taken or a value is refused.
 */
export function writeMerchant(order: MerchantOrder): WrittenMerchant {
  const changes = new ChangeSet(order.folder);
  const merchants = readMerchants(changes);
  assertFree(order, merchants);
  const like = likeOf(order, merchants);
  const config = configOf(order, like);
  changes.create(`${FOLDER}/${order.code}.json`, jsonText(config));
  changes.edit(GATEWAY, (source) => withEntry(source, SEEDS, gatewayRow(changes, config, like.code)));
  changes.prove({ program: CHECK, args: [] });
  const { code } = order;
  return {
    ...changes.write(),
    decisions: [
      `what it offers (flags, promotions, menus, currency, country), now as at ${like.code}: the row ${code} of ${GATEWAY}`,
      `its customer service and further settings: ${FOLDER}/${code}.json`,
      `when an environment gets it: npm start -- --take-settings, elsewhere mfe settings apply`,
    ],
  };
}
