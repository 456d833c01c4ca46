import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { closeFederationState } from './closed-state';

type Runtime = typeof import('@module-federation/enhanced/runtime');

const ENTRY = 'https://site.example/mfe-games/entry.mjs';

/** The state that a script may lay down before the runtime is read, and everything a page has of it after. */
interface State {
  readonly __GLOBAL_PLUGIN__: unknown[];
  readonly __INSTANCES__: unknown[];
  __DEBUG_CONSTRUCTOR__?: unknown;
}

// A window of this test's own: what is closed stays closed.
const scope = globalThis as unknown as {
  __FEDERATION__: State;
  __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, unknown>;
};

const asked: string[] = [];
const taken: string[] = [];
const takesOver: ModuleFederationRuntimePlugin = {
  name: 'takes-over',
  beforeRegisterRemote: (args) => {
    taken.push('plugin');
    return args;
  },
  loadEntry: async () => {
    taken.push('entry');
    return undefined;
  },
};
class TakesOver {
  constructor() {
    taken.push('class');
  }
}

const container = {
  init: () => undefined,
  get: async () => () => ({ remote: 'the section' }),
};
const loads: ModuleFederationRuntimePlugin = {
  name: 'loads',
  loadEntry: async ({ remoteInfo }) => {
    asked.push(remoteInfo.entry);
    return container as never;
  },
};

let runtime: Runtime;
beforeAll(async () => {
  localStorage.setItem('FEDERATION_DEBUG', 'true');
  Object.assign(scope, { __FEDERATION__: { __GLOBAL_PLUGIN__: [takesOver], __DEBUG_CONSTRUCTOR__: TakesOver } });
  runtime = await import('@module-federation/enhanced/runtime');
  scope.__FEDERATION__.__DEBUG_CONSTRUCTOR__ = TakesOver;
  scope.__GLOBAL_LOADING_REMOTE_ENTRY__[`mfe-games:${ENTRY}`] = Promise.resolve({
    init: () => undefined,
    get: async () => () => ({ remote: 'evil' }),
  });
});
afterAll(() => localStorage.clear());

function make() {
  const instance = runtime.createInstance({ name: 'host-shell', remotes: [], plugins: [loads] });
  instance.registerRemotes([{ name: 'mfe-games', entry: ENTRY, type: 'module' }]);
  return instance;
}

it('is taken over while it is open: what the attack does is seen', () => {
  expect(() => make()).toThrow();
  expect(taken).toEqual(['class']);
});

it('lets no plugin, class or entry that lies there change anything, with debugging asked for', async () => {
  taken.splice(0);
  closeFederationState();
  const instance = make();
  expect(await instance.loadRemote('mfe-games/remote')).toEqual({ remote: 'the section' });
  expect([taken, asked]).toEqual([[], [ENTRY]]);
});

it('shows no instance, and cannot be replaced afterwards', async () => {
  make();
  const state = scope.__FEDERATION__;
  expect(state.__INSTANCES__).toHaveLength(0);
  expect(() => state.__GLOBAL_PLUGIN__.push(takesOver)).toThrow();
  state.__DEBUG_CONSTRUCTOR__ = TakesOver;
  expect(state.__DEBUG_CONSTRUCTOR__).toBeUndefined();
  expect(Reflect.set(scope, '__FEDERATION__', { __GLOBAL_PLUGIN__: [takesOver] })).toBe(false);
  expect(Reflect.set(scope.__GLOBAL_LOADING_REMOTE_ENTRY__, `mfe-agent:${ENTRY}`, 'evil')).toBe(false);
  expect(Reflect.set(scope, '__GLOBAL_LOADING_REMOTE_ENTRY__', {})).toBe(false);
});

it('starts also where the state cannot be closed: what somebody has fixed in their own browser', () => {
  const fixed = Object.freeze({ __FEDERATION__: Object.freeze({}) });
  expect(() => closeFederationState(fixed)).not.toThrow();
});
