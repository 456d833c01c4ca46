import type { FileLanguage } from 'shared-contracts/language';
import type english from './locales/EN.json';

/** The texts of this section, one file per language. */
export const locales: Readonly<Record<FileLanguage, () => Promise<typeof english>>> = {
  CN: () => import(/* webpackChunkName: "locale-CN" */ './locales/CN.json').then((module) => module.default),
  EN: () => import(/* webpackChunkName: "locale-EN" */ './locales/EN.json').then((module) => module.default),
  ID: () => import(/* webpackChunkName: "locale-ID" */ './locales/ID.json').then((module) => module.default),
  TY: () => import(/* webpackChunkName: "locale-TY" */ './locales/TY.json').then((module) => module.default),
};
