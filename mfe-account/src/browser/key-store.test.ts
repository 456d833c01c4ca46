import { browserKeyStore } from './key-store';

const before = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(globalThis, 'indexedDB');
  else Object.defineProperty(globalThis, 'indexedDB', before);
});

function withDatabases(get: () => unknown): void {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get });
}

it('returns no key shelf, and does not throw, if storage is denied', () => {
  withDatabases(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(browserKeyStore()).toBeNull();
});

it.each([
  ['no databases', () => undefined, true],
  ['databases', () => ({ open: () => undefined }), false],
])('with %s', (_name, get, isNone) => {
  withDatabases(get);
  expect(browserKeyStore() === null).toBe(isNone);
});
