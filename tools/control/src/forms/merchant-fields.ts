import { html, type Html } from 'release-cli/console/html';
import { WrongUsage } from 'release-cli/text/user-error';
import { choiceField, textField } from './choice-field';
import { onlyValue, type FormField, type FormSite, type ListedMerchant } from './field';

/** Letters of a file of design tokens; a longer one holds more than a brand. */
const LONGEST_TOKENS = 100_000;

/** The options of a brand that are numbers, by their titles. */
const BRAND_VALUES = {
  hue: 'Hue, 0 to 360',
  chroma: 'Chroma, 0 to 0.3',
  'accent-hue': 'Hue of money and wins',
  lightness: 'Lightness, 0 to 1',
  'surface-hue': 'Hue of dark surfaces',
} as const;

function merchantField(isOffered: (merchant: ListedMerchant) => boolean): FormField {
  return choiceField({
    name: 'merchant',
    title: 'Merchant',
    choicesOf: ({ everyMerchant }) =>
      everyMerchant.filter(isOffered).map(({ code, name, isOpen }) => ({
        value: code,
        text: `${name} (${code})`,
        group: isOpen ? 'Open' : 'Closed',
        part: { words: [code], merchants: [code] },
      })),
  });
}

/** A merchant, open or closed, as a word of the command. */
export const ANY_MERCHANT_FIELD = merchantField(() => true);
/** One that is served. */
export const OPEN_MERCHANT_FIELD = merchantField(({ isOpen }) => isOpen);
/** One that is served to nobody. */
export const CLOSED_MERCHANT_FIELD = merchantField(({ isOpen }) => !isOpen);

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
    everyMerchant.map(({ code, name }) => ({
      value: code,
      text: `${name} (${code})`,
      part: { options: { like: code } },
    })),
});

/** The single values of a brand, each an option of the command. */
export const BRAND_FIELDS: readonly FormField[] = Object.entries(BRAND_VALUES).map(([name, title]) =>
  textField({ name, title, partOf: (text) => ({ options: { [name]: text } }) }),
);

/** What is pasted or sent as a file; a file that is empty was not chosen. */
function tokensOf(given: URLSearchParams): string {
  const [pasted, file] = [onlyValue(given, 'tokens', 'Tokens'), onlyValue(given, 'tokens-file', 'Token file')];
  if (pasted !== '' && file !== '') throw new WrongUsage('Tokens are pasted and sent as a file: give one of them');
  const text = pasted === '' ? file : pasted;
  if (text.length > LONGEST_TOKENS)
    throw new WrongUsage(`The token file has more than ${LONGEST_TOKENS} letters: take out what is not of the brand`);
  return text;
}

function drawTokens(_site: FormSite, given: URLSearchParams): Html {
  const text = given.get('tokens-file')?.trim() || (given.get('tokens') ?? '');
  return html`<p class="field">
      <label for="tokens-file">File of design tokens</label>
      <input id="tokens-file" name="tokens-file" type="file" accept=".json,.tokens,application/json" />
    </p>
    <p class="field">
      <label for="tokens">Or the tokens, pasted</label>
      <textarea id="tokens" name="tokens" rows="6" spellcheck="false" aria-describedby="tokens-hint">${text}</textarea>
      <span class="note" id="tokens-hint"
        >brand.main, brand.accent and brand.surface decide; others are named and not used.</span
      >
    </p>`;
}

/** A file of design tokens, piped into the command. Refuses a form that says nothing of the brand at all. */
export const TOKENS_FIELD: FormField = {
  draw: drawTokens,
  read: (_site, given) => {
    const text = tokensOf(given);
    if (text !== '') return { options: { tokens: '-' }, piped: text };
    if (Object.keys(BRAND_VALUES).every((name) => (given.get(name) ?? '').trim() === ''))
      throw new WrongUsage('Nothing of the brand is said: give a file of design tokens, or a value');
    return {};
  },
};
