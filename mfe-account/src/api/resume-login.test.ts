import type { SignInResult } from 'shared-contracts/session/session-requests';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { fakeContext } from 'test-kit/fake-context';
import { forgetSessionPassword, sessionPassword } from '../store/session-password';
import { memoryKeyStore } from '../testing/memory-key-store';
import { ACCEPTED, answering, refusal } from '../testing/sign-in-answers';
import { RememberedLogins } from '../store/remembered-logins';
import { resumeLogin } from './resume-login';

afterEach(forgetSessionPassword);

async function resume(result: SignInResult = ACCEPTED, prepare?: (logins: RememberedLogins) => Promise<void> | void) {
  const { context, asked } = answering(fakeContext({ name: 'mfe-account' }), result);
  const shelf = memoryKeyStore();
  const logins = new RememberedLogins(context.storage, shelf);
  const login = { type: 'username', username: 'ann', password: 'Demo1234' } as const;
  await (prepare ?? (() => logins.keepAll(login)))(logins);
  const outcome = await resumeLogin(context, shelf);
  return { outcome, asked, context, record: logins.find('username') };
}

test('signs in with what the device remembers', async () => {
  const { outcome, asked, record, context } = await resume();
  expect(outcome).toBe('signed-in');
  expect(asked).toEqual([{ type: 'username', username: 'ann', password: 'Demo1234', remember: true }]);
  expect(record?.password).not.toBe('');
  expect(sessionPassword()).toBe('Demo1234');
  expect(context.log.toasts).toEqual([]);
});

test.each<[string, SignInResult, boolean]>([
  ['a wrong password', refusal('auth.invalid'), false],
  ['a captcha', refusal('auth.invalid', true), false],
  ['a disabled account', { ok: false, needsCaptcha: false, failure: { kind: 'forbidden', code: 'x' } }, false],
  ['a lost connection', { ok: false, needsCaptcha: false, failure: { kind: 'timeout' } }, true],
])('%s ends it quietly; the password stays: %s', async (_name, result, staysKept) => {
  const { outcome, record, context } = await resume(result);
  expect(outcome).toBe('refused');
  expect(record?.username).toBe('ann');
  expect(record?.password !== '').toBe(staysKept);
  expect(sessionPassword()).toBeNull();
  expect([context.log.toasts, context.log.failures, context.log.visited]).toEqual([[], [], []]);
});

test.each<[string, (logins: RememberedLogins) => void | Promise<void>]>([
  ['nothing remembered', () => undefined],
  ['only a name', (logins) => logins.keepName({ type: 'username', username: 'ann', password: '' })],
  [
    'a phone number',
    (logins) => logins.keepAll({ type: 'sms', username: '917', password: '1', countryDialingCode: '63' }),
  ],
])('asks nothing with %s', async (_name, prepare) => {
  const { outcome, asked } = await resume(ACCEPTED, prepare);
  expect([outcome, asked]).toEqual(['refused', []]);
});

test('asks nothing with a record that is broken', async () => {
  const { context, asked } = answering(fakeContext({ name: 'mfe-account' }), ACCEPTED);
  context.storage.setLocal(LOCAL_KEY.remembered, '{');
  expect([await resumeLogin(context, null), asked]).toEqual(['refused', []]);
});

test('does not sign in where the merchant does not have devices keep passwords', async () => {
  const whitelabel = { flags: {}, promotions: {}, menus: [], dividendDisplay: false };
  const { context, asked } = answering(fakeContext({ name: 'mfe-account', info: { whitelabel } }), ACCEPTED);
  const shelf = memoryKeyStore();
  await new RememberedLogins(context.storage, shelf).keepAll({
    type: 'username',
    username: 'ann',
    password: 'Demo1234',
  });
  expect(await resumeLogin(context, shelf)).toBe('refused');
  expect(asked).toEqual([]);
});
