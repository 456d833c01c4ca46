import { act, waitFor } from '@testing-library/react';
import { rewards, type RewardTab } from 'shared-contracts/api/endpoints/promotions';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { onlyPage, someReward } from '../testing/some-reward';
import { REWARDS_KEY, useRewards } from './use-rewards';

function show() {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  context.http.answer(rewards, ({ tab }) => onlyPage([someReward({ id: tab })]));
  const hook = renderHookInSite(useRewards, { context }, 'available' as RewardTab);
  const asked = () => context.http.callsOf(rewards).map(({ request }) => (request as { tab: RewardTab }).tab);
  const ids = () => hook.result.current.pages.flatMap(({ content }) => content.map(({ id }) => id));
  return { ...hook, asked, ids };
}

test('each tab has a list of its own', async () => {
  const { rerender, asked, ids } = show();
  await waitFor(() => expect(ids()).toEqual(['available']));
  rerender('history');
  expect(ids()).toEqual([]);
  await waitFor(() => expect(ids()).toEqual(['history']));
  expect(asked()).toEqual(['available', 'history']);
});

test('a claim makes all of them old', async () => {
  const { rerender, asked, client, ids } = show();
  await waitFor(() => expect(ids()).toEqual(['available']));
  rerender('history');
  await waitFor(() => expect(ids()).toEqual(['history']));
  await act(() => client.invalidateQueries({ queryKey: [REWARDS_KEY] }));
  expect(asked()).toEqual(['available', 'history', 'history']);
  const lists = client.getQueryCache().findAll({ queryKey: [REWARDS_KEY] });
  expect(lists.map(({ state }) => state.isInvalidated)).toEqual([true, false]);
});
