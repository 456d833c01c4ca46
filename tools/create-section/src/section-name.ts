import { isRemoteName } from 'shared-contracts/remote/remote-names';
import { nameForms, type NameForms } from './name-forms';

/** A name in the forms that a section's sources have. */
export interface SectionName extends NameForms {
  /** `mfe-live-sports`. */
  readonly section: string;
}

/** Reads `live-sports` or `mfe-live-sports`; throws a sentence where it is no such name. */
export function sectionName(text: string): SectionName {
  const kebab = text.replace(/^mfe-/, '');
  const section = `mfe-${kebab}`;
  if (!isRemoteName(section))
    throw new Error(
      `"${text}" cannot be the name of a section: take a few lower-case words joined by hyphens, such as live-sports`,
    );
  return { section, ...nameForms(kebab) };
}

/** A text of the template for a section: in the template the section is called `sample`. */
export function namedText(text: string, { kebab, camel, pascal, title }: SectionName): string {
  return text
    .replaceAll('Sample section', title)
    .replaceAll(/(?<=')sample(?=\.[a-z])/g, camel)
    .replaceAll('Sample', pascal)
    .replaceAll('sample', kebab);
}
