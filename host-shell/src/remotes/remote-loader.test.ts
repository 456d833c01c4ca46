import type { ComponentLike, RemoteDefinition, Texts } from 'shared-contracts/remote/remote-contract';
import { defineRemote } from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { RemoteRelease } from '../releases/boot';
import { bootRelease } from '../testing/boot-fixture';
import { LOAD_TIMEOUT_MS } from './load-fault';
import { RemoteLoader } from './remote-loader';

const GAMES: RemoteName = 'mfe-games';
const PLAIN = 'https://site.example/mfe-games/games-entry.js';
const MARKED = `${PLAIN}?r=1`;
const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module');
const Screen: ComponentLike = () => null;

function someRemote(changes: Partial<RemoteDefinition<'mfe-games'>> = {}): RemoteDefinition {
  const texts = async (): Promise<Texts> => ({ title: 'Games' });
  const remote = defineRemote({
    name: 'mfe-games',
    screens: { list: async () => Screen },
    widgets: { winners: async () => Screen as ComponentLike<never> },
    locales: { CN: texts, EN: texts, ID: texts, TY: texts },
  });
  return { ...remote, ...changes } as RemoteDefinition;
}

/** What the container does at each opening, in turn; the last one stays. */
type Opening = () => Promise<unknown>;
const gives =
  (value: unknown): Opening =>
  async () =>
    value;
const throws =
  (error: unknown): Opening =>
  async () =>
    Promise.reject(error);
const hangs: Opening = () => new Promise(() => undefined);

function makeLoader(openings: readonly Opening[], release: RemoteRelease = on()) {
  const opened: string[] = [];
  const faults: string[] = [];
  const texts: string[] = [];
  const onLoaded = jest.fn();
  const reloadPage = jest.fn();
  const loader = new RemoteLoader({
    boot: { remote: () => release, fileUrl: (name, file) => `https://site.example/${name}/${file}` },
    containers: {
      open: (_name, url) => {
        opened.push(url);
        return (openings[opened.length - 1] ?? openings.at(-1) ?? hangs)();
      },
    },
    language: () => 'EN',
    addTexts: (namespace, language) => void texts.push(`${namespace}/${language}`),
    onLoaded,
    onFault: (name, version, { stage, cause }) => void faults.push(`${name}@${version} ${stage}: ${cause}`),
    reloadPage,
  });
  return { loader, opened, faults, texts, onLoaded, reloadPage };
}

function on(range = '^1.0.0'): RemoteRelease {
  return {
    status: 'on',
    version: '1.2.0',
    release: bootRelease('games', { contract: { version: '1.0.0', range } }),
  };
}

describe('load', () => {
  it('loads once, however often it is asked', async () => {
    const remote = someRemote();
    const { loader, opened, onLoaded } = makeLoader([gives(remote)]);
    const expected = { status: 'loaded', remote, version: '1.2.0' };
    expect(await Promise.all([loader.load(GAMES), loader.load(GAMES)])).toEqual([expected, expected]);
    expect(await loader.load(GAMES)).toEqual(expected);
    expect(opened).toEqual([PLAIN]);
    expect(onLoaded).toHaveBeenCalledTimes(1);
    expect(onLoaded).toHaveBeenCalledWith(remote, '1.2.0');
    expect(loader.names()).toEqual([GAMES]);
  });

  it('never remembers a failure: a lost entry is asked for again, at its own address', async () => {
    const { loader, opened, faults, reloadPage } = makeLoader([
      throws(NOT_FETCHED),
      throws(NOT_FETCHED),
      gives(someRemote()),
    ]);
    const failed = { status: 'failed', stage: 'entry', cause: 'not fetched' };
    expect(await loader.load(GAMES)).toEqual(failed);
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toEqual(failed);
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([PLAIN, PLAIN, PLAIN]);
    expect(faults).toHaveLength(2);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('goes to another address after code that threw, when a person asks again', async () => {
    const { loader, opened, faults } = makeLoader([throws(new ReferenceError('x')), gives(someRemote())]);
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'evaluation', cause: 'ReferenceError' });
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([PLAIN, MARKED]);
    expect(faults).toEqual(['mfe-games@1.2.0 evaluation: ReferenceError']);
  });

  it('loads the page anew when both addresses are spent, on a person’s own retry only', async () => {
    const { loader, opened, reloadPage } = makeLoader([throws(new ReferenceError('x'))]);
    await loader.load(GAMES);
    loader.prepareRetry(GAMES);
    expect(reloadPage).not.toHaveBeenCalled();
    await loader.load(GAMES);
    expect(opened).toEqual([PLAIN, MARKED]);
    expect(reloadPage).not.toHaveBeenCalled();
    loader.prepareRetry(GAMES);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    loader.prepareRetry('mfe-account');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Opening, string, string]>([
    ['a remote of another contract', gives(someRemote({ contract: '2.0.0' })), 'contract', '2.0.0'],
    ['a remote of an unreadable contract', gives(someRemote({ contract: 'new' })), 'contract', 'new'],
    ['nothing', gives(undefined), 'exposed', 'not a remote'],
    ['something that is no remote', gives({ name: 'mfe-games' }), 'exposed', 'not a remote'],
    ['screens that are no loaders', gives({ ...someRemote(), screens: { list: 1 } }), 'exposed', 'not a remote'],
    ['a shared module that is missing', throws(new Error('shared module react')), 'contract', 'shared module'],
  ])('refuses %s', async (_name, opening, stage, cause) => {
    const { loader, onLoaded } = makeLoader([opening]);
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage, cause });
    expect(onLoaded).not.toHaveBeenCalled();
    expect(loader.names()).toEqual([]);
  });

  it('asks for nothing when the release is for another contract', async () => {
    const { loader, opened, faults } = makeLoader([gives(someRemote())], on('^2.0.0'));
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'contract', cause: '^2.0.0' });
    expect(opened).toEqual([]);
    expect(faults).toEqual(['mfe-games@1.2.0 contract: ^2.0.0']);
  });

  it('passes on the operator’s word when the section is off', async () => {
    const { loader, opened, faults } = makeLoader([], { status: 'off', message: { EN: 'Back at nine' } });
    expect(await loader.load(GAMES)).toEqual({ status: 'off', message: { EN: 'Back at nine' } });
    expect([...opened, ...faults]).toEqual([]);
  });

  it('has nothing where there is no release', async () => {
    const { loader } = makeLoader([], { status: 'absent' });
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'missing', cause: 'no release' });
  });
});

describe('loadPart', () => {
  it('loads a screen with its texts, and has it in hand afterwards', async () => {
    const { loader, texts } = makeLoader([gives(someRemote())]);
    const loaded = { status: 'loaded', part: Screen, version: '1.2.0' };
    expect(loader.peek(GAMES, 'screens', 'list')).toBeUndefined();
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toEqual(loaded);
    expect(await loader.loadPart(GAMES, 'widgets', 'winners')).toEqual(loaded);
    expect(loader.peek(GAMES, 'screens', 'list')).toEqual(loaded);
    expect(loader.peek(GAMES, 'widgets', 'list')).toBeUndefined();
    expect(texts).toEqual(['mfe-games/EN']);
  });

  it.each([
    ['a screen that this version does not have', 'gone', 'missing', 'gone'],
    ['a screen that is no component', 'odd', 'exposed', 'odd'],
  ])('fails for %s', async (_name, screen, stage, cause) => {
    const remote = someRemote({ screens: { odd: async () => ({}) as unknown as ComponentLike } });
    const { loader } = makeLoader([gives(remote)]);
    expect(await loader.loadPart(GAMES, 'screens', screen)).toEqual({ status: 'failed', stage, cause });
    expect(loader.peek(GAMES, 'screens', screen)).toBeUndefined();
  });

  it('passes on why the remote itself did not load', async () => {
    const { loader } = makeLoader([throws(NOT_FETCHED)]);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ status: 'failed', stage: 'entry' });
  });

  it('asks a lost chunk of the same remote again', async () => {
    const list = jest.fn(async () => Screen).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const { loader, opened, faults } = makeLoader([gives(someRemote({ screens: { list } }))]);
    const lost = { status: 'failed', stage: 'chunk', cause: 'not fetched' };
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toEqual(lost);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([PLAIN]);
    expect(faults).toEqual(['mfe-games@1.2.0 chunk: not fetched']);
  });

  it('takes a fresh copy of the remote after a chunk that threw', async () => {
    const broken = someRemote({ screens: { list: async () => Promise.reject(new RangeError('x')) } });
    const { loader, opened } = makeLoader([gives(broken), gives(someRemote())]);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ stage: 'evaluation', cause: 'RangeError' });
    loader.prepareRetry(GAMES);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([PLAIN, MARKED]);
  });

  it('asks for texts again after they failed, and for another language when told', async () => {
    const english = jest.fn(async (): Promise<Texts> => ({})).mockRejectedValueOnce(NOT_FETCHED);
    const locales = { ...someRemote().locales, EN: english };
    const { loader, texts } = makeLoader([gives(someRemote({ locales }))]);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ stage: 'chunk', cause: 'not fetched' });
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ status: 'loaded' });
    await loader.loadTexts('TY');
    await loader.loadTexts('TY');
    expect(texts).toEqual(['mfe-games/EN', 'mfe-games/TY']);
  });
});

describe('with a server that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives up an entry after its limit and goes to another address', async () => {
    const { loader, opened } = makeLoader([hangs, gives(someRemote())]);
    const first = loader.load(GAMES);
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(await first).toEqual({ status: 'failed', stage: 'entry', cause: 'timeout' });
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([PLAIN, MARKED]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up a chunk after its limit', async () => {
    const hanging = someRemote({ screens: { list: () => new Promise(() => undefined) } });
    const { loader, opened } = makeLoader([gives(hanging), gives(someRemote())]);
    const first = loader.loadPart(GAMES, 'screens', 'list');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(await first).toEqual({ status: 'failed', stage: 'chunk', cause: 'timeout' });
    loader.prepareRetry(GAMES);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([PLAIN, MARKED]);
  });
});

describe('wrong bytes', () => {
  const START = 'https://site.example/mfe-games/games-start.js';

  function publishHash(hash: string): void {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ integrity: { [START]: hash } });
    document.head.replaceChildren(map);
  }

  afterEach(() => {
    document.head.replaceChildren();
    jest.restoreAllMocks();
  });

  it.each([
    ['other bytes', async () => new Response('evil'), 'integrity', 'other bytes', MARKED],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), 'entry', 'not fetched', PLAIN],
    ['a refusal', async () => new Response('', { status: 503 }), 'entry', 'not fetched', PLAIN],
  ])('tells %s apart from the rest', async (_name, answer, stage, cause, next) => {
    publishHash('sha384-expected');
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const { loader, opened } = makeLoader([throws(NOT_FETCHED), gives(someRemote())]);
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage, cause });
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([PLAIN, next]);
  });
});
