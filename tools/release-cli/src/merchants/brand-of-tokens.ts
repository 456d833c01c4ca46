import { COLOUR_ROLES } from 'shared-contracts/colour-roles';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { messageOf } from '../text/user-error';
import { readDesignTokens, type DesignToken } from './design-tokens';
import { readColour, type TokenColour } from './token-colour';

type Brand = MerchantConfig['brand'];

/** A brand that was read from design tokens. */
export interface TakenBrand {
  readonly brand: Brand;
  /** Tokens of the file that decide nothing here: of other groups and of other types. */
  readonly unused: readonly string[];
}

const GROUP = 'brand';
const TOKENS = ['main', 'accent', 'surface'] as const;
type TokenName = (typeof TOKENS)[number];

/** Colours that follow from a brand: a file that was exported has them, and they are no news. */
const DERIVED = new Set(['dark', 'light'].flatMap((theme) => COLOUR_ROLES.map((role) => `${theme}.${role}`)));

function assertKnown(tokens: ReadonlyMap<string, DesignToken>): void {
  for (const path of tokens.keys()) {
    const [group, name = ''] = path.split(/\.(.*)/s);
    if (group === GROUP && !(TOKENS as readonly string[]).includes(name))
      throw new Error(
        `${path} is no token of a brand: there are ${TOKENS.map((each) => `${GROUP}.${each}`).join(', ')}`,
      );
  }
}

function colourOf(tokens: ReadonlyMap<string, DesignToken>, name: TokenName): TokenColour | undefined {
  const path = `${GROUP}.${name}`;
  const token = tokens.get(path);
  if (token === undefined) return undefined;
  if (token.type !== 'color') throw new Error(`${path} is of the type "${token.type}": make it a color`);
  try {
    return readColour(token.value);
  } catch (error) {
    throw new Error(`${path} ${messageOf(error)}`, { cause: error });
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** A hue from 0 to below 360; of a grey, which has none, `otherwise`. */
function hueOf({ hue }: TokenColour, otherwise: number): number {
  return hue === undefined ? otherwise : rounded(((hue % 360) + 360) % 360, 1);
}

/**
 * The brand of a file of design tokens: `brand.main` gives hue, chroma and lightness (`none` leaves the lightness to each
 * theme), `brand.accent` the hue of money, `brand.surface` that of dark surfaces. Without a token, and for what it leaves
 * open, the brand stays as it is. Throws what is wrong, with the token and what to do.
 */
export function brandOfTokens(document: unknown, present: Brand): TakenBrand {
  const tokens = readDesignTokens(document);
  assertKnown(tokens);
  const [main, accent, surface] = TOKENS.map((name) => colourOf(tokens, name));
  if ([main, accent, surface].every((colour) => colour === undefined))
    throw new Error(`there is no token ${TOKENS.map((name) => `${GROUP}.${name}`).join(', ')}: name one by an alias`);
  const { lightness, ...rest } = present;
  const light = main === undefined ? lightness : main.lightness;
  const brand: Brand = {
    ...rest,
    ...(main === undefined ? {} : { hue: hueOf(main, present.hue), chroma: rounded(main.chroma ?? present.chroma, 3) }),
    ...(light === undefined ? {} : { lightness: rounded(light, 3) }),
    ...(accent === undefined ? {} : { accentHue: hueOf(accent, present.accentHue) }),
    ...(surface === undefined ? {} : { surfaceHue: hueOf(surface, present.hue) }),
  };
  const unused = [...tokens.keys()].filter((path) => !path.startsWith(`${GROUP}.`) && !DERIVED.has(path));
  return { brand, unused };
}
