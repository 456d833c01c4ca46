import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { changePassword } from 'shared-contracts/api/endpoints/member';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { RememberedLogins } from '../../store/remembered-logins';
import texts from '../../locales/EN.json';
import { forgetSessionPassword, holdSessionPassword, sessionPassword } from '../../store/session-password';
import { memoryKeyStore } from '../../testing/memory-key-store';
import { ChangePasswordScreen } from './change-password-screen';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  forgetSessionPassword();
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const shelf = memoryKeyStore();

function draw(mustChangePassword = false) {
  const session = { ...SOME_MEMBER, mustChangePassword } as typeof SOME_MEMBER;
  const context = fakeContext({ name: 'mfe-account', session });
  context.http.answer(changePassword, null);
  renderInSite(<ChangePasswordScreen shelf={shelf} />, { context, texts, at: '/m/changePsw' });
  return context;
}

async function fillIn(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await user().type(screen.getByLabelText(label), value);
}
const NEW = { 'New password': 'Fresh1234', 'Confirm new password': 'Fresh1234' };
const send = () => user().click(screen.getByRole('button', { name: 'Change password' }));
const requests = (context: ReturnType<typeof draw>) => context.http.callsOf(changePassword).map((call) => call.request);

test('shows the account, and asks for the old password where the page does not hold it', () => {
  draw();
  expect(screen.getByLabelText('Account')).toHaveValue('demo_member');
  expect(screen.getByLabelText('Account')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
});

test('changes it, says so, and goes home after a second', async () => {
  const context = draw();
  await fillIn({ 'Current password': 'Demo1234', ...NEW });
  await send();
  await waitFor(() => expect(context.log.toasts.at(-1)).toEqual({ kind: 'success', text: 'Change saved' }));
  expect(requests(context)).toEqual([
    { oldPassword: 'Demo1234', newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' },
  ]);
  expect(context.log.toasts[0]).toEqual({ kind: 'wait', text: 'Please wait' });
  expect(context.log.visited).toEqual([]);
  act(() => jest.advanceTimersByTime(1000));
  expect(context.log.visited).toEqual([{ to: '/m/home', replace: true }]);
});

test('sends a held password as the old one and forgets it; the forced change is over', async () => {
  holdSessionPassword('Demo1234');
  const context = draw(true);
  expect(screen.getByText('This is your first login: choose a password of your own.')).toBeVisible();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await fillIn(NEW);
  await send();
  await waitFor(() => expect(requests(context)).toMatchObject([{ oldPassword: 'Demo1234' }]));
  await waitFor(() => expect(context.session.get()).toMatchObject({ mustChangePassword: false }));
  expect(sessionPassword()).toBeNull();
});

test('the same password is no change: a message, and no call', async () => {
  const context = draw();
  await fillIn({ 'Current password': 'Demo1234', 'New password': 'Demo1234', 'Confirm new password': 'Demo1234' });
  await send();
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^new and old password cannot be the same/));
  expect(context.log.toasts).toEqual([{ kind: 'fail', text: 'new and old password cannot be the same' }]);
  expect(requests(context)).toEqual([]);
});

const refusal = (code: string, value?: unknown): ApiFailure => ({
  kind: 'rejected', code, status: 422, message: '', value,
}); // prettier-ignore

test.each<[string, ApiFailure, string, string]>([
  ['a wrong old password', refusal('auth.invalid'), 'Current password', 'Wrong password'],
  ['the old one as the new', refusal('modify.new.old.same'), 'New password', 'new and old password cannot be the same'],
  [
    'a new one that the site does not take',
    refusal('validation.failed', { fields: { newPassword: 'reg_password_format' } }),
    'New password',
    'Password format is incorrect',
  ],
])('%s is said at its field, which has the focus', async (_name, failure, label, text) => {
  const context = draw();
  context.http.fail(changePassword, failure);
  await fillIn({ 'Current password': 'Wrong123', ...NEW });
  await send();
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveValue('Fresh1234');
  expect(screen.getByLabelText('Current password')).toHaveValue(label === 'Current password' ? '' : 'Wrong123');
  expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled();
  expect(context.log.failures).toEqual([]);
  expect(context.log.toasts).toEqual([{ kind: 'wait', text: 'Please wait' }]);
});

test('a held password that is not good any more is asked for', async () => {
  holdSessionPassword('Demo1234');
  const context = draw();
  context.http.fail(changePassword, refusal('auth.invalid'));
  await fillIn(NEW);
  await send();
  const field = await screen.findByLabelText('Current password');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Wrong password');
  expect(sessionPassword()).toBeNull();
  context.http.answer(changePassword, null);
  await fillIn({ 'Current password': 'Other123' });
  await send();
  await waitFor(() => expect(requests(context).at(-1)).toMatchObject({ oldPassword: 'Other123' }));
});

test('too many tries rest, with the time that is left', async () => {
  const context = draw();
  context.http.fail(changePassword, { ...refusal('rate.limited'), status: 429, retryAfter: 90 } as ApiFailure);
  await fillIn({ 'Current password': 'Demo1234', ...NEW });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later');
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
});

test.each<[string, ApiFailure]>([
  ['a lost connection', { kind: 'network', offline: true }],
  ['a failure of the server', { kind: 'rejected', code: 'internal', status: 500, message: '' }],
])('%s is told by the site, and the form is kept', async (_name, failure) => {
  const context = draw();
  context.http.fail(changePassword, failure);
  await fillIn({ 'Current password': 'Demo1234', ...NEW });
  await send();
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(screen.getByLabelText('Current password')).toHaveValue('Demo1234');
});

test.each([
  ['demo_member', 'Fresh1234'],
  ['somebody_else', 'Demo1234'],
])('what is remembered of %s is %s afterwards', async (username, expected) => {
  const context = draw();
  const logins = new RememberedLogins(context.storage, shelf);
  await logins.keepAll({ type: 'username', username, password: 'Demo1234' });
  await fillIn({ 'Current password': 'Demo1234', ...NEW });
  await send();
  await waitFor(() => expect(context.log.toasts.at(-1)?.text).toBe('Change saved'));
  const record = logins.find('username');
  expect(record && (await logins.passwordOf(record))).toBe(expected);
});
