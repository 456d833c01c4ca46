import { act, waitFor } from '@testing-library/react';
import { playSettings, setRealityCheck } from 'shared-contracts/api/endpoints/responsible-play';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import texts from '../locales/EN.json';
import { somePlay } from '../testing/draw-play';
import { useChangePlay, usePlaySettings } from './use-play-settings';

async function setUp() {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.http.answer(playSettings, somePlay());
  const { result } = renderHookInSite(() => ({ read: usePlaySettings(), ...useChangePlay() }), { context, texts });
  await waitFor(() => expect(result.current.read.data).toBeDefined());
  const change = () => act(() => result.current.change((http) => http.call(setRealityCheck, { minutes: 30 })));
  return { context, result, change };
}

test('the answer of a change is shown without another call', async () => {
  const { context, result, change } = await setUp();
  context.http.answer(setRealityCheck, { ...somePlay(), checkEvery: 30 });
  expect(await change()).toMatchObject({ checkEvery: 30 });
  expect(result.current.read.data?.checkEvery).toBe(30);
  expect(context.http.callsOf(playSettings)).toHaveLength(1);
});

test('a change that fails is said, and leaves what is shown', async () => {
  const { context, result, change } = await setUp();
  context.http.fail(setRealityCheck, { kind: 'timeout' });
  expect(await change()).toBeUndefined();
  expect(context.log.failures).toHaveLength(1);
  expect([result.current.read.data?.checkEvery, result.current.isChanging]).toEqual([60, false]);
});
