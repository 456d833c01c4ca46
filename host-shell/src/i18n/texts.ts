import { fileLanguage, type FileLanguage, type LanguageCode } from 'shared-contracts/language';
import type { Telemetry } from 'shared-contracts/remote/remote-context';
import type { Texts } from 'shared-contracts/remote/remote-contract';
import { HOST_TEXTS, PageTexts } from './page-texts';

const HOST_FILES: Readonly<Record<FileLanguage, () => Promise<Texts>>> = {
  CN: () => import(/* webpackChunkName: "locale-CN" */ '../locales/CN.json').then((module) => module.default),
  EN: () => import(/* webpackChunkName: "locale-EN" */ '../locales/EN.json').then((module) => module.default),
  ID: () => import(/* webpackChunkName: "locale-ID" */ '../locales/ID.json').then((module) => module.default),
  TY: () => import(/* webpackChunkName: "locale-TY" */ '../locales/TY.json').then((module) => module.default),
};

/** The texts of the page, with the host's own; languages are named by their file. */
export async function startTexts(language: LanguageCode, telemetry: Telemetry): Promise<PageTexts> {
  const texts = new PageTexts(fileLanguage(language), (sentence) => telemetry.report('text.fault', { sentence }));
  await loadHostTexts(texts, language);
  return texts;
}

/** Loads the host's texts of a language, if they are not there yet. */
export async function loadHostTexts(texts: PageTexts, language: LanguageCode): Promise<void> {
  const file = fileLanguage(language);
  if (texts.has(file, HOST_TEXTS)) return;
  texts.add({ language: file, namespace: HOST_TEXTS, texts: await HOST_FILES[file]() });
}
