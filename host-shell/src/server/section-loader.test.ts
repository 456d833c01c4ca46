import type { Texts } from 'shared-contracts/remote/remote-contract';
import { bootRelease, needs } from '../testing/boot-fixture';
import { someRemote } from '../testing/loader-fixture';
import { SectionLoader } from './section-loader';

it('adds the texts of all parts and of those groups that the part shows, before it is drawn', async () => {
  const of = (key: string) => async (): Promise<Texts> => ({ [key]: key });
  const group = (key: string) => ({ CN: of(key), EN: of(`${key} EN`), ID: of(key), TY: of(key) });
  const remote = someRemote({ locales: group('all'), textGroups: { pages: group('pages'), rules: group('rules') } });
  const added: string[] = [];
  const release = bootRelease('new', { screens: { list: { ...needs([]), texts: ['pages'] } } });
  const loader = new SectionLoader({
    openSection: async () => remote,
    live: { remote: () => ({ status: 'on', version: '1.2.0', release }) },
    language: 'EN',
    addTexts: (name, language, texts) => void added.push(`${name} ${language}: ${Object.keys(texts).join()}`),
  });
  expect(await loader.loadPart('mfe-games', 'screens', 'list')).toMatchObject({ status: 'loaded', version: '1.2.0' });
  expect(added).toEqual(['mfe-games EN: all EN', 'mfe-games EN: pages EN']);
  expect(await loader.loadPart('mfe-games', 'widgets', 'winners')).toMatchObject({ status: 'loaded' });
  expect(added).toHaveLength(2);
});
