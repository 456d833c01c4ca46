import type { RemoteDefinition, Texts } from 'shared-contracts/remote/remote-contract';
import { bootRelease, needs } from '../testing/boot-fixture';
import { gives, makeLoader, NEW_ENTRY, NOT_FETCHED, OLD_ENTRY, someRemote, version } from '../testing/loader-fixture';
import { PartTexts } from './part-texts';

/** Loaders that say what they are asked for. */
function loaders(group: string, said: string[]): RemoteDefinition['locales'] {
  const of = (language: string) => async (): Promise<Texts> => {
    said.push(`${group} ${language}`);
    return { [group]: language };
  };
  return { CN: of('CN'), EN: of('EN'), ID: of('ID'), TY: of('TY') };
}

function fixture(change: Partial<RemoteDefinition<'mfe-games'>> = {}) {
  const asked: string[] = [];
  const added: string[] = [];
  const remote = someRemote({
    locales: loaders('all', asked),
    textGroups: { pages: loaders('pages', asked), rules: loaders('rules', asked) },
    ...change,
  });
  const texts = new PartTexts({
    language: () => 'EN',
    addTexts: (name, language, bundle) => void added.push(`${name} ${language} ${Object.keys(bundle).join()}`),
  });
  return { asked, added, remote, texts };
}

it('fetches the texts of all parts, and of the groups that a part shows, each once', async () => {
  const { asked, added, remote, texts } = fixture();
  await texts.ensure(remote, '1.0.0');
  await texts.ensure(remote, '1.0.0', ['pages']);
  await texts.ensure(remote, '1.0.0', ['pages']);
  expect(asked).toEqual(['all EN', 'pages EN']);
  expect(added).toEqual(['mfe-games EN all', 'mfe-games EN pages']);
  await texts.ensure(remote, '1.1.0', ['pages']);
  expect(asked.slice(2)).toEqual(['all EN', 'pages EN']);
});

it('fetches another language of every group that a part of the page shows, and of no other', async () => {
  const { asked, remote, texts } = fixture();
  await texts.ensure(remote, '1.0.0', ['pages']);
  await texts.ensure(remote, '1.0.0', [], 'TY');
  await texts.ensure(remote, '1.0.0', [], 'TY');
  expect(asked.slice(2)).toEqual(['all TY', 'pages TY']);
});

it('does without a group that another version of the section does not have', async () => {
  const { asked, remote, texts } = fixture();
  await texts.ensure(remote, '1.0.0', ['pages']);
  await texts.ensure(someRemote({ locales: loaders('old', asked) }), '0.9.0', [], 'TY');
  expect(asked.slice(2)).toEqual(['old TY']);
});

it('asks again for a group that did not come, and leaves parts without it alone', async () => {
  const said: string[] = [];
  const pages = loaders('pages', said);
  const english = jest.fn(pages.EN).mockRejectedValueOnce(NOT_FETCHED);
  const { remote, texts } = fixture({ textGroups: { pages: { ...pages, EN: english } } });
  await expect(texts.ensure(remote, '1.0.0', ['pages'])).rejects.toBe(NOT_FETCHED);
  await texts.ensure(remote, '1.0.0');
  expect(english).toHaveBeenCalledTimes(1);
  await texts.ensure(remote, '1.0.0', ['pages']);
  expect(said).toEqual(['pages EN']);
});

it('are there before the screen that shows them, in the language that the page turns to, and in the version before', async () => {
  const said: string[] = [];
  const late = someRemote({
    screens: { list: async () => Promise.reject(NOT_FETCHED) },
    textGroups: { pages: loaders('new', said) },
  });
  const old = someRemote({ textGroups: { pages: loaders('old', said) } });
  const screens = { list: { ...needs([]), texts: ['pages'] } };
  const contract = { version: '1.0.0', range: '^1.0.0' };
  const { loader } = makeLoader({
    answers: { [NEW_ENTRY]: [gives(late)], [OLD_ENTRY]: [gives(old)] },
    release: { status: 'on', version: '1.2.0', release: bootRelease('new', { contract, screens }) },
    fallbacks: [{ ...version('old'), release: bootRelease('old', { contract, screens }) }],
  });
  expect(await loader.loadPart('mfe-games', 'screens', 'list')).toMatchObject({ status: 'loaded', version: '1.1.0' });
  expect(said.at(-1)).toBe('old EN');
  await loader.loadTexts('TY');
  expect(said.at(-1)).toBe('old TY');
});
