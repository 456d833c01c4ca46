/** The texts that all parts of the section may show, by language; each is fetched when it is needed. */
export const locales = {
  CN: () => import(/* webpackChunkName: "locale-CN" */ './locales/CN.json').then((module) => module.default),
  EN: () => import(/* webpackChunkName: "locale-EN" */ './locales/EN.json').then((module) => module.default),
  ID: () => import(/* webpackChunkName: "locale-ID" */ './locales/ID.json').then((module) => module.default),
  TY: () => import(/* webpackChunkName: "locale-TY" */ './locales/TY.json').then((module) => module.default),
};

/** Further texts, of the parts that `routes.ts` gives them to. */
export const textGroups = {
  /** Of the pages of members. */
  member: {
    CN: () =>
      import(/* webpackChunkName: "locale-CN-member" */ './locales/member/CN.json').then((module) => module.default),
    EN: () =>
      import(/* webpackChunkName: "locale-EN-member" */ './locales/member/EN.json').then((module) => module.default),
    ID: () =>
      import(/* webpackChunkName: "locale-ID-member" */ './locales/member/ID.json').then((module) => module.default),
    TY: () =>
      import(/* webpackChunkName: "locale-TY-member" */ './locales/member/TY.json').then((module) => module.default),
  },
};
