import { memoryKeyStore } from '../testing/memory-key-store';
import { freshSalt, openPassword, sealPassword } from './password-seal';

const PASSWORD = 'Demo1234 пароль 密码';

async function sealed(shelf = memoryKeyStore()) {
  const salt = freshSalt();
  return { shelf, salt, text: (await sealPassword(shelf, PASSWORD, salt)) ?? '' };
}

test('what was sealed opens again', async () => {
  const { shelf, salt, text } = await sealed();
  expect(text).toMatch(/^[\w-]+$/);
  expect(await openPassword(shelf, text, salt)).toBe(PASSWORD);
});

test('two seals of one password differ', async () => {
  const { shelf, salt, text } = await sealed();
  expect(await sealPassword(shelf, PASSWORD, salt)).not.toBe(text);
});

test('the key cannot leave the browser, and is made once', async () => {
  const { shelf, salt } = await sealed();
  await sealPassword(shelf, PASSWORD, salt);
  expect(shelf.kept.map((key) => key.extractable)).toEqual([false]);
});

test.each([
  ['another salt', async () => ({ ...(await sealed()), salt: freshSalt() })],
  ['another device', async () => ({ ...(await sealed()), shelf: memoryKeyStore() })],
  ['a changed seal', async () => ({ ...(await sealed()), text: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
  ['something else', async () => ({ ...(await sealed()), text: '***' })],
  ['no seal', async () => ({ ...(await sealed()), text: '' })],
])('%s opens nothing', async (_title, change) => {
  const { shelf, text, salt } = await change();
  expect(await openPassword(shelf, text, salt)).toBeNull();
});

test('a device without a shelf, or with a locked one, seals nothing', async () => {
  const locked = { read: () => Promise.reject(new Error('denied')), keep: async () => undefined };
  expect(await sealPassword(null, PASSWORD, freshSalt())).toBeNull();
  expect(await sealPassword(locked, PASSWORD, freshSalt())).toBeNull();
  expect(await openPassword(null, 'abc', freshSalt())).toBeNull();
});
