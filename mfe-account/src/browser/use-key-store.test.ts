import type { WhitelabelFlag } from 'shared-contracts/flags';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { memoryKeyStore } from '../testing/memory-key-store';
import type { KeyStore } from './key-store';
import { useKeepsPasswords, useKeyStore } from './use-key-store';

const site = (flags: Partial<Record<WhitelabelFlag, boolean>>) => {
  const whitelabel = { flags, promotions: {}, menus: [], dividendDisplay: false };
  return { context: fakeContext({ name: 'mfe-account', info: { whitelabel } }) };
};
const shelfOf = (isOn: boolean, given?: KeyStore | null) =>
  renderHookInSite(() => useKeyStore(given), site({ REMPASS3: isOn }));

test.each([
  [{ REMPASS3: true }, true],
  [{ REMPASS3: false }, false],
  [{}, undefined],
])('by the flags %j devices keep passwords: %j', (flags, expected) => {
  expect(renderHookInSite(useKeepsPasswords, site(flags)).result.current).toBe(expected);
});

test('there is a place for keys only where the merchant has passwords kept', () => {
  const shelf = memoryKeyStore();
  expect(shelfOf(true, shelf).result.current).toBe(shelf);
  expect(shelfOf(false, shelf).result.current).toBeNull();
});

test('a device that keeps no keys has none', () => {
  expect(shelfOf(true, null).result.current).toBeNull();
});

test('stays the same from one drawing to the next', () => {
  const { result, rerender } = shelfOf(true, memoryKeyStore());
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
