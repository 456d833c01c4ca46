import type { Json } from '../drive/session';

/** A text to look for: the whole of it, or a pattern in it. */
export type Words = string | RegExp;

/** Something on the page, as a player or a screen reader finds it. */
export interface Target {
  /** ARIA role; `css` instead where a thing has no role of its own. */
  readonly role?: string;
  /** Accessible name; of what has no role, its label. */
  readonly name?: Words;
  readonly css?: string;
  /** Text inside. */
  readonly text?: Words;
  /** Only inside of what this selector finds. */
  readonly within?: string;
}

function wordsAsJson(words: Words): Json {
  return typeof words === 'string' ? { whole: words } : { source: words.source, flags: words.flags };
}

/** A target as it goes to the page. */
export function targetAsJson({ name, text, ...plain }: Target): Json {
  return {
    ...plain,
    ...(name !== undefined && { name: wordsAsJson(name) }),
    ...(text !== undefined && { text: wordsAsJson(text) }),
  };
}

/** A target as a message names it. */
export function targetAsText({ role, name, css, text, within }: Target): string {
  const parts = [
    role ?? css ?? 'anything',
    name === undefined ? '' : `called ${String(name)}`,
    text === undefined ? '' : `with ${String(text)}`,
    within === undefined ? '' : `in ${within}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
