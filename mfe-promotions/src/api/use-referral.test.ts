import { act, waitFor } from '@testing-library/react';
import { referral } from 'shared-contracts/api/endpoints/promotions';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useReferral } from './use-referral';

function show() {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  context.http.answer(referral, ({ pageNo = 1 }) => ({
    code: 'FRIEND1', rules: '', invited: 2, qualified: 0, bonus: 0, pageNum: pageNo, totalPages: 2,
    content: [{ nameMasked: `${pageNo}***`, time: 1, state: 'registered' }],
  })); // prettier-ignore
  const hook = renderHookInSite(useReferral, { context });
  return { ...hook, calls: () => context.http.callsOf(referral).length };
}

test('is asked for once', async () => {
  const { result, calls } = show();
  await waitFor(() => expect(result.current.pages[0]?.code).toBe('FRIEND1'));
  expect(calls()).toBe(1);
});

test('grows by pages of friends', async () => {
  const { result } = show();
  await waitFor(() => expect(result.current.tail).toBe('idle'));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.tail).toBe('end'));
  expect(result.current.pages.flatMap(({ content }) => content.map(({ nameMasked }) => nameMasked))).toEqual([
    '1***',
    '2***',
  ]);
});
