import { MERCHANT_CODE, parseMerchantConfig } from 'shared-contracts/release/merchant-config';
import { decimalOption, textOption, type CommandContext, type CommandInput } from '../../command-line/command';
import { readTextFile } from '../../command-line/text-file';
import { brandOfTokens } from '../../merchants/brand-of-tokens';
import type { GivenPictures } from '../../brand/named-pictures';
import type { MerchantSettings } from '../../merchants/merchant-tables';
import type { Fields } from '../../text/fields';
import { parseJsonFile } from '../../text/json-text';
import { messageOf, UserError, WrongUsage } from '../../text/user-error';
import { PICTURE_OPTIONS, readPictureChange } from './brand-pictures';
import { presentMerchant } from './merchant-read';

type Brand = MerchantSettings['brand'];

const TRIAL = '-trial';
/** In the place of a file's name: what is piped into the command. */
const PIPED = '-';
const PIPED_TITLES = { tokens: 'The token file', dialect: 'The file of the dialect' } as const;
/** Names of this machine and of a bare domain: no merchant's name under a domain may be one of them. */
const RESERVED = ['www', 'localhost'];

/** What a brand begins with where nothing else is said than its hue. */
const PLAIN_BRAND: Brand = { hue: 0, chroma: 0.15, accentHue: 85 };

/** The options that give a brand its values. */
export const BRAND_OPTIONS = {
  hue: { type: 'string' },
  chroma: { type: 'string' },
  'accent-hue': { type: 'string' },
  lightness: { type: 'string' },
  'surface-hue': { type: 'string' },
  tokens: { type: 'string' },
  ...PICTURE_OPTIONS,
} as const;

const BRAND_FIELDS = {
  hue: 'hue',
  chroma: 'chroma',
  accentHue: 'accent-hue',
  lightness: 'lightness',
  surfaceHue: 'surface-hue',
} as const;

/** Refuses a code that could not be a host name, or has no room for that of its trials. */
function assertCode(code: string): void {
  const isCode = MERCHANT_CODE.test(code) && MERCHANT_CODE.test(`${code}${TRIAL}`) && !code.endsWith('-');
  if (!isCode || RESERVED.includes(code))
    throw new UserError(
      `${JSON.stringify(code)} cannot be the code of a merchant: take lower-case letters, digits and dashes, a letter first, such as palm`,
    );
}

/** Whether a command line says anything of a brand. */
export function namesBrand(input: CommandInput): boolean {
  return Object.keys(BRAND_OPTIONS).some((option) => input.values[option] !== undefined);
}

type Piped = Pick<CommandContext, 'standardInput'>;

/** The file that an option names, or what is piped into the command in its place; undefined without the option. */
async function fileOf(
  { standardInput }: Piped,
  input: CommandInput,
  option: 'tokens' | 'dialect',
): Promise<{ readonly file: string; readonly text: string } | undefined> {
  const named = textOption(input, option);
  if (named === undefined) return undefined;
  if (named !== PIPED) return { file: named, text: await readTextFile(named) };
  if (textOption(input, 'tokens') === textOption(input, 'dialect'))
    throw new WrongUsage('Only one file can be piped in: give --tokens or --dialect the name of one');
  return { file: PIPED_TITLES[option], text: await standardInput() };
}

/** A brand as a command line changes it. */
export interface BrandChange {
  readonly change: (present: Brand) => { readonly brand: Brand; readonly unused: readonly string[] };
  /** The files it names, for the store. */
  readonly pictures: GivenPictures;
}

/** A brand as a file of design tokens, single options and pictures change it; all checked before anything else happens. */
export async function readBrandChange(context: Piped, input: CommandInput): Promise<BrandChange> {
  const { change: changePictures, pictures } = await readPictureChange(input);
  const tokens = await fileOf(context, input, 'tokens');
  const given = Object.entries(BRAND_FIELDS).flatMap(([field, option]) => {
    const value = decimalOption(input, option);
    return value === undefined ? [] : [[field, value] as const];
  });
  const change: BrandChange['change'] = (present) => {
    const taken =
      tokens === undefined
        ? { brand: present, unused: [] }
        : parseJsonFile(tokens.file, tokens.text, (value) => brandOfTokens(value, present));
    return { ...taken, brand: changePictures({ ...taken.brand, ...Object.fromEntries(given) }) };
  };
  return { change, pictures };
}

/** The dialect of a gateway in a file; what it says is checked with the merchant. */
export async function readDialect(context: Piped, input: CommandInput): Promise<Fields> {
  const dialect = await fileOf(context, input, 'dialect');
  return dialect === undefined ? {} : { gateway: parseJsonFile(dialect.file, dialect.text, (value) => value) };
}

/** What a new merchant begins with: that of another environment, some fields of another one, or next to nothing. */
async function baseOf(context: CommandContext, input: CommandInput, code: string): Promise<Fields> {
  const [from, like] = [textOption(input, 'from'), textOption(input, 'like')];
  if (from !== undefined && like !== undefined)
    throw new WrongUsage('--from takes the merchant whole, and --like takes some fields of another: give one of them');
  if (from !== undefined) return { ...(await presentMerchant({ ...context, environment: from }, code)).config };
  const plain = { imageFallback: '', apiOrigin: '' };
  if (like === undefined) return plain;
  const { config } = await presentMerchant(context, like);
  const { brand, languages, imageFallback, currency, pictureHosts, scaledPictures } = config;
  // A logo is a name: that of the other.
  const { logo: _logo, icon: _icon, ...colours } = brand;
  return {
    ...plain,
    brand: colours,
    languages,
    imageFallback,
    ...(currency === undefined ? {} : { currency }),
    ...(pictureHosts === undefined ? {} : { pictureHosts }),
    ...(scaledPictures === undefined ? {} : { scaledPictures }),
  };
}

function languagesOf(input: CommandInput): Fields {
  const codes = textOption(input, 'languages')?.split(',');
  return codes === undefined ? {} : { languages: { supported: codes, default: codes[0] } };
}

function assertSaid(fields: Fields, name: string, how: string): void {
  if (fields[name] === undefined) throw new WrongUsage(`Say the ${name} of the merchant: ${how}`);
}

/** The merchant that a command line orders, checked as a whole; and the tokens of its file that decide nothing. */
export async function orderedMerchant(
  context: CommandContext,
  input: CommandInput,
  code: string,
): Promise<{
  readonly config: MerchantSettings;
  readonly unused: readonly string[];
  readonly pictures: GivenPictures;
}> {
  assertCode(code);
  const base = await baseOf(context, input, code);
  const text = (option: string, field: string): Fields => {
    const value = textOption(input, option);
    return value === undefined ? {} : { [field]: value };
  };
  const { change: changeBrand, pictures } = await readBrandChange(context, input);
  const { brand = PLAIN_BRAND } = base as { readonly brand?: Brand };
  const changed = namesBrand(input) ? changeBrand(brand) : { brand: base['brand'], unused: [] };
  const fields: Fields = {
    trialMerchantCode: `${code}${TRIAL}`,
    ...base,
    ...text('trial', 'trialMerchantCode'),
    ...text('name', 'name'),
    ...text('origin', 'origin'),
    ...text('api-origin', 'apiOrigin'),
    ...languagesOf(input),
    ...(await readDialect(context, input)),
    code,
    brand: changed.brand,
  };
  assertSaid(fields, 'name', '--name Palm');
  assertSaid(fields, 'languages', '--languages EN,TY, the default first, or --like another merchant');
  assertSaid(fields, 'brand', '--tokens file.json, --hue 150, or --like another merchant');
  try {
    return { config: parseMerchantConfig(fields), unused: changed.unused, pictures };
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}
