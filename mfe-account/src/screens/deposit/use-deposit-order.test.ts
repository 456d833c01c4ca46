import { act } from '@testing-library/react';
import { depositState, type DepositState } from 'shared-contracts/api/endpoints/money';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { ASK_EVERY_MS, ASK_FOR_MS } from '../../model/money/deposit-watch';
import { useDepositOrder } from './use-deposit-order';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The cache tells of an answer a moment after it came. */
const pass = async (milliseconds: number) => {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(1));
};

type SentState = Exclude<DepositState, 'other'>;

async function watch(state: SentState) {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  const answer = (next: SentState) =>
    context.http.answer(depositState, { id: '71', state: next, amount: 500, expiresAt: 1 });
  answer(state);
  const { result } = renderHookInSite(() => useDepositOrder('71'), { context });
  await pass(0);
  return { context, answer, result, asked: () => context.http.callsOf(depositState).length };
}

test('a pending order is asked for until it is paid, and the wallet is then', async () => {
  const { context, answer, result, asked } = await watch('pending');
  await pass(ASK_EVERY_MS);
  expect(asked()).toBe(2);
  expect(context.log.intents).toEqual([]);
  answer('paid');
  await pass(ASK_EVERY_MS);
  expect(result.current.read.data?.state).toBe('paid');
  expect(context.log.intents).toEqual([{ name: 'refreshWallet', request: {} }]);
  await pass(3 * ASK_EVERY_MS);
  expect(asked()).toBe(3);
});

const LIVE = { mode: 'open', kinds: ['deposit', 'balance'] } as const;

test('while the host tells deposits nobody asks, and a paid one is seen at once', async () => {
  const { context, answer, result, asked } = await watch('pending');
  act(() => context.tell('live.changed', LIVE));
  await pass(0);
  expect(asked()).toBe(2);
  await pass(ASK_FOR_MS + ASK_EVERY_MS);
  expect(asked()).toBe(2);
  expect(result.current.hasStopped).toBe(false);
  answer('paid');
  act(() => context.tell('deposit.ended', { id: '70', state: 'paid', amount: 500 }));
  await pass(0);
  expect(asked()).toBe(2);
  act(() => context.tell('deposit.ended', { id: '71', state: 'paid', amount: 500 }));
  await pass(0);
  expect(result.current.read.data?.state).toBe('paid');
  // The balance comes by the same way.
  expect(context.log.intents).toEqual([]);
});

test('when the host tells them no more, the order is asked for again', async () => {
  const { context, asked } = await watch('pending');
  act(() => context.tell('live.changed', LIVE));
  await pass(0);
  act(() => context.tell('live.changed', { mode: 'polling', kinds: [] }));
  await pass(ASK_EVERY_MS);
  expect(asked()).toBe(3);
});

test('one that failed is not asked for again, and moves no money', async () => {
  const { context, asked } = await watch('failed');
  await pass(3 * ASK_EVERY_MS);
  expect(asked()).toBe(1);
  expect(context.log.intents).toEqual([]);
});

test('a channel that comes back asks no more for one that has ended', async () => {
  const { context, asked } = await watch('paid');
  for (const _time of [1, 2]) {
    act(() => context.tell('live.changed', { mode: 'polling', kinds: [] }));
    act(() => context.tell('live.changed', LIVE));
    await pass(0);
  }
  expect(asked()).toBe(1);
});

test('after a quarter of an hour it is asked for only when somebody wants to know', async () => {
  const { result, asked } = await watch('pending');
  expect(result.current.hasStopped).toBe(false);
  await pass(ASK_FOR_MS + ASK_EVERY_MS);
  const before = asked();
  await pass(3 * ASK_EVERY_MS);
  expect(asked()).toBe(before);
  expect(result.current.hasStopped).toBe(true);
  act(() => result.current.askAgain());
  await pass(ASK_EVERY_MS);
  expect(asked()).toBe(before + 2);
  expect(result.current.hasStopped).toBe(false);
});
