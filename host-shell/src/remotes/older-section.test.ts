import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import type { Shim, Stated } from '../federation/shims';
import {
  gives,
  makeLoader,
  NEW_ENTRY,
  NOT_FETCHED,
  OLD_ENTRY,
  on,
  someRemote,
  throws,
  version,
} from '../testing/loader-fixture';
import { sectionContext } from './limited-context';

const GAMES = 'mfe-games';
const SHIM_FILE = NEW_ENTRY.replace('new-entry.js', 'shim-1.mjs');

/** A host of the next major with a shim for the last minor of this one. */
const HOST = {
  contract: { version: '2.0.0', range: '^2.0.0' },
  shims: { '1.4.0': 'shim-1.mjs' },
};

/** A shim by which sections hear an event of today under its name of before. */
const shim: Shim = (context, release, limit) =>
  limit(
    {
      ...context,
      events: {
        ...context.events,
        on: ((name: string, listener: never) =>
          context.events.on((name === 'wallet.told' ? 'wallet.balanceChanged' : name) as never, listener)) as never,
      },
    },
    release,
  );
const shimModule = () => Promise.resolve({ shim });

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** What a section that may hear these names hears of each. */
function heardThrough(release: Stated, hears: readonly string[], name: string): readonly string[] {
  const asked: string[] = [];
  const context = {
    release: { name: GAMES, version: '1.2.0' },
    telemetry: { report: () => undefined },
    events: { on: (event: string) => (asked.push(event), () => undefined), emit: () => undefined },
    intents: {},
    storage: {},
    requests: {},
    http: {},
  } as unknown as RemoteContext<typeof GAMES>;
  Object.assign(release, { capabilities: { hears } });
  sectionContext(context, release).events.on(name as never, () => undefined);
  return asked;
}

it('a section of the host’s own major comes without a shim', async () => {
  const { loader, opened } = makeLoader({
    answers: { [NEW_ENTRY]: [gives(someRemote({ contract: '2.0.0' }))] },
    release: on('^2.0.0'),
    host: HOST,
  });
  expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded' });
  expect(opened).toEqual([NEW_ENTRY]);
});

it('a section of the major before comes with the shim, and has its context from it', async () => {
  const remote = someRemote({ contract: '1.2.0' });
  const served = { status: 'on', ...version('new', '^1.2.0') } as const;
  const { loader, opened } = makeLoader({
    answers: { [NEW_ENTRY]: [gives(remote)], [SHIM_FILE]: [shimModule] },
    release: served,
    host: HOST,
  });
  expect(heardThrough(served.release, ['wallet.told'], 'wallet.told')).toEqual(['wallet.told']);
  expect(await loader.load(GAMES)).toEqual({ status: 'loaded', remote, version: '1.2.0' });
  expect(opened).toEqual([NEW_ENTRY, SHIM_FILE]);
  expect(heardThrough(served.release, ['wallet.told'], 'wallet.told')).toEqual(['wallet.balanceChanged']);
});

it('what such a section does not state is refused by the names that it knows', async () => {
  const served = { status: 'on', ...version('new', '^1.2.0') } as const;
  const { loader } = makeLoader({
    answers: { [NEW_ENTRY]: [gives(someRemote({ contract: '1.2.0' }))], [SHIM_FILE]: [shimModule] },
    release: served,
    host: HOST,
  });
  await loader.load(GAMES);
  expect(() => heardThrough(served.release, ['wallet.told'], 'wallet.balanceChanged')).toThrow(
    'mfe-games 1.2.0 may not use wallet.balanceChanged: its capabilities list no such hears',
  );
});

it.each([
  ['a minor after the shim’s', '^1.5.0', HOST],
  ['the major before, where the host has no shim', '^1.2.0', { contract: HOST.contract }],
])('a section that needs %s is asked for nothing', async (_, range, host) => {
  const { loader, opened, faults } = makeLoader({ answers: {}, release: on(range), host });
  expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'contract', cause: range });
  expect(opened).toEqual([]);
  expect(faults).toEqual([`mfe-games@1.2.0 contract: ${range}`]);
});

it('a fallback of the major before is served through the shim, one without a shim is passed over', async () => {
  const answers = {
    [NEW_ENTRY]: [throws(new ReferenceError('x'))],
    [OLD_ENTRY]: [gives(someRemote({ contract: '1.0.0' }))],
    [SHIM_FILE]: [shimModule],
  };
  const setup = { answers, release: on('^2.0.0'), fallbacks: [version('old')] };
  const { loader, opened } = makeLoader({ ...setup, host: HOST });
  expect(await loader.load(GAMES)).toMatchObject({ status: 'loaded', version: '1.1.0' });
  expect(opened).toEqual([NEW_ENTRY, OLD_ENTRY, SHIM_FILE]);
  const without = makeLoader({ ...setup, host: { contract: HOST.contract } });
  expect(await without.loader.load(GAMES)).toMatchObject({ status: 'failed', stage: 'evaluation' });
  expect(without.opened).toEqual([NEW_ENTRY]);
});

it('runs no shim that the page has no hash of', async () => {
  const { loader, opened } = makeLoader({ answers: {}, release: on('^1.2.0'), host: HOST, unheld: [SHIM_FILE] });
  expect(await loader.load(GAMES)).toEqual({ status: 'failed', stage: 'integrity', cause: 'no hash' });
  expect(opened).toEqual([]);
});

it('mends a lost shim by itself after a moment', async () => {
  jest.useFakeTimers();
  const { loader, opened, faults } = makeLoader({
    answers: {
      [NEW_ENTRY]: [gives(someRemote({ contract: '1.2.0' }))],
      [SHIM_FILE]: [throws(NOT_FETCHED), shimModule],
    },
    release: on('^1.2.0'),
    host: HOST,
  });
  const work = loader.load(GAMES);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await work).toMatchObject({ status: 'loaded' });
  expect(opened).toEqual([NEW_ENTRY, SHIM_FILE, NEW_ENTRY, SHIM_FILE]);
  expect(faults).toEqual([]);
  jest.useRealTimers();
});
