import { isRemoteName } from 'shared-contracts/remote/remote-names';

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
  const section = `mfe-${kebab}`;
  if (!isRemoteName(section))
    throw new Error(
      `"${text}" cannot be the name of a section: take a few lower-case words joined by hyphens, such as live-sports`,
    );
  const pascal = kebab.split('-').map(capital).join('');
  return {
    section,
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
