const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s\p{P}]/gu, '')
    .toLowerCase();

/** The names that have the words in them; those that begin so come first. Accents, spaces and punctuation do not count. */
export function foundProviders(names: readonly string[], words: string): readonly string[] {
  const wanted = plain(words);
  if (wanted === '') return names;
  const found = names.filter((name) => plain(name).includes(wanted));
  const begins = (name: string): boolean => plain(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((name) => !begins(name))];
}
