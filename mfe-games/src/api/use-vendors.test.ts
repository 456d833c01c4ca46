import { waitFor } from '@testing-library/react';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useVendors } from './use-vendors';

const answer = (...categories: string[]) => ({
  sorting: categories.map((gameCategory) => ({ gameCategory })),
  mapping: {},
});

test('are asked for, and kept for the next visit', async () => {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.answer(gameTypes, answer('RNG'));
  const first = renderHookInSite(useVendors, { context });
  const shown = ({ result }: typeof first) => result.current.data?.sorting.map(({ gameCategory }) => gameCategory);
  expect(shown(first)).toBeUndefined();
  await waitFor(() => expect(shown(first)).toEqual(['RNG']));
  expect(context.http.callsOf(gameTypes).map(({ request }) => request)).toEqual([
    { typeId: 1, merchant_code: 'aurora' },
  ]);
  expect(context.storage.getLocal(LOCAL_KEY.vendorCache)).toContain('RNG');

  context.http.answer(gameTypes, answer('RNG', 'LIVE'));
  const next = renderHookInSite(useVendors, { context });
  expect(shown(next)).toEqual(['RNG']);
  await waitFor(() => expect(shown(next)).toEqual(['RNG', 'LIVE']));
});
