import { waitFor } from '@testing-library/react';
import { rewards } from 'shared-contracts/api/endpoints/promotions';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { onlyPage, someReward } from '../testing/some-reward';
import { useApplication } from './use-application';

test('the newest application for the promotion counts, and no reward that it brought', async () => {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  const row = { promotionId: '12', action: 'none' } as const;
  context.http.answer(
    rewards,
    onlyPage([
      someReward({ ...row, id: '1', amount: 88, state: 'claimed' }),
      someReward({ ...row, id: '2', amount: null, promotionId: '13', state: 'rejected' }),
      someReward({ ...row, id: '3', amount: null, state: 'pending' }),
      someReward({ ...row, id: '4', amount: null, state: 'approved' }),
    ]),
  );
  const { result } = renderHookInSite(() => useApplication('12'), { context });
  expect(result.current).toEqual({ state: undefined, isReading: true });
  await waitFor(() => expect(result.current).toEqual({ state: 'pending', isReading: false }));
});

test('visitors have none, and nothing is asked', () => {
  const context = fakeContext({ name: 'mfe-promotions' });
  const { result } = renderHookInSite(() => useApplication('12'), { context });
  expect(result.current).toEqual({ state: undefined, isReading: false });
  expect(context.http.calls).toEqual([]);
});
