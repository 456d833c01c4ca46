import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captcha } from 'shared-contracts/api/endpoints/system';
import type { SignInResult } from 'shared-contracts/session/session-requests';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { events } from '../../contract';
import texts from '../../locales/EN.json';
import { ACCEPTED, answering, refusal } from '../../testing/sign-in-answers';
import { forgetSessionPassword, sessionPassword } from '../../store/session-password';
import { LoginScreen } from './login-screen';

afterEach(forgetSessionPassword);

function draw(answers: readonly SignInResult[] = [ACCEPTED], at = '/m/login', promotions = { LOGIN: true }) {
  const whitelabel = { flags: { REMPASS3: true }, promotions, menus: [], dividendDisplay: false };
  const fake = fakeContext({ name: 'mfe-account', info: { whitelabel }, events });
  fake.http.answer(captcha, 'iVBORw0KGgo=');
  const { context, asked } = answering(fake, ...answers);
  return { context, asked, show: () => renderInSite(<LoginScreen />, { context, texts, at }) };
}

async function fillIn(username = 'demo_member', password = 'Demo1234') {
  await userEvent.type(screen.getByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));

test('is ready at once, without a captcha', () => {
  draw().show();
  expect(screen.getByRole('main')).toHaveAttribute('data-screen', 'login');
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
  expect(screen.queryByLabelText('Captcha')).not.toBeInTheDocument();
});

test('brings the right keyboards and hints for password keepers', () => {
  draw().show();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('signs in, and leaves it to the site to lead on', async () => {
  const { context, asked, show } = draw();
  show();
  await fillIn();
  await send();
  expect(context.log.visited).toEqual([]);
  expect(asked).toEqual([{ type: 'username', username: 'demo_member', password: 'Demo1234', remember: false }]);
});

test.each([
  ['accepted for the first time', { ok: true, mustChangePassword: true } as const, 'Demo1234'],
  ['accepted', ACCEPTED, null],
  ['refused', refusal('auth.invalid'), null],
])('the password stays at hand only for its forced change: %s', async (_name, result, expected) => {
  const { asked, show } = draw([result]);
  show();
  await fillIn();
  await send();
  await waitFor(() => expect([asked.length, sessionPassword()]).toEqual([1, expected]));
});

test('says what is missing and goes to the first field', async () => {
  const { asked, show } = draw();
  show();
  await send();
  expect(await screen.findByText('Enter your username')).toBeInTheDocument();
  expect(screen.getByText('Enter your password')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(asked).toEqual([]);
});

test('a refusal says why and asks for the captcha from then on', async () => {
  const { context, asked, show } = draw([refusal('auth.invalid'), refusal('auth.invalid', true), ACCEPTED]);
  show();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password');
  expect(screen.queryByLabelText('Captcha')).not.toBeInTheDocument();
  await send();
  const field = await screen.findByLabelText('Captcha');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByText('Enter the equation result or shown characters, 1 to 16')).toBeInTheDocument();
  await send();
  expect(await screen.findByText('Enter the code')).toBeInTheDocument();
  await userEvent.type(field, '42');
  await send();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ captcha: '42' }));
  expect(context.log.failures).toEqual([]);
});

test('the captcha is another one after each refusal and each tap', async () => {
  const { context, show } = draw([refusal('auth.invalid', true), refusal('captcha.wrong', true)]);
  show();
  await fillIn();
  await send();
  const field = await screen.findByLabelText('Captcha');
  await screen.findByAltText('Captcha picture');
  await userEvent.type(field, '42');
  await send();
  expect(await screen.findByText('wrong captcha')).toBeInTheDocument();
  await waitFor(() => expect(context.http.callsOf(captcha)).toHaveLength(2));
  expect(field).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'New captcha' }));
  await waitFor(() => expect(context.http.callsOf(captcha)).toHaveLength(3));
});

test('a captcha that does not load can be asked for again', async () => {
  const { context, show } = draw([refusal('auth.invalid', true)]);
  context.http.fail(captcha, { kind: 'timeout' });
  show();
  await fillIn();
  await send();
  const reload = await screen.findByRole('button', { name: 'New captcha' });
  await waitFor(() => expect(reload).toHaveTextContent('Tap to load'));
});

test('too many attempts are said under the form, with the time to wait', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 15), advanceTimers: true });
  const limited = { kind: 'rejected', code: 'rate.limited', status: 429, message: '', retryAfter: 90 } as const;
  const { asked, show } = draw([{ ok: false, needsCaptcha: false, failure: limited }, ACCEPTED]);
  show();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Username'), 'demo_member');
  await user.type(screen.getByLabelText('Password'), 'Demo1234');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later');
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:(30|29)$/);
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
  act(() => jest.advanceTimersByTime(91_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  jest.useRealTimers();
});

test('what belongs to no field is said by the site', async () => {
  const { context, show } = draw([refusal('member.disabled')]);
  show();
  await fillIn();
  await send();
  await waitFor(() => expect(context.log.failures).toMatchObject([{ failure: { code: 'member.disabled' } }]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("the affiliate service's link lets in agents only", async () => {
  const { asked, show } = draw([ACCEPTED], '/m/login?role=agent');
  show();
  await fillIn();
  await send();
  await waitFor(() => expect(asked).toMatchObject([{ username: 'demo_member', role: 'agent' }]));
});

test('the name stays when remembering was asked for, and automatic login is noted', async () => {
  const { context, show } = draw([refusal('auth.invalid'), ACCEPTED]);
  show();
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember password' }));
  await send();
  await screen.findByRole('alert');
  expect(JSON.parse(context.storage.getLocal(LOCAL_KEY.remembered) ?? '')).toMatchObject({
    type: 'username',
    username: 'demo_member',
    password: '',
  });
  expect(context.storage.getLocal(LOCAL_KEY.autoLogin)).toBeNull();
  await send();
  await waitFor(() => expect(context.storage.getLocal(LOCAL_KEY.autoLogin)).toBe('1'));
});

test('unticking forgets', async () => {
  const { context, show } = draw();
  const record = {
    type: 'username',
    username: 'demo_member',
    password: '',
    countryDialingCode: '',
    savedAt: Date.now(),
  };
  context.storage.setLocal(LOCAL_KEY.remembered, JSON.stringify(record));
  show();
  expect(screen.getByLabelText('Username')).toHaveValue('demo_member');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember password', checked: true }));
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await send();
  await waitFor(() => expect(context.storage.getLocal(LOCAL_KEY.remembered)).toBeNull());
});

test('offers the name of who has just registered, once', async () => {
  const { context, asked, show } = draw();
  context.tell('member.registered', { userName: 'newcomer' });
  const { unmount } = show();
  await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('newcomer'));
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await send();
  await waitFor(() => expect(asked).toHaveLength(1));
  unmount();
  show();
  expect(screen.getByLabelText('Username')).toHaveValue('');
});

test('the daily sign-in leads this login to the reward centre', () => {
  draw().show();
  const banner = screen.getByRole('link', { name: /Daily sign-in/ });
  expect(banner).toHaveAttribute('href', '/m/login?redirect=%2Fm%2FrewardCenter');
});

test('without the promotion there is no daily sign-in', () => {
  draw([ACCEPTED], '/m/login', { LOGIN: false }).show();
  expect(screen.queryByText('Daily sign-in')).not.toBeInTheDocument();
});

test('leads to a forgotten password and to a new account', () => {
  draw().show();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/m/forget');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/m/register');
});
