import { FILE_LANGUAGES, htmlLanguage, type FileLanguage } from 'shared-contracts/language';

/** What is read of a package's files of texts, by language. */
export type LanguageTexts = Readonly<Record<FileLanguage, unknown>>;

/** One text of a file: its key with dots, without its plural form. */
interface FileText {
  readonly key: string;
  /** `one`, `other`, …; none where the text is the same for every number. */
  readonly form: string | undefined;
  readonly text: string;
}

const FORM = /_(zero|one|two|few|many|other)$/;
const PLACE = /\{\{\s*(\w+)(?:\s*,\s*(\w+))?\s*\}\}/g;
const FORMATS: readonly string[] = ['number', 'percent', 'list', 'moment'];

/**
 * Places that stand in texts without plural forms, because no word beside them follows their number: names, amounts of
 * money, ordinals, units that are abbreviated. Whatever counts things goes by `count`, and has forms.
 */
const COUNTS_NOTHING: ReadonlySet<string> = new Set([
  ...[
    'account',
    'category',
    'code',
    'figure',
    'game',
    'id',
    'ip',
    'issue',
    'label',
    'name',
    'names',
    'password',
    'phone',
  ],
  ...[
    'coin',
    'network',
    'player',
    'promotion',
    'reason',
    'section',
    'site',
    'sum',
    'terms',
    'title',
    'username',
    'vendor',
    'version',
  ],
  ...['amount', 'example', 'left', 'max', 'min', 'payout', 'stake', 'turnover'],
  ...[
    'age',
    'all',
    'day',
    'done',
    'level',
    'number',
    'period',
    'place',
    'rate',
    'seconds',
    'share',
    'step',
    'times',
    'total',
  ],
  ...['when', 'year'],
]);

function textsIn(texts: unknown, before = ''): FileText[] {
  if (typeof texts === 'object' && texts !== null)
    return Object.entries(texts).flatMap(([name, inner]) => textsIn(inner, before === '' ? name : `${before}.${name}`));
  const form = FORM.exec(before)?.[1];
  return [{ key: before.replace(FORM, ''), form, text: typeof texts === 'string' ? texts : '' }];
}

function placesIn(text: string): string[] {
  const places = [...text.matchAll(PLACE)].map(([, name = '', format]) => (format ? `${name}, ${format}` : name));
  return [...new Set(places)].sort();
}

/** The forms that a language has for numbers of things, as `Intl` knows them. */
function formsOf(language: FileLanguage): readonly string[] {
  return new Intl.PluralRules(htmlLanguage(language)).resolvedOptions().pluralCategories.toSorted();
}

/** What is wrong with one text by itself. */
function wordFaults({ key, form, text }: FileText): string[] {
  const faults: string[] = [];
  if (/[:]|__/.test(key)) faults.push('is no name of a text');
  if (text.trim() === '') faults.push('is empty');
  if (text.includes('$t(')) faults.push('takes another text in');
  if (/\{\{|\}\}/.test(text.replace(PLACE, ''))) faults.push('has a place that cannot be read');
  if (/\}\}\s?%/.test(text)) faults.push('writes % behind a place: languages differ, so let the format percent do it');
  for (const [, name = '', format] of text.matchAll(PLACE)) {
    if (format !== undefined && !FORMATS.includes(format)) faults.push(`has a format that nobody knows: ${format}`);
    if (form === undefined && name === 'count') faults.push('counts, and has no plural forms');
    else if (form === undefined && !COUNTS_NOTHING.has(name))
      faults.push(
        `has a place that may count (${name}): call it count and give it forms, or list it among those that do not`,
      );
  }
  return faults;
}

/** What is wrong with the forms of one key in one language, beside those of English. */
function formFaults(language: FileLanguage, forms: readonly FileText[], isCounted: boolean, places: string): string[] {
  if (forms.length === 0) return ['is missing'];
  const found = forms.map(({ form = '' }) => form).toSorted();
  const wanted = isCounted ? formsOf(language) : [''];
  const missing = wanted.filter((form) => !found.includes(form)).map((form) => `has no form “${form}”`);
  const strange = found.filter((form) => !wanted.includes(form)).map((form) => `has a form too many: “${form}”`);
  const others = forms.filter(({ text }) => placesIn(text).join('; ') !== places);
  return [...missing, ...strange, ...others.map(() => `has other places than in English: ${places || 'none'}`)];
}

/**
 * What is wrong with a package's texts, in words: every language has every key of the others, each with the plural forms
 * of that language and with the same places; what counts has forms.
 */
export function textFaults(packageName: string, languages: LanguageTexts): string[] {
  const all = new Map(FILE_LANGUAGES.map((language) => [language, textsIn(languages[language])] as const));
  const keys = [...new Set([...all.values()].flat().map(({ key }) => key))];
  const counted = new Set([...all.values()].flat().flatMap(({ key, form }) => (form === undefined ? [] : [key])));
  const ofKey = (language: FileLanguage, key: string) => (all.get(language) ?? []).filter((text) => text.key === key);
  return keys.flatMap((key) => {
    const [english] = ofKey('EN', key).toReversed();
    const places = english === undefined ? '' : placesIn(english.text).join('; ');
    return FILE_LANGUAGES.flatMap((language) => {
      const forms = ofKey(language, key);
      const faults = [...forms.flatMap(wordFaults), ...formFaults(language, forms, counted.has(key), places)];
      return [...new Set(faults)].map((fault) => `${packageName}: ${language}: the text ${key} ${fault}`);
    });
  });
}
