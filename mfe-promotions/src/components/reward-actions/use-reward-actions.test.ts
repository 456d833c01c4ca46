import { act, waitFor } from '@testing-library/react';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { claimReward, joinPromotion, rewards, type Reward } from 'shared-contracts/api/endpoints/promotions';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useRewards } from '../../api/use-rewards';
import texts from '../../locales/EN.json';
import { onlyPage, someReward } from '../../testing/some-reward';
import { useRewardActions } from './use-reward-actions';

const refusal = (code: string): ApiFailure => ({ kind: 'rejected', code, status: 409, message: '' });
const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;

async function show(session: SessionState = SOME_MEMBER) {
  const context = fakeContext({ name: 'mfe-promotions', session });
  context.http.answer(rewards, onlyPage([someReward({ id: '1' }), someReward({ id: '2', promotionId: 7 })]));
  context.http.answer(claimReward, { state: 'claimed', amount: 88 });
  context.http.answer(joinPromotion, { state: 'joined' });
  const { result } = renderHookInSite(() => ({ ...useRewardActions(), list: useRewards('available') }), {
    context,
    texts,
  });
  await waitFor(() => expect(result.current.list.status).toBe('shown'));
  const reward = (index: number) => result.current.list.pages[0]?.content[index] as Reward;
  return {
    context,
    result,
    claim: (index = 0) => act(() => result.current.claim(reward(index))),
    join: (index: number) => act(() => result.current.join(reward(index))),
    reads: () => context.http.callsOf(rewards).length,
    toasts: () => context.log.toasts.map(({ kind, text }) => [kind, text]),
  };
}

test('a claim is told, paid into the wallet, and the lists are read again', async () => {
  const { context, claim, reads, toasts } = await show();
  await claim();
  expect(context.http.callsOf(claimReward).map(({ request }) => request)).toEqual([{ rewardId: '1' }]);
  expect(context.log.emitted).toEqual([{ name: 'reward.claimed', payload: { rewardId: '1' } }]);
  expect(toasts()).toEqual([['success', expect.stringContaining('₱88.00')]]);
  expect(context.log.intents).toEqual([{ name: 'refreshWallet', request: {} }]);
  await waitFor(() => expect(reads()).toBe(2));
});

test('a repeat after a lost answer is the same order, another reward is another', async () => {
  const { context, claim } = await show();
  context.http.fail(claimReward, { kind: 'timeout' });
  await claim();
  await claim();
  await claim(1);
  const [first, again, other] = context.http.callsOf(claimReward).map(({ options }) => options.idempotencyKey);
  expect(first).toBeDefined();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ['reward.claimed', texts.rewards.alreadyClaimed],
  ['reward.expired', texts.rewards.hasExpired],
  ['turnover.unmet', texts.rewards.turnoverUnmet],
])('the refusal %s has words of its own, and the lists are read again', async (code, text) => {
  const { context, claim, reads, toasts } = await show();
  context.http.fail(claimReward, refusal(code));
  await claim();
  expect(toasts()).toEqual([['fail', text]]);
  expect(context.log.failures).toEqual([]);
  await waitFor(() => expect(reads()).toBe(2));
});

test('any other failure is shown, and nothing is read again', async () => {
  const { context, claim, reads } = await show();
  context.http.fail(claimReward, { kind: 'timeout' });
  await claim();
  expect(context.log.failures).toHaveLength(1);
  expect(context.log.intents).toEqual([]);
  expect(reads()).toBe(1);
});

test.each([
  [0, '1'],
  [1, '7'],
])('reward %i joins the promotion %s', async (index, promotionId) => {
  const { context, join, toasts } = await show();
  await join(index);
  expect(context.http.callsOf(joinPromotion).map(({ request }) => request)).toEqual([{ promotionId }]);
  expect(toasts()).toEqual([['success', texts.rewards.joined]]);
});

test('one is under way at a time', async () => {
  const { context, result, claim } = await show();
  context.http.hang(claimReward);
  act(() => void result.current.claim(result.current.list.pages[0]?.content[0] as Reward));
  expect(result.current.busyId).toBe('1');
  await claim(1);
  expect(context.http.callsOf(claimReward)).toHaveLength(1);
});

test('a trial account meets the gate, and nothing is sent', async () => {
  const { context, claim } = await show(TRIAL);
  await claim();
  expect(context.http.callsOf(claimReward)).toEqual([]);
  expect(context.log.intents).toEqual([{ name: 'showRealAccountGate', request: { answer: 'offer-register' } }]);
});
