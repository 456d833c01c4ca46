import { FILE_LANGUAGES, type FileLanguage } from 'shared-contracts/language';
import type { TextFile } from '../repository-files';

/** One text of the site in the languages that have it, and where it stands. */
export type SiteText = Readonly<Partial<Record<FileLanguage, string>>> & { readonly place: string };

const LOCALE = /^([\w-]+)\/src\/locales\/(?:[\w-]+\/)?(\w+)\.json$/;
const TITLE = /title: \{\s*CN: '([^']*)',\s*EN: '([^']*)',\s*ID: '([^']*)',\s*TY: '([^']*)',?\s*\}/g;
const LITERAL = String.raw`(?:'((?:[^'\\]|\\.)*)'|\x60([^\x60]*)\x60)`;
/** A text of the reference back end: English, Chinese, Indonesian, Filipino. */
const SERVER = new RegExp(
  String.raw`(?:texts|html)\(\s*${Array.from({ length: 4 }, () => LITERAL).join(String.raw`\s*,\s*`)}\s*,?\s*\)`,
  'g',
);

function leaves(value: unknown, key = ''): (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, key === '' ? name : `${key}.${name}`));
}

function localeTexts(files: readonly TextFile[]): SiteText[] {
  const byPlace = new Map<string, Partial<Record<FileLanguage, string>>>();
  for (const { file, text } of files) {
    const [, name = '', code = ''] = LOCALE.exec(file) ?? [];
    const language = FILE_LANGUAGES.find((known) => known === code);
    if (language === undefined) continue;
    for (const [key, words] of leaves(JSON.parse(text))) {
      const place = `${name}: ${key}`;
      byPlace.set(place, { ...byPlace.get(place), [language]: words });
    }
  }
  return [...byPlace].map(([place, words]) => ({ place, ...words }));
}

function titles({ file, text }: TextFile): SiteText[] {
  if (!/\/src\/.*routes\.ts$/.test(file)) return [];
  return [...text.matchAll(TITLE)].map(([, CN = '', EN = '', ID = '', TY = '']) => ({ place: file, CN, EN, ID, TY }));
}

function serverTexts({ file, text }: TextFile): SiteText[] {
  if (!file.startsWith('tools/reference-gateway/src/') || file.includes('.test.')) return [];
  return [...text.matchAll(SERVER)].map((match) => {
    const [EN = '', CN = '', ID = '', TY = ''] = [1, 3, 5, 7].map((at) => match[at] ?? match[at + 1] ?? '');
    return { place: file, EN, CN, ID, TY };
  });
}

/** Every text that players read: of the packages, the routes, and the reference back end. */
export function siteTexts(files: readonly TextFile[]): readonly SiteText[] {
  return [...localeTexts(files), ...files.flatMap(titles), ...files.flatMap(serverTexts)];
}
