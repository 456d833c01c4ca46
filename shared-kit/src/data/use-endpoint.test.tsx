import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from 'shared-contracts/api/api-client';
import { lotteryList } from 'shared-contracts/api/endpoints/lottery';
import type { LanguageCode } from 'shared-contracts/language';
import { smallContext } from '../testing/small-context';
import { useEndpoint } from './use-endpoint';

const EARLY = { list: [] };
const VISITOR = { status: 'visitor' } as const;
const REQUEST = { merchantCode: 'aurora', language: 'EN' };

it.each([
  ['is drawn with what the page has already, without a call', 30_000, EARLY, 0],
  ['asks for what is never fresh', 0, undefined, 1],
])('%s', (_name, staleTime, data, calls) => {
  const call = jest.fn(() => new Promise(() => undefined));
  const { wrapper } = smallContext({
    http: { call: call as ApiClient['call'], early: (() => EARLY) as unknown as NonNullable<ApiClient['early']> },
    site: { merchantCode: () => 'aurora' },
    language: { get: () => 'EN' },
    session: { get: () => VISITOR, subscribe: () => () => undefined },
  });
  const queries = new QueryClient();
  const both = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{wrapper({ children })}</QueryClientProvider>
  );
  const { result } = renderHook(() => useEndpoint(lotteryList, REQUEST, { staleTime }), { wrapper: both });
  expect(result.current.data).toEqual(data);
  expect(call).toHaveBeenCalledTimes(calls);
});

it('keeps the words of one language until those of the next are there, and those of another request never', async () => {
  let language: LanguageCode = 'EN';
  const answers: ((reply: unknown) => void)[] = [];
  const { wrapper, tell } = smallContext({
    http: { call: (() => new Promise((resolve) => answers.push(resolve))) as ApiClient['call'] },
    site: { merchantCode: () => 'aurora' },
    language: { get: () => language },
    session: { get: () => VISITOR, subscribe: () => () => undefined },
  });
  const queries = new QueryClient();
  const both = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{wrapper({ children })}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ merchantCode }) => useEndpoint(lotteryList, { merchantCode, language: 'EN' }),
    { wrapper: both, initialProps: { merchantCode: 'aurora' } },
  );
  const english = { list: [] };
  await act(async () => answers[0]?.(english));
  await waitFor(() => expect(result.current.data).toBe(english));
  await act(async () => {
    language = 'CN';
    tell('language.changed', { language });
  });
  expect(result.current).toMatchObject({ data: english, isPlaceholderData: true });
  const chinese = { list: [{ name: '快三' }] };
  await act(async () => answers[1]?.(chinese));
  await waitFor(() => expect(result.current).toMatchObject({ data: chinese, isPlaceholderData: false }));
  rerender({ merchantCode: 'bahari' });
  expect(result.current.data).toBeUndefined();
});
