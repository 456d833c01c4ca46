import { act, waitFor } from '@testing-library/react';
import { customerService } from 'shared-contracts/api/endpoints/messaging';
import { fakeContext, type FakeSetup } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useServiceEntries } from './use-service-entries';

const entry = (csType: string, path: string, type = '1') => ({ csType, path, title: csType.toLowerCase(), type });
const ENTRIES = [
  entry('LIVECHAT', '', '2'),
  entry('TELEGRAM', 'https://t.me/entry'),
  entry('FACEBOOK', 'https://facebook.example/entry'),
  entry('AFFILIATE', 'https://agents.example/'),
];

function prepared(info: FakeSetup<'mfe-messaging'>['info'] = {}) {
  const context = fakeContext({ name: 'mfe-messaging', info });
  context.http.answer(customerService, { version: { pathList: ENTRIES } });
  return { context, entries: () => renderHookInSite(useServiceEntries, { context }).result };
}

test('are those of the merchant, in the language shown', async () => {
  const { context, entries } = prepared();
  const result = entries();
  expect(result.current).toMatchObject({ state: 'waiting', chat: null, telegram: null });
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(result.current).toMatchObject({
    chat: { kind: 'call', title: 'livechat' },
    telegram: { url: 'https://t.me/entry' },
    facebook: { url: 'https://facebook.example/entry' },
    affiliate: { url: 'https://agents.example/' },
  });
  expect(context.http.callsOf(customerService).map(({ request }) => request)).toEqual([
    { merchantCode: 'aurora', language: 'EN' },
  ]);
});

test('the merchant’s own resources go before them', async () => {
  const resources = [{ type: 'TELEGRAM', url: 'https://t.me/own', labelNameEn: 'Ours', resourceType: 'SOCIAL' }];
  const result = prepared({ resources }).entries();
  expect(result.current.telegram).toEqual({ url: 'https://t.me/own', title: 'Ours' });
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(result.current.telegram?.url).toBe('https://t.me/own');
  expect(result.current.facebook?.url).toBe('https://facebook.example/entry');
});

test('without the merchant’s chat there is none', async () => {
  const whitelabel = { flags: { CBS3: false }, promotions: {}, menus: [], dividendDisplay: false };
  const result = prepared({ whitelabel }).entries();
  await waitFor(() => expect(result.current.state).toBe('loaded'));
  expect(result.current.chat).toBeNull();
});

test('a failure can be tried again', async () => {
  const { context, entries } = prepared();
  context.http.fail(customerService, { kind: 'timeout' });
  const result = entries();
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current.error).toBeDefined();
  context.http.answer(customerService, { version: { pathList: [] } });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ state: 'loaded', chat: null, affiliate: null }));
});
