import i18next from 'i18next';
import type { TextBundle, TextFields } from 'shared-kit/i18n';

/** What reads texts once the language of a page has been changed. */
export interface TextEngine {
  readonly add: (bundle: TextBundle) => void;
  readonly text: (language: string, namespace: string, key: string, fields: TextFields) => string;
}

/** The library of texts, with everything the page has so far. */
export function makeTextEngine(bundles: Iterable<TextBundle>): TextEngine {
  const instance = i18next.createInstance();
  void instance.init({
    fallbackLng: false,
    resources: {},
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  });
  const add = ({ language, namespace, texts }: TextBundle): void =>
    void instance.addResourceBundle(language, namespace, texts, true, true);
  for (const bundle of bundles) add(bundle);
  return { add, text: (lng, ns, key, fields) => instance.t(key, { ...fields, lng, ns }) };
}
