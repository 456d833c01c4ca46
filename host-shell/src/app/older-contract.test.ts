import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import type { RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import { EventBus } from '../events/event-bus';
import { loadedShims, type Shim, type ShimModule } from '../federation/shims';
import { sectionContext } from '../remotes/limited-context';
import { contextFor, type SharedServices } from '../remotes/remote-context';
import { startRemote } from '../remotes/start-scope';
import { bootRelease } from '../testing/boot-fixture';
import { gives, makeLoader, NEW_ENTRY, on, someRemote } from '../testing/loader-fixture';

/**
 * Contract 2.0.0 of this test: the host tells `wallet.told`, formerly `wallet.balanceChanged` with `balance` for `amount`, and a
 * session has `name`, formerly `displayName`.
 */
const SECOND = { version: '2.0.0', range: '^2.0.0' };
const TOLD = 'wallet.told';
const SHIM_FILE = NEW_ENTRY.replace('new-entry.js', 'shim.mjs');

type AnyBus = {
  on: (name: string, listener: (payload: unknown) => void) => () => void;
  emit: (name: string, payload: unknown) => void;
};

/** The shim of a host of 2.0.0 for sections of contract 1. */
const shim: Shim = (context, release, limit) => {
  const events = context.events as unknown as AnyBus;
  const earlier: AnyBus = {
    emit: events.emit,
    on: (name, listener) =>
      name === 'wallet.balanceChanged'
        ? events.on(TOLD, (payload) => listener({ balance: (payload as { amount: number }).amount }))
        : events.on(name, listener),
  };
  const get = (): never => {
    const state = context.session.get() as unknown as { readonly name: string };
    return { ...state, displayName: state.name } as never;
  };
  const adapted = { ...context, events: earlier as never, session: { ...context.session, get } };
  return limit(adapted, release);
};

/** The host's part of a page that speaks contract 2.0.0. */
function hostOfSecond() {
  const faults: string[] = [];
  const bus = new EventBus(
    (name) => (name === TOLD ? { owner: 'host-shell', replay: 'last' } : undefined),
    (event, cause) => void faults.push(`${event}: ${cause}`),
  );
  const shared = {
    bus,
    session: { get: () => ({ status: 'member', name: 'Ann' }), subscribe: () => () => undefined },
    intents: { request: async () => ({ handled: false }), handle: () => () => undefined },
    storage: { watchSession: () => () => undefined },
    site: { subscribe: () => () => undefined },
    requests: {},
    http: {},
    telemetry: { report: () => undefined },
    hold: () => () => undefined,
  } as unknown as SharedServices;
  return {
    bus,
    shared,
    faults,
    tell: (amount: number) => (bus.as('host-shell') as unknown as AnyBus).emit(TOLD, { amount }),
  };
}

/** A section that keeps what it hears and reads by these names, and may use those. */
function listening(contract: string, event: string, heard: unknown[]): RemoteDefinition {
  const start = (context: RemoteContext<'mfe-games'>): void => {
    heard.push((context.session.get() as unknown as Record<string, unknown>)['displayName']);
    (context.events as unknown as AnyBus).on(event, (payload) => heard.push(payload));
  };
  return someRemote({ contract, start });
}

afterEach(() => jest.restoreAllMocks());

it('a section of contract 1 hears a renamed event and reads a renamed field beside a host of 2.0.0', async () => {
  const { shared, faults, tell } = hostOfSecond();
  const heard: unknown[] = [];
  const served = on('^1.2.0');
  if (served.status !== 'on') throw new Error('It is on');
  Object.assign(served.release, { capabilities: { hears: ['wallet.balanceChanged'] } });
  const { loader, opened, onLoaded } = makeLoader({
    answers: {
      [NEW_ENTRY]: [gives(listening('1.2.0', 'wallet.balanceChanged', heard))],
      [SHIM_FILE]: [async () => ({ shim })],
    },
    release: served,
    host: { contract: SECOND, shims: { '1.4.0': 'shim.mjs' } },
  });
  onLoaded.mockImplementation((remote, version) =>
    startRemote(remote, sectionContext(contextFor(shared, remote.name, version), served.release)),
  );
  tell(12.5);
  expect(await loader.load('mfe-games')).toMatchObject({ status: 'loaded' });
  expect(opened).toEqual([NEW_ENTRY, SHIM_FILE]);
  tell(20);
  expect(heard).toEqual(['Ann', { balance: 12.5 }, { balance: 20 }]);
  expect(faults).toEqual([]);
});

it('a section of 2.0.0 gets the context as it is, and one of contract 1 lets go of what it heard when it ends', () => {
  const { bus, shared, tell } = hostOfSecond();
  const release = bootRelease('new', { capabilities: { hears: ['wallet.balanceChanged', TOLD] } });
  const context = contextFor(shared, 'mfe-games', '1.2.0');
  const heard: unknown[] = [];
  const stop = startRemote(listening('2.0.0', TOLD, heard), sectionContext(context, release));
  tell(1);
  loadedShims.set(release, { shim } satisfies ShimModule);
  const stopEarlier = startRemote(listening('1.2.0', 'wallet.balanceChanged', heard), sectionContext(context, release));
  expect(heard).toEqual([undefined, { amount: 1 }, 'Ann', { balance: 1 }]);
  stop();
  stopEarlier();
  expect(bus.listenerCount).toBe(0);
});
