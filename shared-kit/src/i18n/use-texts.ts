import { use, useSyncExternalStore } from 'react';
import { TextContext, type TextFields } from './text-source';

/** The text of a key in the language shown; `{{name}}` in a text is filled from the fields. */
export type Translate<Key extends string = string> = (key: Key, fields?: TextFields) => string;

/**
 * The texts of one package. The host loads a package's file before it shows any of its screens, so a text is
 * always there; a change of language draws the component again, the texts of another package do not.
 */
export function useTexts<Key extends string = string>(namespace: string): Translate<Key> {
  const { subscribe, get } = use(TextContext);
  return useSyncExternalStore(subscribe, () => get(namespace));
}
