import { html } from 'release-cli/console/html';
import { textField } from './choice-field';
import { onlyValue, type FormField, type FormSite } from './field';

/** What a text means as the value of a setting. */
type Reading = (text: string) => unknown;

const text: Reading = (typed) => typed;

/** What is between commas. */
const list: Reading = (typed) => typed.split(',').map((part) => part.trim());

/** Languages, the first of them the default. */
const languages: Reading = (typed) => ({ supported: list(typed), default: typed.split(',')[0]?.trim() });

/** A number or a truth as JSON has it; any other text goes as it is, for the settings to refuse it by its name. */
const plain: Reading = (typed) => (/^(?:\d{1,9}|true|false)$/.test(typed) ? JSON.parse(typed) : typed);

/** The settings of a merchant that have a field of their own, by their path: a further one is a line here. */
const SETTINGS: readonly (readonly [path: string, title: string, hint: string, read: Reading])[] = [
  ['name', 'Name', 'as players read it', text],
  ['languages', 'Languages', 'codes such as EN,TY, the default first', languages],
  ['origin', 'Address', 'such as https://palm.example', text],
  ['apiOrigin', 'Back end', 'such as https://api.palm.example', text],
  ['currency.code', 'Currency', 'such as PHP or USDT', text],
  ['currency.decimals', 'Digits of money', 'after the decimal mark', plain],
  ['pictureHosts', 'Pictures from', 'addresses such as https://cdn.example, with commas between them', list],
  ['imageFallback', 'Pictures without a CDN from', 'an address that stands before their paths', text],
  ['installed.shortName', 'Name on a home screen', 'at most 12 letters', text],
  ['installed.offlineLobby', 'Lobby without a connection', 'true or false', plain],
  ['live', 'Live channel', 'true or false', plain],
  ['popups.perVisit', 'Pop-ups in a visit', 'how many at most, 1 or more', plain],
];

/** Where the part of a setting is that its field writes, where that is not the whole. */
const SHOWN_AT: Readonly<Record<string, string>> = { languages: 'languages.supported' };

/** What a merchant's settings say at a path now; undefined where they say nothing. */
function presentAt({ everyMerchant }: FormSite, code: string | null, path: string): unknown {
  const config: unknown = everyMerchant.find((found) => found.config.code === code)?.config;
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined,
      config,
    );
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A setting as a word of `mfe merchant set`; a field that is left empty changes nothing. */
function settingField([path, title, hint, read]: (typeof SETTINGS)[number]): FormField {
  const part = (typed: string): { words: readonly string[] } => ({ words: [`${path}=${JSON.stringify(read(typed))}`] });
  return {
    ...textField({ name: path, title, hint, partOf: part }),
    draw: (site, given) => {
      const now = presentAt(site, given.get('merchant'), SHOWN_AT[path] ?? path);
      const note = now === undefined || now === '' ? hint : `${hint}; now ${shown(now)}`;
      return textField({ name: path, title, hint: note, partOf: part }).draw(site, given);
    },
  };
}

export const SETTING_FIELDS: readonly FormField[] = SETTINGS.map(settingField);

/** Any other settings, as the words of the command. */
export const OTHER_SETTINGS_FIELD: FormField = {
  draw: (_site, given) =>
    html`<p class="field">
      <label for="fields">Other settings</label>
      <textarea id="fields" name="fields" rows="3" spellcheck="false" aria-describedby="fields-hint">
${given.get('fields') ?? ''}</textarea>
      <span class="note" id="fields-hint">one to a line, as setting=value, such as installed.keptPage=false</span>
    </p>`,
  read: (_site, given) => ({
    words: onlyValue(given, 'fields', 'Other settings')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }),
};

/** Settings that are taken out, so that the usual holds again. */
export const REMOVE_FIELD = textField({
  name: 'remove',
  title: 'Take out',
  hint: 'settings with commas between them, such as currency,gateway: then the usual holds',
  partOf: (typed) => ({ options: { remove: list(typed) as readonly string[] } }),
});
