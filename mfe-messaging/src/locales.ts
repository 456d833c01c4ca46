/** The texts that all parts of the section may show, by language; each is fetched when it is needed. */
export const locales = {
  CN: () => import(/* webpackChunkName: "locale-CN" */ './locales/CN.json').then((module) => module.default),
  EN: () => import(/* webpackChunkName: "locale-EN" */ './locales/EN.json').then((module) => module.default),
  ID: () => import(/* webpackChunkName: "locale-ID" */ './locales/ID.json').then((module) => module.default),
  TY: () => import(/* webpackChunkName: "locale-TY" */ './locales/TY.json').then((module) => module.default),
};

/** Further texts, of the parts that `routes.ts` gives them to. */
export const textGroups = {
  /** Of the pages but announcements: home shows those. */
  pages: {
    CN: () =>
      import(/* webpackChunkName: "locale-CN-pages" */ './locales/pages/CN.json').then((module) => module.default),
    EN: () =>
      import(/* webpackChunkName: "locale-EN-pages" */ './locales/pages/EN.json').then((module) => module.default),
    ID: () =>
      import(/* webpackChunkName: "locale-ID-pages" */ './locales/pages/ID.json').then((module) => module.default),
    TY: () =>
      import(/* webpackChunkName: "locale-TY-pages" */ './locales/pages/TY.json').then((module) => module.default),
  },
};
