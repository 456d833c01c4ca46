import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { writeKept } from 'shared-contracts/kept-answer';
import type { LanguageCode } from 'shared-contracts/language';
import { QueryClient, QueryClientProvider } from 'shared-kit/data';
import { RemoteContextProvider } from 'shared-kit/remote';
import { fakeContext } from 'test-kit/fake-context';
import { useVendorCategories } from './use-vendor-categories';

const vendor = (vassalage: string) => ({ vassalage, displayName: vassalage, freeplay: 0 });
const REPLY = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: ['AMBR'], icon: '' },
    { gameCategory: 'SPORTS', vendorNames: ['STAD', 'AV'], icon: '' },
  ],
  mapping: { RNG: [vendor('AMBR')], SPORTS: [vendor('STAD'), vendor('AV')] },
};

function draw(supported: readonly LanguageCode[], kept?: string) {
  const context = fakeContext({
    name: 'host-shell',
    info: { languages: { supported: [...supported], default: 'EN' } },
  });
  if (kept !== undefined) context.storage.setLocal('cache.vendors', kept);
  context.http.hang(gameTypes);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <RemoteContextProvider value={context}>{children}</RemoteContextProvider>
    </QueryClientProvider>
  );
  const typesOf = (hook: ReturnType<typeof useVendorCategories>) => hook.categories.map(({ type }) => type);
  return { context, typesOf, make: () => renderHook(useVendorCategories, { wrapper }).result };
}

it('shows what an earlier visit kept at once, split and with bingo', () => {
  const { make, typesOf } = draw(['TY', 'EN'], writeKept(REPLY, 'EN', 1));
  const result = make();
  expect(result.current.status).toBe('shown');
  expect(typesOf(result.current)).toEqual(['RNG', 'BINGO', 'SPORTS', 'ESPORTS']);
});

it('waits without a copy, then shows the server’s', async () => {
  const { context, make, typesOf } = draw(['EN', 'CN']);
  context.http.answer(gameTypes, REPLY);
  const result = make();
  expect(result.current).toMatchObject({ status: 'loading', categories: [] });
  await waitFor(() => expect(result.current.status).toBe('shown'));
  expect(typesOf(result.current)).toEqual(['RNG', 'SPORTS', 'ESPORTS']);
  expect(context.http.callsOf(gameTypes)[0]?.request).toEqual({ typeId: 1, merchant_code: 'aurora' });
});

it('says that nothing came, and asks again', async () => {
  const { context, make } = draw(['EN']);
  context.http.fail(gameTypes, { kind: 'timeout' });
  const result = make();
  await waitFor(() => expect(result.current.status).toBe('failed'));
  context.http.answer(gameTypes, REPLY);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.status).toBe('shown'));
});

it('stays with the copy when the server does not answer', async () => {
  const { context, make, typesOf } = draw(['EN'], writeKept(REPLY, 'EN', 1));
  context.http.fail(gameTypes, { kind: 'timeout' });
  const result = make();
  await waitFor(() => expect(context.http.callsOf(gameTypes)).toHaveLength(1));
  await act(async () => undefined);
  expect(result.current.status).toBe('shown');
  expect(typesOf(result.current)).toEqual(['RNG', 'SPORTS', 'ESPORTS']);
});
