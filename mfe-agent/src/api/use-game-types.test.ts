import { waitFor } from '@testing-library/react';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { renderHookInSite } from 'test-kit/render';
import { reportContext } from '../testing/report-context';
import { usePlayedCategories } from './use-game-types';

test('asks for what the merchant has, and has nothing before the answer', async () => {
  const context = reportContext();
  const { result } = renderHookInSite(usePlayedCategories, { context });
  expect(result.current).toEqual([]);
  await waitFor(() => expect(result.current.map(({ code }) => code)).toEqual(['RNG', 'LIVE']));
  expect(context.http.callsOf(gameTypes).map(({ request }) => request)).toEqual([
    { typeId: 1, merchant_code: 'aurora' },
  ]);
});

test('stays empty where the answer does not come', async () => {
  const context = reportContext();
  context.http.fail(gameTypes, { kind: 'timeout' });
  const { result, client } = renderHookInSite(usePlayedCategories, { context });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current).toEqual([]);
});
