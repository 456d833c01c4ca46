import { createContext } from 'react';

/**
 * What fills the places of a text: `{{name}}`. A number under `count` also chooses the plural form; lists and moments are
 * for places with a format: `{{names, list}}`.
 */
export type TextFields = Readonly<Record<string, string | number | readonly string[] | Date>>;

/** The text of a key of one package, with its places filled. */
export type ReadText = (key: string, fields?: TextFields) => string;

/** Where a page's texts come from. */
export interface TextSource {
  /**
   * Reads the texts of a package; another function after every change of what they say, and of theirs alone: what was
   * made with the old one is made again.
   */
  readonly get: (namespace: string) => ReadText;
  /** Calls back after a change of any texts; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

const keyItself: ReadText = (key) => key;

/** Without a source keys stand for their texts. */
export const TextContext = createContext<TextSource>({
  get: () => keyItself,
  subscribe: () => () => undefined,
});

/** Provides the page's texts to everything in it. */
export const TextProvider = TextContext.Provider;
