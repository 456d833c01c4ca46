import { act, waitFor } from '@testing-library/react';
import { winners } from 'shared-contracts/api/endpoints/games';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { winnersRequest } from '../model/lists/list-requests';
import { useCatalogue, useCatalogueScope } from './use-catalogue';

const win = (customerName: string) => ({ vo: { customerName, winAmount: 5, vassalage: 'NOVA' } });

function show() {
  const context = fakeContext({ name: 'mfe-games', session: SOME_MEMBER });
  context.http.answer(winners, ({ language }) => ({ list: [win(`a*** ${language}`)] }));
  const { result } = renderHookInSite(() => useCatalogue(winners, winnersRequest), { context });
  return { context, result, name: () => result.current.data?.list[0]?.vo.customerName };
}

test('asks in the language shown', async () => {
  const { context, name } = show();
  await waitFor(() => expect(name()).toBe('a*** EN'));
  expect(context.http.callsOf(winners).map(({ request }) => request)).toEqual([
    { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
  ]);
});

test('the old answer stays until that of another language is there', async () => {
  const { context, result, name } = show();
  await waitFor(() => expect(name()).toBe('a*** EN'));
  context.http.hang(winners);
  await act(() => context.language.set('ID'));
  await waitFor(() => expect(result.current.isPlaceholderData).toBe(true));
  expect(name()).toBe('a*** EN');
});

test('what the page has asked for already is drawn without a call', () => {
  const context = fakeContext({ name: 'mfe-games' });
  Object.assign(context.http, { early: () => ({ list: [win('early')] }) });
  const { result } = renderHookInSite(() => useCatalogue(winners, winnersRequest), { context });
  expect(result.current.data?.list[0]?.vo.customerName).toBe('early');
  expect(context.http.calls).toEqual([]);
});

test('an answer belongs to merchant, language and person', () => {
  const context = fakeContext({ name: 'mfe-games', session: SOME_MEMBER });
  const { result } = renderHookInSite(useCatalogueScope, { context });
  expect(result.current).toEqual({
    asker: { merchant: 'aurora', language: 'EN' },
    scope: ['aurora', 'EN', 0, 'demo_member'],
  });
  act(() => context.setSession({ status: 'visitor' }));
  expect(result.current.scope).toEqual(['aurora', 'EN', 'visitor', '']);
});
