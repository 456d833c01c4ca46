/** A name of lower-case words in the forms that sources have. */
export interface NameForms {
  /** `live-scores`, of files, addresses and keys. */
  readonly kebab: string;
  /** `liveScores`, of values and texts. */
  readonly camel: string;
  /** `LiveScores`, of components. */
  readonly pascal: string;
  /** `Live scores`, in titles. */
  readonly title: string;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 32;

/** A word with a capital. */
export function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** Every form of `live-scores`. */
export function nameForms(kebab: string): NameForms {
  const pascal = kebab.split('-').map(capital).join('');
  return {
    kebab,
    pascal,
    camel: `${pascal.slice(0, 1).toLowerCase()}${pascal.slice(1)}`,
    title: capital(kebab.replaceAll('-', ' ')),
  };
}

/** Reads the name of a screen or a call; `what` says in the refusal what it cannot be the name of. */
export function partName(text: string, what: string): NameForms {
  if (NAME.test(text) && text.length <= LONGEST) return nameForms(text);
  throw new Error(
    `"${text}" cannot be the name of ${what}: take at most ${LONGEST} lower-case letters, words joined by hyphens, such as live-scores`,
  );
}
