import { PlainLoader } from './plain-loader';

function Screen(): null {
  return null;
}

const RELEASE = { screens: { list: {}, lottery: { texts: ['pages'] } }, widgets: {} };

function loaderWith(failures = 0) {
  const said: string[] = [];
  let left = failures;
  const section = {
    name: 'mfe-games',
    screens: { list: async () => Screen, lottery: async () => Screen },
    widgets: {},
    locales: { EN: async () => ({ title: 'Games' }) },
    textGroups: { pages: { EN: async () => ({ list: 'List' }) } },
  };
  const loader = new PlainLoader({
    boot: { live: { remote: () => ({ version: '1.0.0', release: RELEASE }) } },
    open: async (name) => {
      said.push(`opens ${name}`);
      left -= 1;
      if (left >= 0) throw new TypeError('no network');
      return section;
    },
    language: () => 'EN',
    addTexts: (namespace, language, texts) => void said.push(`${namespace} ${language} ${JSON.stringify(texts)}`),
    onLoaded: ({ name }, version) => void said.push(`started ${name} ${version}`),
  });
  return { loader, said };
}

it('imports a section and its texts once, and has the part in hand after that', async () => {
  const { loader, said } = loaderWith();
  expect(loader.peek('mfe-games', 'screens', 'list')).toBeUndefined();
  await Promise.all([loader.loadPart('mfe-games', 'screens', 'list'), loader.loadPart('mfe-games', 'screens', 'list')]);
  const loaded = { status: 'loaded', part: Screen, version: '1.0.0' };
  expect(loader.peek('mfe-games', 'screens', 'list')).toEqual(loaded);
  expect(await loader.loadPart('mfe-games', 'screens', 'list')).toEqual(loaded);
  expect(said).toEqual(['opens mfe-games', 'started mfe-games 1.0.0', 'mfe-games EN {"title":"Games"}']);
});

it('fetches the further texts of a part, once', async () => {
  const { loader, said } = loaderWith();
  await loader.loadPart('mfe-games', 'screens', 'lottery');
  await loader.loadPart('mfe-games', 'screens', 'lottery');
  expect(said.slice(2)).toEqual(['mfe-games EN {"title":"Games"}', 'mfe-games EN {"list":"List"}']);
});

it('says what is missing and what failed, and tries a failure again', async () => {
  const { loader } = loaderWith(1);
  const failed = { status: 'failed', stage: 'chunk', cause: 'TypeError' };
  expect(await loader.loadPart('mfe-games', 'screens', 'list')).toEqual(failed);
  expect(await loader.loadPart('mfe-games', 'screens', 'none')).toMatchObject({ stage: 'missing', cause: 'none' });
  expect(await loader.loadPart('mfe-games', 'screens', 'list')).toMatchObject({ status: 'loaded' });
});
