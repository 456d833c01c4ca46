import i18next, { type i18n } from 'i18next';
import { fileLanguage, type FileLanguage, type LanguageCode } from 'shared-contracts/language';
import type { Texts } from 'shared-contracts/remote/remote-contract';
import { initReactI18next } from 'shared-kit/i18n';

/** The namespace of the host's own texts. */
export const HOST_TEXTS = 'host-shell';

const HOST_FILES: Readonly<Record<FileLanguage, () => Promise<Texts>>> = {
  CN: () => import(/* webpackChunkName: "locale-CN" */ '../locales/CN.json').then((module) => module.default),
  EN: () => import(/* webpackChunkName: "locale-EN" */ '../locales/EN.json').then((module) => module.default),
  ID: () => import(/* webpackChunkName: "locale-ID" */ '../locales/ID.json').then((module) => module.default),
  TY: () => import(/* webpackChunkName: "locale-TY" */ '../locales/TY.json').then((module) => module.default),
};

/** The one instance of texts for the page; languages are named by their file. */
export async function startTexts(language: LanguageCode): Promise<i18n> {
  const instance = i18next.createInstance();
  const file = fileLanguage(language);
  const texts = await HOST_FILES[file]();
  await instance.use(initReactI18next).init({
    lng: file,
    fallbackLng: false,
    ns: [HOST_TEXTS],
    defaultNS: HOST_TEXTS,
    resources: { [file]: { [HOST_TEXTS]: texts } },
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}

/** Loads the host's texts of a language, if they are not there yet. */
export async function loadHostTexts(instance: i18n, language: LanguageCode): Promise<void> {
  const file = fileLanguage(language);
  if (instance.hasResourceBundle(file, HOST_TEXTS)) return;
  instance.addResourceBundle(file, HOST_TEXTS, await HOST_FILES[file](), true, true);
}
