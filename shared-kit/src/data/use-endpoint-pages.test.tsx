import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from 'shared-contracts/api/api-client';
import { inbox } from 'shared-contracts/api/endpoints/messaging';
import { smallContext } from '../testing/small-context';
import { useEndpointPages } from './use-endpoint-pages';

const VISITOR = { status: 'visitor' } as const;

const message = (id: string) => ({ id, title: id, content: '', time: 0, read: true });
const page = (pageNum: number, totalPages = 2) => ({ content: [message(String(pageNum))], pageNum, totalPages });

function draw(call: jest.Mock, enabled = true) {
  const { wrapper } = smallContext({
    http: { call: call as ApiClient['call'] },
    site: { merchantCode: () => 'aurora' },
    language: { get: () => 'EN' },
    session: { get: () => VISITOR, subscribe: () => () => undefined },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const both = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{wrapper({ children })}</QueryClientProvider>
  );
  const { result } = renderHook(() => useEndpointPages(inbox, { pageSize: 1 }, { enabled }), { wrapper: both });
  const shows = (expected: string): Promise<void> =>
    waitFor(() => {
      const { status, tail, pages } = result.current;
      expect(`${status} ${tail} ${pages.flatMap(({ content }) => content.map(({ id }) => id)).join('')}`).toBe(
        expected,
      );
    });
  return { list: () => result.current, shows };
}

it('pages follow each other until the last one, and all are read again', async () => {
  const call = jest.fn().mockResolvedValueOnce(page(1)).mockResolvedValueOnce(page(2)).mockResolvedValue(page(1, 1));
  const { list, shows } = draw(call);
  await shows('shown idle 1');
  act(() => list().loadMore());
  await shows('shown end 12');
  expect(call.mock.calls.map(([, request]) => request as unknown)).toEqual([
    { pageSize: 1, pageNo: 1 },
    { pageSize: 1, pageNo: 2 },
  ]);
  act(() => list().refresh());
  await shows('shown end 1');
});

it('all pages are of the reading that the first one names', async () => {
  const answer = (pageNum: number) => ({ ...page(pageNum, 3), snapshot: `key ${pageNum}` });
  const call = jest.fn((_endpoint, { pageNo }: { readonly pageNo: number }) => Promise.resolve(answer(pageNo)));
  const { list, shows } = draw(call);
  await shows('shown idle 1');
  act(() => list().loadMore());
  await shows('shown idle 12');
  act(() => list().loadMore());
  await shows('shown end 123');
  const asked = call.mock.calls.map(([, request]) => (request as { readonly snapshot?: string }).snapshot);
  expect(asked).toEqual([undefined, 'key 1', 'key 1']);
});

it('a next page that fails leaves the others and can be asked for again', async () => {
  const lost = new Error('lost');
  const call = jest.fn().mockResolvedValueOnce(page(1)).mockRejectedValueOnce(lost).mockResolvedValueOnce(page(2));
  const { list, shows } = draw(call);
  await shows('shown idle 1');
  act(() => list().loadMore());
  await shows('shown failed 1');
  act(() => list().loadMore());
  await shows('shown end 12');
});

it('a first page that fails is a failed list, with the reason', async () => {
  const lost = new Error('lost');
  const { list, shows } = draw(jest.fn().mockRejectedValue(lost));
  await shows('failed end ');
  expect(list().error).toBe(lost);
});

it('asks for nothing while it is held back', async () => {
  const call = jest.fn();
  const { shows } = draw(call, false);
  await shows('loading end ');
  expect(call).not.toHaveBeenCalled();
});
