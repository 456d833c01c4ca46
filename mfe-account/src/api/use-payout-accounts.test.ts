import { act, waitFor } from '@testing-library/react';
import { payoutAccounts } from 'shared-contracts/api/endpoints/member';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { usePayoutAccountCache, usePayoutAccounts } from './use-payout-accounts';

const account = (id: string) => ({ id, kind: 'bank', bank: 'First', holderMasked: 'A***', numberMasked: `•••• ${id}` });

async function show() {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.http.answer(payoutAccounts, { list: [account('1')] });
  const hook = renderHookInSite(() => ({ ...usePayoutAccounts(), cache: usePayoutAccountCache() }), { context });
  await waitFor(() => expect(hook.result.current.read.isSuccess).toBe(true));
  const ids = () => hook.result.current.read.data?.list.map(({ id }) => id);
  return { ...hook, ids, context, calls: () => context.http.callsOf(payoutAccounts).length };
}

test('what a change answered is shown without asking', async () => {
  const { result, ids, calls } = await show();
  expect(ids()).toEqual(['1']);
  act(() => result.current.cache.replace({ list: [account('1'), account('2')], kinds: [] }));
  await waitFor(() => expect(ids()).toEqual(['1', '2']));
  expect(calls()).toBe(1);
});

test('a refresh asks again wherever they are shown', async () => {
  const { result, ids, calls, context } = await show();
  context.http.answer(payoutAccounts, { list: [] });
  act(() => result.current.cache.refresh());
  await waitFor(() => expect(ids()).toEqual([]));
  expect(calls()).toBe(2);
});

test('an older answer that comes after a change does not replace it', async () => {
  const { result, ids, context } = await show();
  expect(ids()).toEqual(['1']);
  let answerLate: (reply: { list: ReturnType<typeof account>[] }) => void = () => undefined;
  context.http.answer(payoutAccounts, () => new Promise((resolve) => (answerLate = resolve)) as never);
  act(() => result.current.cache.refresh());
  await waitFor(() => expect(context.http.callsOf(payoutAccounts)).toHaveLength(2));
  act(() => result.current.cache.replace({ list: [account('1'), account('2')], kinds: [] }));
  await waitFor(() => expect(ids()).toEqual(['1', '2']));
  answerLate({ list: [account('1')] });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(ids()).toEqual(['1', '2']);
});
