import type { ComponentLike, Texts } from 'shared-contracts/remote/remote-contract';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { PAUSES_MS } from '../federation/retry-policy';
import { LOAD_TIMEOUT_MS } from '../files/load-fault';
import {
  gives,
  hangs,
  makeLoader,
  NEW_ENTRY,
  NOT_FETCHED,
  OLD_ENTRY,
  on,
  someRemote,
  someScreen,
  throws,
  version,
  type Opening,
} from '../testing/loader-fixture';

const GAMES = 'mfe-games';
const MARKED = `${NEW_ENTRY}?r=1`;
/** What a section of the next minor needs. */
const LATER_MINOR = `^${CONTRACT_VERSION.replace(/\d+\.\d+$/, (rest) => `${parseInt(rest, 10) + 1}.0`)}`;
const ALL_PAUSES = PAUSES_MS.reduce((sum, pause) => sum + pause, 0);

beforeEach(() => {
  jest.useFakeTimers();
  // The runtime warns whenever another version takes a section's place.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets a load go through all its second tries. */
async function settle<Value>(work: Promise<Value>, milliseconds = ALL_PAUSES): Promise<Value> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  return work;
}

describe('load', () => {
  it('loads once, however often it is asked', async () => {
    const remote = someRemote();
    const { loader, opened, onLoaded } = makeLoader({ answers: { [NEW_ENTRY]: [gives(remote)] } });
    const expected = { status: 'loaded', remote, version: '1.2.0' };
    expect(await Promise.all([loader.load(GAMES), loader.load(GAMES)])).toEqual([expected, expected]);
    expect(await loader.load(GAMES)).toEqual(expected);
    expect(opened).toEqual([NEW_ENTRY]);
    expect(onLoaded.mock.calls).toEqual([[remote, '1.2.0', 0]]);
    expect(loader.runningVersion(GAMES)).toBe('1.2.0');
  });

  it('mends a lost entry by itself after a moment, and tells nobody', async () => {
    const { loader, opened, faults } = makeLoader({
      answers: { [NEW_ENTRY]: [throws(NOT_FETCHED), gives(someRemote())] },
    });
    const work = loader.load(GAMES);
    await jest.advanceTimersByTimeAsync(PAUSES_MS[0] - 1);
    expect(opened).toEqual([NEW_ENTRY]);
    expect(await settle(work, 1)).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([NEW_ENTRY, NEW_ENTRY]);
    expect(faults).toEqual([]);
  });

  it('gives a lost entry up after three tries, and tries again on request', async () => {
    const lost = throws(NOT_FETCHED);
    const { loader, opened, faults, reloadPage } = makeLoader({
      answers: { [NEW_ENTRY]: [lost, lost, lost, gives(someRemote())] },
    });
    expect(await settle(loader.load(GAMES))).toEqual({ status: 'failed', stage: 'entry', cause: 'not fetched' });
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([NEW_ENTRY, NEW_ENTRY, NEW_ENTRY, NEW_ENTRY]);
    expect(faults).toEqual(['mfe-games@1.2.0 entry: not fetched']);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('does not wait for a connection that is known to be gone', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { loader, opened } = makeLoader({ answers: {} });
    expect(await loader.load(GAMES)).toMatchObject({ stage: 'entry' });
    expect(opened).toEqual([NEW_ENTRY]);
    line.mockRestore();
  });

  it('goes to another address after code that threw, when a person asks again', async () => {
    const { loader, opened, faults } = makeLoader({
      answers: { [NEW_ENTRY]: [throws(new ReferenceError('x'))], [MARKED]: [gives(someRemote())] },
    });
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'evaluation', cause: 'ReferenceError' });
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([NEW_ENTRY, MARKED]);
    expect(faults).toEqual(['mfe-games@1.2.0 evaluation: ReferenceError']);
  });

  it('reloads the page when both addresses have failed, only on the player’s retry', async () => {
    const broken = throws(new ReferenceError('x'));
    const { loader, opened, reloadPage } = makeLoader({ answers: { [NEW_ENTRY]: [broken], [MARKED]: [broken] } });
    await loader.load(GAMES);
    loader.prepareRetry(GAMES);
    expect(reloadPage).not.toHaveBeenCalled();
    await loader.load(GAMES);
    expect(opened).toEqual([NEW_ENTRY, MARKED]);
    expect(reloadPage).not.toHaveBeenCalled();
    loader.prepareRetry(GAMES);
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
    const { loader, onLoaded } = makeLoader({ answers: { [NEW_ENTRY]: [opening] } });
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage, cause });
    expect(onLoaded).not.toHaveBeenCalled();
    expect(loader.runningVersion(GAMES)).toBeUndefined();
  });

  it.each(['^2.0.0', LATER_MINOR])('asks for nothing when the release is for another contract: %s', async (range) => {
    const { loader, opened, faults } = makeLoader({ answers: {}, release: on(range) });
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'contract', cause: range });
    expect(opened).toEqual([]);
    expect(faults).toEqual([`mfe-games@1.2.0 contract: ${range}`]);
  });

  it.each(['1.0.0', '1.1.0', CONTRACT_VERSION])('loads a remote that was built with contract %s', async (contract) => {
    const remote = someRemote({ contract });
    const { loader } = makeLoader({ answers: { [NEW_ENTRY]: [gives(remote)] }, release: on(`^${contract}`) });
    expect(await loader.load(GAMES)).toEqual({ status: 'loaded', remote, version: '1.2.0' });
  });

  it('passes on the operator’s word when the section is off, and comes back when it is on', async () => {
    const { loader, opened, faults, now } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(someRemote())] },
      release: { status: 'off', message: { EN: 'Back at nine' } },
    });
    expect(await loader.load(GAMES)).toEqual({ status: 'off', message: { EN: 'Back at nine' } });
    expect([...opened, ...faults]).toEqual([]);
    now.release = on();
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ status: 'loaded' });
    now.release = { status: 'off', message: {} };
    expect(loader.peek(GAMES, 'screens', 'list')).toBeUndefined();
  });

  it('has nothing where there is no release', async () => {
    const { loader } = makeLoader({ answers: {}, release: { status: 'absent' } });
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'missing', cause: 'no release' });
  });

  it('gives up an entry that hangs after its limit and goes to another address', async () => {
    const { loader, opened } = makeLoader({ answers: { [NEW_ENTRY]: [hangs], [MARKED]: [gives(someRemote())] } });
    const failed = { status: 'failed', stage: 'entry', cause: 'timeout' };
    expect(await settle(loader.load(GAMES), LOAD_TIMEOUT_MS)).toEqual(failed);
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([NEW_ENTRY, MARKED]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('loadPart', () => {
  it('loads a screen with its texts, and has it in hand afterwards', async () => {
    const list = someScreen();
    const remote = someRemote({ screens: { list: async () => list as ComponentLike } });
    const { loader, texts } = makeLoader({ answers: { [NEW_ENTRY]: [gives(remote)] } });
    const loaded = { status: 'loaded', part: list, version: '1.2.0' };
    expect(loader.peek(GAMES, 'screens', 'list')).toBeUndefined();
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toEqual(loaded);
    expect(await loader.loadPart(GAMES, 'widgets', 'winners')).toMatchObject({ status: 'loaded' });
    expect(loader.peek(GAMES, 'screens', 'list')).toEqual(loaded);
    expect(loader.peek(GAMES, 'widgets', 'list')).toBeUndefined();
    expect(texts).toEqual(['mfe-games/EN']);
  });

  it.each([
    ['a screen that this version does not have', 'gone', 'missing', 'gone'],
    ['a screen that is no component', 'odd', 'exposed', 'odd'],
  ])('fails for %s', async (_name, screen, stage, cause) => {
    const remote = someRemote({ screens: { odd: async () => ({}) as unknown as ComponentLike } });
    const { loader } = makeLoader({ answers: { [NEW_ENTRY]: [gives(remote)] } });
    expect(await loader.loadPart(GAMES, 'screens', screen)).toEqual({ status: 'failed', stage, cause });
    expect(loader.peek(GAMES, 'screens', screen)).toBeUndefined();
  });

  it('mends a lost chunk by itself, on the same instance of the remote', async () => {
    const list = jest
      .fn(async () => someScreen() as ComponentLike)
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const { loader, opened, faults } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(someRemote({ screens: { list } }))] },
    });
    expect(await settle(loader.loadPart(GAMES, 'screens', 'list'))).toMatchObject({ status: 'loaded' });
    expect(list).toHaveBeenCalledTimes(2);
    expect(opened).toEqual([NEW_ENTRY]);
    expect(faults).toEqual([]);
  });

  it('answers one step of the player once, and asks again at the next', async () => {
    const list = jest.fn(async (): Promise<ComponentLike> => Promise.reject(new RangeError('x')));
    const { loader, faults } = makeLoader({ answers: { [NEW_ENTRY]: [gives(someRemote({ screens: { list } }))] } });
    const failed = { status: 'failed', stage: 'evaluation', cause: 'RangeError' };
    const [prepared, drawn] = [loader.loadPart(GAMES, 'screens', 'list'), loader.loadPart(GAMES, 'screens', 'list')];
    expect([await prepared, await drawn]).toEqual([failed, failed]);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toEqual(failed);
    expect(list).toHaveBeenCalledTimes(1);
    expect(faults).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1000);
    await loader.loadPart(GAMES, 'screens', 'list');
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('takes a fresh instance of the remote after a chunk that threw, and starts that one', async () => {
    const broken = someRemote({ screens: { list: async () => Promise.reject(new RangeError('x')) } });
    const fresh = someRemote();
    const { loader, opened, onLoaded, ended } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(broken)], [MARKED]: [gives(fresh)] },
    });
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ stage: 'evaluation', cause: 'RangeError' });
    loader.prepareRetry(GAMES);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([NEW_ENTRY, MARKED]);
    expect(onLoaded.mock.calls.map(([remote]) => remote)).toEqual([broken, fresh]);
    expect(ended).toEqual(['mfe-games@1.2.0']);
  });

  it('asks for texts again after they failed, and for another language when told', async () => {
    const english = jest.fn(async (): Promise<Texts> => ({})).mockRejectedValueOnce(NOT_FETCHED);
    const locales = { ...someRemote().locales, EN: english };
    const { loader, texts } = makeLoader({ answers: { [NEW_ENTRY]: [gives(someRemote({ locales }))] } });
    expect(await settle(loader.loadPart(GAMES, 'screens', 'list'))).toMatchObject({ status: 'loaded' });
    await loader.loadTexts('TY');
    await loader.loadTexts('TY');
    expect(english).toHaveBeenCalledTimes(2);
    expect(texts).toEqual(['mfe-games/EN', 'mfe-games/TY']);
  });

  it('renews what the browser keeps of texts too, where they did not come', async () => {
    const map = document.createElement('script');
    map.type = 'importmap';
    const file = NEW_ENTRY.replace('new-entry.js', 'new-EN.js');
    map.textContent = JSON.stringify({ integrity: { [file]: 'sha256-other' } });
    document.head.append(map);
    const network = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
    const english = jest.fn(async (): Promise<Texts> => ({})).mockRejectedValueOnce(NOT_FETCHED);
    const locales = { ...someRemote().locales, EN: english };
    const { loader } = makeLoader({ answers: { [NEW_ENTRY]: [gives(someRemote({ locales }))] } });
    await settle(loader.loadPart(GAMES, 'screens', 'list'));
    expect(network.mock.calls.map(([url]) => url)).toContain(new URL(file, document.baseURI).href);
    map.remove();
    network.mockRestore();
  });

  it('gives up a chunk that hangs after its limit', async () => {
    const hanging = someRemote({ screens: { list: () => new Promise(() => undefined) } });
    const { loader, opened } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(hanging)], [MARKED]: [gives(someRemote())] },
    });
    const failed = { status: 'failed', stage: 'chunk', cause: 'timeout' };
    expect(await settle(loader.loadPart(GAMES, 'screens', 'list'), LOAD_TIMEOUT_MS)).toEqual(failed);
    loader.prepareRetry(GAMES);
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ status: 'loaded' });
    expect(opened).toEqual([NEW_ENTRY, MARKED]);
  });
});

describe('the version before', () => {
  const fallbacks = [version('old')];

  it.each<[string, Opening, string]>([
    ['is lost', throws(NOT_FETCHED), 'entry: not fetched'],
    ['throws', throws(new ReferenceError('x')), 'evaluation: ReferenceError'],
    ['exposes nothing', gives(undefined), 'exposed: not a remote'],
    ['is of another contract', gives(someRemote({ contract: '2.0.0' })), 'contract: 2.0.0'],
  ])('serves when the chosen one %s', async (_name, opening, fault) => {
    const old = someRemote();
    const { loader, faults, fallen, onLoaded } = makeLoader({
      answers: { [NEW_ENTRY]: [opening], [OLD_ENTRY]: [gives(old)] },
      fallbacks,
    });
    const result = await settle(loader.loadPart(GAMES, 'screens', 'list'));
    expect(result).toMatchObject({ status: 'loaded', version: '1.1.0' });
    expect(faults).toEqual([`mfe-games@1.2.0 ${fault}`]);
    expect(fallen).toEqual(['mfe-games 1.2.0 -> 1.1.0']);
    expect(onLoaded.mock.calls.map(([remote]) => remote)).toEqual([old]);
    expect(loader.peek(GAMES, 'screens', 'list')).toEqual(result);
  });

  it('serves after the limit when the chosen one hangs', async () => {
    const { loader } = makeLoader({ answers: { [NEW_ENTRY]: [hangs], [OLD_ENTRY]: [gives(someRemote())] }, fallbacks });
    expect(await settle(loader.load(GAMES), LOAD_TIMEOUT_MS)).toMatchObject({ status: 'loaded', version: '1.1.0' });
  });

  it('goes on serving without asking for the broken one at every step', async () => {
    const { loader, opened } = makeLoader({
      answers: { [NEW_ENTRY]: [throws(new ReferenceError('x'))], [OLD_ENTRY]: [gives(someRemote())] },
      fallbacks,
    });
    await loader.loadPart(GAMES, 'screens', 'list');
    await loader.loadPart(GAMES, 'widgets', 'winners');
    expect(opened).toEqual([NEW_ENTRY, OLD_ENTRY]);
  });

  it('serves a screen whose chunk is lost; the broken instance leaves no registrations', async () => {
    const broken = someRemote({ screens: { list: async () => Promise.reject(new Error('Loading chunk 7 failed.')) } });
    const old = someRemote();
    const { loader, faults, fallen, onLoaded, ended } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(broken)], [OLD_ENTRY]: [gives(old)] },
      fallbacks,
    });
    expect(await settle(loader.loadPart(GAMES, 'screens', 'list'))).toMatchObject({ version: '1.1.0' });
    expect(faults).toEqual(['mfe-games@1.2.0 chunk: not fetched']);
    expect(fallen).toEqual(['mfe-games 1.2.0 -> 1.1.0']);
    expect(onLoaded.mock.calls.map(([remote]) => remote)).toEqual([broken, old]);
    expect(ended).toEqual(['mfe-games@1.2.0']);
  });

  it('lets the replaced instance answer as long as a part of it is in the page', async () => {
    const broken = someRemote({ screens: { list: async () => Promise.reject(new RangeError('x')) } });
    const { loader, ended } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(broken)], [OLD_ENTRY]: [gives(someRemote())] },
      fallbacks,
    });
    await loader.loadPart(GAMES, 'widgets', 'winners');
    const leave = loader.draw(GAMES, '1.2.0', 'screens', 'home');
    expect(await loader.loadPart(GAMES, 'screens', 'list')).toMatchObject({ version: '1.1.0' });
    expect(ended).toEqual([]);
    leave();
    expect(ended).toEqual(['mfe-games@1.2.0']);
  });

  it('serves a screen that threw while it was drawn', async () => {
    const { loader, faults, fallen } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(someRemote())], [OLD_ENTRY]: [gives(someRemote())] },
      fallbacks,
    });
    await loader.loadPart(GAMES, 'screens', 'list');
    const broken = { version: '1.2.0', cause: 'RangeError' };
    expect(await loader.loadPart(GAMES, 'screens', 'list', broken)).toMatchObject({ version: '1.1.0' });
    expect(fallen).toEqual(['mfe-games 1.2.0 -> 1.1.0']);
    const again = { version: '1.1.0', cause: 'RangeError' };
    const failed = { status: 'failed', stage: 'render', cause: 'RangeError' };
    expect(await loader.loadPart(GAMES, 'screens', 'list', again)).toEqual(failed);
    expect(faults).toEqual(['mfe-games@1.2.0 render: RangeError', 'mfe-games@1.1.0 render: RangeError']);
  });

  it('requests the chosen version again on the player’s retry, when all have failed', async () => {
    const mended = someRemote();
    const { loader, opened, reloadPage } = makeLoader({
      answers: { [NEW_ENTRY]: [throws(new RangeError('x'))], [MARKED]: [gives(mended)], [OLD_ENTRY]: [gives(null)] },
      fallbacks,
    });
    expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'evaluation', cause: 'RangeError' });
    loader.prepareRetry(GAMES);
    expect(await loader.load(GAMES)).toEqual({ status: 'loaded', remote: mended, version: '1.2.0' });
    expect(opened).toEqual([NEW_ENTRY, OLD_ENTRY, MARKED]);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('is not tried when it was built for another contract, and not in the place of a screen that is gone', async () => {
    const { loader, opened, faults } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(someRemote())], [OLD_ENTRY]: [gives(someRemote())] },
      fallbacks: [version('old', '^2.0.0')],
    });
    expect(await loader.loadPart(GAMES, 'screens', 'gone')).toMatchObject({ stage: 'missing' });
    const broken = { version: '1.2.0', cause: 'RangeError' };
    expect(await loader.loadPart(GAMES, 'screens', 'list', broken)).toMatchObject({ stage: 'render' });
    expect(opened).toEqual([NEW_ENTRY]);
    expect(faults).toEqual(['mfe-games@1.2.0 render: RangeError']);
  });

  it('leaves a screen it does not have to the chosen version', async () => {
    const latest = someRemote({ screens: { latest: async () => someScreen() as ComponentLike } });
    const { loader, faults } = makeLoader({
      answers: { [NEW_ENTRY]: [throws(new RangeError('x')), gives(latest)], [OLD_ENTRY]: [gives(someRemote())] },
      fallbacks,
    });
    await loader.load(GAMES);
    expect(await loader.loadPart(GAMES, 'screens', 'latest')).toMatchObject({ status: 'loaded', version: '1.2.0' });
    expect(faults).toHaveLength(1);
  });

  it('takes over when the start of the chosen one throws', async () => {
    const { loader, onLoaded, faults } = makeLoader({
      answers: { [NEW_ENTRY]: [gives(someRemote())], [OLD_ENTRY]: [gives(someRemote())] },
      fallbacks,
    });
    onLoaded.mockImplementationOnce(() => {
      throw new RangeError('x');
    });
    expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded', version: '1.1.0' });
    expect(faults).toEqual(['mfe-games@1.2.0 evaluation: RangeError']);
  });
});
