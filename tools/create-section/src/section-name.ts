/** The words of a section's name: `live-sports`. The same form as the contract's, without `mfe-`. */
const WORDS = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** As many letters as the contract leaves for the words. */
const LONGEST = 36;

/** A name in the forms that a section's sources have. */
export interface SectionName {
  /** `mfe-live-sports`. */
  readonly section: string;
  /** `live-sports`, of files, addresses and keys. */
  readonly kebab: string;
  /** `liveSports`, of events. */
  readonly camel: string;
  /** `LiveSports`, of components. */
  readonly pascal: string;
  /** `Live sports`, in titles. */
  readonly title: string;
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** Reads `live-sports` or `mfe-live-sports`; throws a sentence where it is no such name. */
export function sectionName(text: string): SectionName {
  const kebab = text.replace(/^mfe-/, '');
  if (!WORDS.test(kebab) || kebab.length > LONGEST)
    throw new Error(
      `"${text}" cannot be the name of a section: take lower-case words joined by hyphens, such as live-sports, ${LONGEST} characters at most`,
    );
  const pascal = kebab.split('-').map(capital).join('');
  return {
    section: `mfe-${kebab}`,
    kebab,
    camel: `${pascal.slice(0, 1).toLowerCase()}${pascal.slice(1)}`,
    pascal,
    title: capital(kebab.replaceAll('-', ' ')),
  };
}

/** A text of the template for a section: in the template the section is called `sample`. */
export function namedText(text: string, { kebab, camel, pascal, title }: SectionName): string {
  return text
    .replaceAll('Sample section', title)
    .replaceAll(/(?<=')sample(?=\.[a-z])/g, camel)
    .replaceAll('Sample', pascal)
    .replaceAll('sample', kebab);
}
