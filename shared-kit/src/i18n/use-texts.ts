import { use, useSyncExternalStore } from 'react';
import type { CountedKey, TextKey } from './text-key';
import { TextContext, type ReadText, type TextFields } from './text-source';

/** What a text with plural forms takes: how many there are, and whatever else it has places for. */
type CountedFields = TextFields & { readonly count: number };

/**
 * The text of a key in the language shown; `{{name}}` in a text is filled from the fields. A text with plural forms does
 * not compile without a `count`.
 */
export interface Translate<Texts> {
  (key: TextKey<Texts>, fields?: TextFields): string;
  (key: TextKey<Texts> | CountedKey<Texts>, fields: CountedFields): string;
}

/**
 * The texts of one package. The host loads a package's file, and those of the groups that a part is given, before it shows the
 * part, so a text is always there; a change of language draws the component again, the texts of another package do not.
 *
 * @typeParam Texts the package's English files: their keys
 */
export function useTexts<Texts>(namespace: string): Translate<Texts> {
  const { subscribe, get } = use(TextContext);
  const current = (): ReadText => get(namespace);
  return useSyncExternalStore(subscribe, current, current);
}
