import { LOCAL_KEY } from 'shared-contracts/storage';
import { fakeStorage } from 'test-kit/fake-storage';
import { REMEMBERED_FOR_MS } from '../model/login/remembered-login';
import { memoryKeyStore } from '../testing/memory-key-store';
import { RememberedLogins } from './remembered-logins';

const LOGIN = { type: 'username', username: 'demo_member', password: 'Demo1234' } as const;

function device(shelf: ReturnType<typeof memoryKeyStore> | null = memoryKeyStore()) {
  const storage = fakeStorage();
  const clock = { now: 1_800_000_000_000 };
  const logins = new RememberedLogins(storage, shelf, () => clock.now);
  const stored = (): Record<string, unknown> => JSON.parse(storage.getLocal(LOCAL_KEY.remembered) ?? 'null');
  const password = async () => {
    const record = logins.find('username');
    return record && logins.passwordOf(record);
  };
  return { storage, clock, logins, stored, password };
}

test('keeps name and password, and no word of the password can be read', async () => {
  const { logins, stored, password, storage } = device();
  await logins.keepAll(LOGIN);
  expect(stored()).toMatchObject({ type: 'username', username: 'demo_member', countryDialingCode: '' });
  expect(JSON.stringify(stored())).not.toContain('Demo1234');
  expect(JSON.stringify(stored())).not.toContain(btoa('Demo1234'));
  expect(storage.getLocal(LOCAL_KEY.rememberedSalt)).toMatch(/^[\w-]{22}$/);
  expect(await password()).toBe('Demo1234');
});

test('keeps only the name where the device keeps no keys', async () => {
  const { logins, stored, password } = device(null);
  await logins.keepAll(LOGIN);
  expect(stored()).toMatchObject({ username: 'demo_member', password: '' });
  expect(await password()).toBeNull();
});

test('a name alone replaces the password that was kept', async () => {
  const { logins, password } = device();
  await logins.keepAll(LOGIN);
  logins.keepName(LOGIN);
  expect(logins.find('username')?.username).toBe('demo_member');
  expect(await password()).toBeNull();
});

test('another method starts empty', async () => {
  const { logins } = device();
  await logins.keepAll(LOGIN);
  expect(logins.find('sms')).toBeNull();
});

test('forgets', async () => {
  const { logins, storage } = device();
  await logins.keepAll(LOGIN);
  logins.forget();
  expect(storage.getLocal(LOCAL_KEY.remembered)).toBeNull();
  expect(storage.getLocal(LOCAL_KEY.rememberedSalt)).toBeNull();
});

test('offers nothing after thirty days', async () => {
  const { logins, clock } = device();
  await logins.keepAll(LOGIN);
  clock.now += REMEMBERED_FOR_MS;
  expect(logins.find('username')).toBeNull();
});
