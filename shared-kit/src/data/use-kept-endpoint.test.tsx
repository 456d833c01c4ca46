import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from 'shared-contracts/api/api-client';
import { lotteryList } from 'shared-contracts/api/endpoints/lottery';
import { readKept, writeKept } from 'shared-contracts/kept-answer';
import type { LanguageCode } from 'shared-contracts/language';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { smallContext } from '../testing/small-context';
import { useKeptEndpoint } from './use-kept-endpoint';

const KEY = LOCAL_KEY.lotteryCache;
const lotteries = (name: string) => ({
  list: [{ gameCode: 'PK', name, icon: '', vassalage: 'LOTT', group: '', lottoMode: '', defaultPlayType: null }],
});

beforeEach(() => localStorage.clear());

function draw(call: jest.Mock, early?: ApiClient['early']) {
  let language: LanguageCode = 'EN';
  const { wrapper, tell } = smallContext({
    http: { call: call as ApiClient['call'], ...(early && { early }) },
    site: { merchantCode: () => 'aurora' },
    language: { get: () => language },
    storage: {
      getLocal: (key) => localStorage.getItem(key),
      setLocal: (key, value) => localStorage.setItem(key, value),
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const both = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{wrapper({ children })}</QueryClientProvider>
  );
  const useLotteries = () =>
    useKeptEndpoint(lotteryList, (asker) => ({ merchantCode: asker.merchant, language: asker.language }), KEY);
  const turnTo = async (next: LanguageCode) => {
    await act(async () => {
      language = next;
      tell('language.changed', { language: next });
    });
  };
  return { ...renderHook(useLotteries, { wrapper: both }), turnTo };
}

it('shows what was kept at once, and keeps what the server says then', async () => {
  localStorage.setItem(KEY, writeKept(lotteries('old'), 'EN', 1));
  let answer: (reply: unknown) => void = () => undefined;
  const call = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  const { result } = draw(call);
  expect(result.current.data).toEqual(lotteries('old'));
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([lotteryList, { merchantCode: 'aurora', language: 'EN' }]);
  await act(async () => answer(lotteries('new')));
  await waitFor(() => expect(result.current.data).toEqual(lotteries('new')));
  expect(readKept(lotteryList.reply, localStorage.getItem(KEY), 'EN')).toEqual(lotteries('new'));
});

it('is drawn with what the page asked for already, keeps that, and asks for nothing', async () => {
  localStorage.setItem(KEY, writeKept(lotteries('old'), 'EN', 1));
  const call = jest.fn();
  const early = (() => lotteries('early')) as unknown as ApiClient['early'];
  const { result } = draw(call, early);
  expect(result.current).toMatchObject({ data: lotteries('early'), isFetching: false });
  expect(readKept(lotteryList.reply, localStorage.getItem(KEY), 'EN')).toEqual(lotteries('early'));
  await act(async () => undefined);
  expect(call).not.toHaveBeenCalled();
});

it('stays with what was kept when the server does not answer', async () => {
  const kept = writeKept(lotteries('old'), 'EN', 1);
  localStorage.setItem(KEY, kept);
  const { result } = draw(jest.fn().mockRejectedValue(new Error('lost')));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.data).toEqual(lotteries('old'));
  expect(localStorage.getItem(KEY)).toBe(kept);
});

it.each([
  ['nothing', null],
  ['what is broken', '{'],
  ['another version', JSON.stringify({ v: 9, savedAt: 1, language: 'EN', data: lotteries('old') })],
  ['another language', writeKept(lotteries('old'), 'CN', 1)],
])('does not show %s', (_name, kept) => {
  if (kept !== null) localStorage.setItem(KEY, kept);
  const { result } = draw(jest.fn(() => new Promise(() => undefined)));
  expect(result.current.data).toBeUndefined();
});

it('keeps the old words through a change of language, until the new ones are there', async () => {
  jest.useFakeTimers();
  const call = jest.fn().mockResolvedValueOnce(lotteries('PK')).mockResolvedValue(lotteries('快'));
  const { result, turnTo } = draw(call);
  await act(() => jest.advanceTimersByTimeAsync(0));
  await turnTo('CN');
  await act(() => jest.advanceTimersByTimeAsync(249));
  expect([call.mock.calls.length, result.current.data]).toEqual([1, lotteries('PK')]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(call.mock.calls[1]?.[1]).toEqual({ merchantCode: 'aurora', language: 'CN' });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(result.current.data).toEqual(lotteries('快'));
  expect(readKept(lotteryList.reply, localStorage.getItem(KEY), 'CN')).toEqual(lotteries('快'));
  jest.useRealTimers();
});
