import * as React from 'react';
import { directContainers } from './container';
import { containersFor } from './federation-tools';
import { PROVIDED } from './provide-shared';
import { shareScope, type ShareScope } from './share-scope';

const ENTRY = 'https://files.example/entry.mjs';
const NAME = 'mfe-games';

describe('the share scope', () => {
  it('has every provided module under its version, what is ready without a promise', async () => {
    const scope = shareScope(PROVIDED, 'host-shell');
    expect(Object.keys(scope)).toEqual(Object.keys(PROVIDED));
    const react = scope['react']?.[React.version];
    if (react === undefined) throw new Error('no react');
    expect(react).toMatchObject({ from: 'host-shell', eager: true, loaded: 1 });
    const taken = react.get();
    expect(typeof taken === 'function' && taken()).toMatchObject({ useState: React.useState });
    const [overlay] = Object.values(scope['shared-kit/overlay'] ?? {});
    expect(overlay).toMatchObject({ from: 'host-shell', eager: false });
    expect(overlay).not.toHaveProperty('loaded');
    if (overlay === undefined) throw new Error('no overlay');
    const factory = await overlay.get();
    expect(factory()).toHaveProperty('ActionSheet');
  });
});

describe('a container', () => {
  function containerOf(exposed: unknown) {
    const init = jest.fn<unknown, [object]>();
    const get = jest.fn<Promise<() => unknown>, [string]>(() => Promise.resolve(() => exposed));
    return { init, get };
  }

  it('gets the host’s modules whatever another one put into its own scope', async () => {
    const evil = { from: 'mfe-games', eager: true, loaded: 1, get: () => () => 'evil' } as const;
    const hostile = containerOf({ remote: 'hostile' });
    hostile.init.mockImplementation((scope) => {
      const versions = (scope as ShareScope)['react'] ?? {};
      for (const entry of Object.values(versions)) Object.assign(entry, evil);
      Object.assign(versions, { '19.99.0': evil });
      Object.assign(scope, { 'shared-kit/form': { '9.0.0': evil } });
    });
    const other = containerOf({ remote: 'other' });
    const load = jest.fn<Promise<unknown>, [string]>().mockResolvedValueOnce(hostile).mockResolvedValue(other);
    const containers = directContainers(load);
    for (let count = 0; count < 3; count += 1) await containers.open(NAME, ENTRY);
    const [[first], [again]] = other.init.mock.calls as unknown as [[ShareScope], [ShareScope]];
    expect(again).toBe(first);
    expect(Object.keys(first)).toEqual(Object.keys(PROVIDED));
    expect(Object.keys(first['react'] ?? {})).toEqual([React.version]);
    for (const entry of Object.values(first).flatMap((versions) => Object.values(versions)))
      expect(entry.from).toBe('host-shell');
  });

  it('is asked for the exposed module, and gives its remote', async () => {
    const [one, other] = [containerOf({ remote: 'one' }), containerOf({ remote: 'other' })];
    const load = jest.fn<Promise<unknown>, [string]>().mockResolvedValueOnce(one).mockResolvedValueOnce(other);
    const containers = directContainers(load);
    expect(await containers.open(NAME, ENTRY)).toBe('one');
    expect(await containers.open('mfe-agent', `${ENTRY}?again`)).toBe('other');
    expect(load.mock.calls).toEqual([[ENTRY], [`${ENTRY}?again`]]);
    expect(one.get).toHaveBeenCalledWith('./remote');
  });

  it.each([
    ['a module that is no container', { remote: {} }],
    ['a container whose module has no remote', containerOf({ other: 1 })],
    ['a container whose module is nothing', containerOf(null)],
  ])('%s gives nothing', async (_what, module) => {
    expect(await directContainers(() => Promise.resolve(module)).open(NAME, ENTRY)).toBeUndefined();
  });

  it('that cannot be fetched, does not fit the scope, or throws is told as it happened', async () => {
    const fault = new Error('Unsatisfied version 18.0.0 of shared singleton module react');
    const failing = { init: jest.fn(), get: () => Promise.reject(fault) };
    await expect(directContainers(() => Promise.resolve(failing)).open(NAME, ENTRY)).rejects.toBe(fault);
    await expect(directContainers(() => Promise.reject(fault)).open(NAME, ENTRY)).rejects.toBe(fault);
  });
});

describe('federation’s developer tools', () => {
  const direct = { open: jest.fn(() => Promise.resolve('direct')) };
  const plugin = { name: 'tools', beforeRegisterRemote: jest.fn((args: object) => args) };

  it.each([
    ['are not followed where overrides are not allowed', false, { __FEDERATION__: {} }],
    ['change nothing where they are not', true, {}],
  ])('%s', async (_what, isAllowed, scope) => {
    expect(await containersFor(isAllowed, direct, scope).open(NAME, ENTRY)).toBe('direct');
  });

  it('are followed where they are, through the runtime they know', async () => {
    const { createInstance } = await import('@module-federation/enhanced/runtime');
    createInstance({ name: 'first', remotes: [] });
    const state = Reflect.get(globalThis, '__FEDERATION__') as { __GLOBAL_PLUGIN__: unknown[] };
    state.__GLOBAL_PLUGIN__.push(plugin);
    direct.open.mockClear();
    await expect(containersFor(true, direct).open(NAME, ENTRY)).rejects.toThrow();
    expect(plugin.beforeRegisterRemote).toHaveBeenCalled();
    expect(direct.open).not.toHaveBeenCalled();
  });
});
