import type { FoundMerchant } from 'release-cli/merchants/merchant-tables';
import { WrongUsage } from 'release-cli/text/user-error';
import { choiceField, textField } from './choice-field';
import type { FormField } from './field';
import { fileField } from './file-field';

/** The options of a brand that are numbers, by their titles. */
const BRAND_VALUES = {
  hue: 'Hue, 0 to 360',
  chroma: 'Chroma, 0 to 0.3',
  'accent-hue': 'Hue of money and wins',
  lightness: 'Lightness, 0 to 1',
  'surface-hue': 'Hue of dark surfaces',
} as const;

function isOpen({ table }: FoundMerchant): boolean {
  return table === 'merchants';
}

function merchantField(isOffered: (merchant: FoundMerchant) => boolean): FormField {
  return choiceField({
    name: 'merchant',
    title: 'Merchant',
    choicesOf: ({ everyMerchant }) =>
      everyMerchant.filter(isOffered).map((found) => {
        const { code, name } = found.config;
        return {
          value: code,
          text: `${name} (${code})`,
          group: isOpen(found) ? 'Open' : 'Closed',
          part: { words: [code], merchants: [code] },
        };
      }),
  });
}

/** A merchant, open or closed, as a word of the command. */
export const ANY_MERCHANT_FIELD = merchantField(() => true);
/** One that is served. */
export const OPEN_MERCHANT_FIELD = merchantField(isOpen);
/** One that is served to nobody. */
export const CLOSED_MERCHANT_FIELD = merchantField((found) => !isOpen(found));

/** The code of a merchant that is made. */
export const CODE_FIELD = textField({
  name: 'code',
  title: 'Code',
  hint: 'a part of its host name and of keys, such as palm; it stays',
  isRequired: true,
  partOf: (text) => ({ words: [text], merchants: [text] }),
});

/** A merchant whose brand, languages, pictures and currency a new one begins with. */
export const LIKE_FIELD = choiceField({
  name: 'like',
  title: 'Like another merchant',
  none: 'Begin with next to nothing',
  choicesOf: ({ everyMerchant }) =>
    everyMerchant.map(({ config: { code, name } }) => ({
      value: code,
      text: `${name} (${code})`,
      part: { options: { like: code } },
    })),
});

/** Another environment, whose merchant of the same code is taken over whole. */
export const FROM_FIELD = choiceField({
  name: 'from',
  title: 'From another environment',
  none: 'It is new',
  choicesOf: ({ map: { environment }, environments }) =>
    environments
      .filter((name) => name !== environment)
      .map((name) => ({ value: name, text: name, part: { options: { from: name } } })),
});

/** The single values of a brand, each an option of the command. */
export const BRAND_FIELDS: readonly FormField[] = Object.entries(BRAND_VALUES).map(([name, title]) =>
  textField({ name, title, partOf: (text) => ({ options: { [name]: text } }) }),
);

const TOKENS = fileField({
  name: 'tokens',
  title: 'File of design tokens',
  accept: '.json,.tokens,application/json',
  hint: 'brand.main, brand.accent and brand.surface decide; others are named and not used.',
});

/** A file of design tokens. Refuses a form that says nothing of the brand at all. */
export const TOKENS_FIELD: FormField = {
  ...TOKENS,
  read: (site, given) => {
    const part = TOKENS.read(site, given);
    if (part.piped === undefined && Object.keys(BRAND_VALUES).every((name) => (given.get(name) ?? '').trim() === ''))
      throw new WrongUsage('Nothing of the brand is said: give a file of design tokens, or a value');
    return part;
  },
};

/** How the merchant's own back end differs from the contract. */
export const DIALECT_FIELD = fileField({
  name: 'dialect',
  title: 'Dialect of the back end',
  accept: '.json,application/json',
  hint: 'only for a back end that differs from the contract: how its calls do, as JSON.',
});
