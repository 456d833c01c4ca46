import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The text of a key in the language shown; `{{name}}` in a text is filled from the fields. */
export type Translate<Key extends string = string> = (
  key: Key,
  fields?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of one package. The host loads a package's file before it shows any of its screens, so a text is
 * always there; a change of language draws the component again.
 */
export function useTexts<Key extends string = string>(namespace: string): Translate<Key> {
  const { t } = useTranslation(namespace, { useSuspense: false });
  return useCallback((key, fields) => t(key, fields ?? {}), [t]);
}
