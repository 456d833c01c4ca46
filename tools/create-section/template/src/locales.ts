/** The section's texts by language, each fetched when it is needed. */
export const locales = {
  CN: () => import(/* webpackChunkName: "locale-CN" */ './locales/CN.json').then((module) => module.default),
  EN: () => import(/* webpackChunkName: "locale-EN" */ './locales/EN.json').then((module) => module.default),
  ID: () => import(/* webpackChunkName: "locale-ID" */ './locales/ID.json').then((module) => module.default),
  TY: () => import(/* webpackChunkName: "locale-TY" */ './locales/TY.json').then((module) => module.default),
};
