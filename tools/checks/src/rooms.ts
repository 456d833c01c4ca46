/** The rooms of every section's `src`, the same everywhere: learn one, know them all. */
export const SECTION_ROOMS: readonly string[] = [
  'api',
  'capabilities.ts',
  'components',
  'i18n.ts',
  'locales',
  'locales.ts',
  'model',
  'remote.ts',
  'routes.ts',
  'screens',
  'store',
  'testing',
  'widgets',
];

/** What must be there in every section. */
export const REQUIRED_ROOMS: readonly string[] = [
  'capabilities.ts',
  'i18n.ts',
  'locales',
  'remote.ts',
  'routes.ts',
  'screens',
];

/** What is wrong with a section's rooms, in words; empty when nothing is. */
export function roomFaults(section: string, entries: readonly string[]): string[] {
  const strange = entries
    .filter((entry) => !SECTION_ROOMS.includes(entry) && !/\.test(-d)?\.tsx?$/.test(entry))
    .map((entry) => `${section}/src/${entry} is no room of a section`);
  const missing = REQUIRED_ROOMS.filter((room) => !entries.includes(room)).map(
    (room) => `${section}/src/${room} is missing`,
  );
  return [...strange, ...missing];
}

/** Keys of nested texts, with dots. */
function textKeys(texts: unknown, prefix = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [prefix];
  return Object.entries(texts).flatMap(([key, value]) => textKeys(value, prefix === '' ? key : `${prefix}.${key}`));
}

/** Texts that say more than a page can read before the library of texts has come: counts, other texts, forms of values. */
export function richTextFaults(packageName: string, texts: unknown, key = ''): string[] {
  if (typeof texts !== 'string') {
    if (typeof texts !== 'object' || texts === null) return [];
    return Object.entries(texts).flatMap(([name, value]) => {
      const isPlain = !/[.:]|_(?:zero|one|two|few|many|other|plural|ordinal)$/.test(name);
      const here = key === '' ? name : `${key}.${name}`;
      return isPlain
        ? richTextFaults(packageName, value, here)
        : [`${packageName}: the key ${here} is more than a name`];
    });
  }
  const rest = texts.replace(/\{\{\s*\w+\s*\}\}/g, '');
  return /\$t\(|\{\{|\}\}/.test(rest) ? [`${packageName}: the text of ${key} is more than words and places`] : [];
}

/** Languages whose texts lack a key another language has, or whose text of a key is empty (D-08). */
export function textFaults(packageName: string, languages: Readonly<Record<string, unknown>>): string[] {
  const all = [...new Set(Object.values(languages).flatMap((texts) => textKeys(texts)))];
  return Object.entries(languages).flatMap(([language, texts]) => {
    const keys = new Set(textKeys(texts));
    return all.filter((key) => !keys.has(key)).map((key) => `${packageName}: ${language} has no text for ${key}`);
  });
}
