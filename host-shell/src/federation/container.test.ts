import * as React from 'react';
import { LoadFailure } from '../files/load-fault';
import { initContainer } from './container';
import { PROVIDED } from './provide-shared';
import { shareScope, type ShareScope } from './share-scope';

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
  function container() {
    return { init: jest.fn<unknown, [object]>(), get: jest.fn<Promise<() => unknown>, [string]>() };
  }

  it('gets the host’s modules whatever another one put into its own scope', async () => {
    const evil = { from: 'mfe-games', eager: true, loaded: 1, get: () => () => 'evil' } as const;
    const [hostile, other] = [container(), container()];
    hostile.init.mockImplementation((scope) => {
      const versions = (scope as ShareScope)['react'] ?? {};
      for (const entry of Object.values(versions)) Object.assign(entry, evil);
      Object.assign(versions, { '19.99.0': evil });
      Object.assign(scope, { 'shared-kit/form': { '9.0.0': evil } });
    });
    for (const module of [hostile, other, other]) await initContainer(module);
    const [[first], [again]] = other.init.mock.calls as unknown as [[ShareScope], [ShareScope]];
    expect(again).toBe(first);
    expect(Object.keys(first)).toEqual(Object.keys(PROVIDED));
    expect(Object.keys(first['react'] ?? {})).toEqual([React.version]);
    for (const entry of Object.values(first).flatMap((versions) => Object.values(versions)))
      expect(entry.from).toBe('host-shell');
  });

  it('gets its scope and nothing else: the runtime’s options would lead to all scopes', async () => {
    const module = container();
    await initContainer(module);
    expect(module.init.mock.calls[0]).toHaveLength(1);
  });

  it.each([
    ['exports no init', { get: () => undefined }],
    ['exports no get', { init: () => undefined }],
    ['exports nothing', {}],
    ['is nothing', undefined],
  ])('that %s is refused in one sentence', async (_what, module) => {
    const fault = {
      stage: 'exposed',
      cause: 'no container: it exports no init and get',
      isCachedByBrowser: false,
    } as const;
    await expect(initContainer(module)).rejects.toEqual(new LoadFailure(fault));
  });
});
