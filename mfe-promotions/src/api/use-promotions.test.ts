import { act, waitFor } from '@testing-library/react';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { somePromotion } from '../testing/some-promotion';
import { usePromotions } from './use-promotions';

function prepared() {
  const context = fakeContext({ name: 'mfe-promotions' });
  context.http.answer(announcements, {
    promotion: [somePromotion({ id: 1 }), somePromotion({ id: 2, signUpStatus: 0 })],
  });
  return context;
}

test('are all of the merchant, sign-up promotions too', async () => {
  const context = prepared();
  const { result } = renderHookInSite(() => usePromotions(), { context });
  expect(result.current.promotions).toBeUndefined();
  await waitFor(() => expect(result.current.promotions?.map(({ id }) => id)).toEqual(['1', '2']));
  expect(context.http.callsOf(announcements).map(({ request }) => request)).toEqual([
    { types: 'PR', platform: 'M', merchantCode: 'aurora' },
  ]);
});

test('counts those that could not be read', async () => {
  const context = prepared();
  context.http.answer(announcements, { promotion: [somePromotion({}), { title: 'No id' } as never] });
  const { result } = renderHookInSite(() => usePromotions(), { context });
  await waitFor(() => expect(result.current).toMatchObject({ leftOut: 1 }));
  expect(result.current.promotions).toHaveLength(1);
});

test('a failure can be tried again; one of those that are shown leaves them', async () => {
  const context = prepared();
  context.http.fail(announcements, { kind: 'timeout' });
  const { result } = renderHookInSite(() => usePromotions(), { context });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  context.http.answer(announcements, { promotion: [somePromotion({})] });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ hasFailed: false, promotions: [{ id: '1' }] }));
  context.http.fail(announcements, { kind: 'timeout' });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current).toMatchObject({ hasFailed: false, promotions: [{ id: '1' }] });
});
