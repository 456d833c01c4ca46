import { createInstance } from '@module-federation/enhanced/runtime';
import { closeFederation } from './closed-federation';

interface FederationState {
  __GLOBAL_PLUGIN__: unknown[];
  __INSTANCES__: unknown[];
  __SHARE__: Record<string, unknown>;
  __DEBUG_CONSTRUCTOR__?: unknown;
}

const LOADING_NAME = '__GLOBAL_LOADING_REMOTE_ENTRY__';
const EVIL = 'http://localhost:3000/evil.js';
const ENTRY = 'https://files.example/entry.mjs';

function state(): FederationState {
  return (globalThis as unknown as { __FEDERATION__: FederationState }).__FEDERATION__;
}

/** What the developer tools' extension lays down before a page starts. */
function redirectingPlugin(): { readonly plugin: object; readonly asked: string[] } {
  const asked: string[] = [];
  const plugin = {
    name: 'developer-tools',
    beforeRegisterRemote: (args: { remote: { entry: string } }) => {
      asked.push(args.remote.entry);
      args.remote.entry = EVIL;
      return args;
    },
  };
  return { plugin, asked };
}

function entryOf(name: string): string | undefined {
  const runtime = createInstance({ name, remotes: [], shared: {} });
  runtime.registerRemotes([{ name: 'mfe-games', entry: ENTRY, type: 'module' }]);
  const [remote] = runtime.options.remotes;
  return remote !== undefined && 'entry' in remote ? remote.entry : undefined;
}

// The state cannot be opened again: what the tools do to an open page comes first.
describe('closeFederation', () => {
  const { plugin, asked } = redirectingPlugin();
  class Impostor {}

  it('is needed: an open runtime follows the tools', () => {
    state().__GLOBAL_PLUGIN__.push(plugin);
    expect(entryOf('open')).toBe(EVIL);
    expect(asked).toEqual([ENTRY]);
    expect(state().__INSTANCES__).toHaveLength(1);
    state().__DEBUG_CONSTRUCTOR__ = Impostor;
    expect(createInstance({ name: 'replaced', remotes: [] })).toBeInstanceOf(Impostor);
  });

  it('leaves nothing of what was laid down before', () => {
    const loading = Reflect.get(globalThis, LOADING_NAME) as object;
    Reflect.set(loading, `mfe-games:${ENTRY}`, Promise.resolve({}));
    closeFederation();
    expect(entryOf('closed')).toBe(ENTRY);
    expect(asked).toHaveLength(1);
    expect(createInstance({ name: 'own', remotes: [] })).not.toBeInstanceOf(Impostor);
    expect(Object.keys(loading)).toEqual([]);
    expect(Reflect.get(globalThis, LOADING_NAME)).not.toBe(loading);
  });

  it('takes nothing afterwards, without failing whoever writes', () => {
    state().__GLOBAL_PLUGIN__.push(plugin);
    state().__DEBUG_CONSTRUCTOR__ = Impostor;
    expect(entryOf('later')).toBe(ENTRY);
    expect(state().__GLOBAL_PLUGIN__).toHaveLength(0);
    expect(() => Object.defineProperty(state(), '__GLOBAL_PLUGIN__', { value: [plugin] })).toThrow(TypeError);
    expect(() => Object.defineProperty(globalThis, '__FEDERATION__', { value: {} })).toThrow(TypeError);
  });

  it('shows nobody the runtime’s instance nor its shared modules', () => {
    createInstance({ name: 'hidden', remotes: [], shared: { react: { version: '19.0.0', lib: () => 'own' } } });
    expect(state().__INSTANCES__).toHaveLength(0);
    expect(Object.keys(state().__SHARE__)).toEqual([]);
  });

  it('refuses a page whose state somebody made immovable', () => {
    const scope = Object.defineProperty({}, '__FEDERATION__', { get: () => ({}), configurable: false });
    expect(() => closeFederation(scope)).toThrow(TypeError);
  });
});
