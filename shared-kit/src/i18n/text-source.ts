import { createContext } from 'react';

/** What fills the places of a text: `{{name}}`. */
export type TextFields = Readonly<Record<string, string | number>>;

/** The text of a package's key, with its places filled. */
export type ReadText = (namespace: string, key: string, fields?: TextFields) => string;

/** Where a page's texts come from. */
export interface TextSource {
  /** Another function after every change of what texts say: what was made with the old one is made anew. */
  readonly get: () => ReadText;
  /** Calls back after every such change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

const keyItself: ReadText = (_namespace, key) => key;

/** Without a source keys stand for their texts. */
export const TextContext = createContext<TextSource>({
  get: () => keyItself,
  subscribe: () => () => undefined,
});

/** Provides the page's texts to everything in it. */
export const TextProvider = TextContext.Provider;
