import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkRegistrationField,
  checkUsername,
  registerByMobile,
  registerByUsername,
  registrationSettings,
  type RegistrationSettings,
} from 'shared-contracts/api/endpoints/registration';
import { helpCentre } from 'shared-contracts/api/endpoints/messaging';
import { sendSmsCode } from 'shared-contracts/api/endpoints/recovery';
import type { SignInResult } from 'shared-contracts/session/session-requests';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { forgetProof, heldProof, holdProof } from '../../store/third-party-proof';
import { answerPhone } from '../../testing/phone';
import { ACCEPTED, answering, refusal } from '../../testing/sign-in-answers';
import { OPTIONAL, someSettings } from '../../testing/some-settings';
import { Registration } from '../registration/registration';
import { useRegistrationSettings } from '../registration/use-registration-settings';

afterEach(forgetProof);

const BOTH = { methods: { mobile: true, username: true }, captcha: false, rules: { email: OPTIONAL } };
const MOBILE = { ...BOTH, methods: { mobile: true, username: false }, mobilePassword: true };

interface FormProps {
  readonly onRegistered: (userName: string) => void;
  readonly onSignedIn?: () => void;
}

function Form({ onRegistered, onSignedIn = () => undefined }: FormProps) {
  return <Registration read={useRegistrationSettings()} onRegistered={onRegistered} onSignedIn={onSignedIn} />;
}

function draw(part: Partial<RegistrationSettings>) {
  const context = fakeContext({ name: 'mfe-account' });
  context.http.answer(registrationSettings, someSettings(part));
  context.http.answer(checkUsername, { available: true });
  context.http.answer(checkRegistrationField, { valid: true });
  context.http.answer(registerByUsername, { userName: 'newcomer' });
  context.http.answer(registerByMobile, { userName: '' });
  answerPhone(context);
  const onRegistered = jest.fn();
  renderInSite(<Form onRegistered={onRegistered} />, { context, texts, at: '/m/register' });
  return { context, onRegistered };
}

const register = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));
async function typeNumber(number = '0917 123 4567') {
  await screen.findByRole('button', { name: /\+63/ });
  await userEvent.type(screen.getByLabelText('Mobile number'), number);
}

test('shows the mobile method alone if there is no other', async () => {
  draw(MOBILE);
  expect(await screen.findByLabelText('Mobile number')).toHaveAttribute('autocomplete', 'tel-national');
  expect(screen.getByLabelText('SMS code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
});

test('registers by mobile number; a wrong code is said at its field', async () => {
  const { context, onRegistered } = draw(MOBILE);
  await typeNumber();
  await userEvent.click(screen.getByRole('button', { name: 'Get code' }));
  await waitFor(() =>
    expect(context.http.callsOf(sendSmsCode).map((call) => call.request)).toEqual([
      { mobileNum: '9171234567', countryDialingCode: '63', purpose: 'register' },
    ]),
  );
  await userEvent.type(screen.getByLabelText('SMS code'), '123456');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo1234');
  context.http.fail(registerByMobile, { kind: 'rejected', code: 'sms.wrong', status: 422, message: '' });
  await register();
  await waitFor(() => expect(screen.getByLabelText('SMS code')).toHaveAccessibleDescription('Verification code error'));
  expect(screen.getByLabelText('SMS code')).toHaveFocus();
  context.http.answer(registerByMobile, { userName: '' });
  await userEvent.type(screen.getByLabelText('SMS code'), '7');
  await register();
  await waitFor(() => expect(onRegistered).toHaveBeenCalledWith('9171234567'));
  expect(context.http.callsOf(registerByMobile).at(-1)?.request).toEqual({
    mobileNum: '9171234567',
    verificationCode: '1234567',
    password: 'Demo1234',
    confirmPassword: 'Demo1234',
    countryDialingCode: '63',
    registerUrl: 'localhost',
    registerMethod: 'H5',
    domain: 'aurora.example',
    type: 0,
  });
});

test('both methods: username first; what both have is kept from one to the other', async () => {
  draw(BOTH);
  expect(await screen.findByRole('radio', { name: 'Username' })).toBeChecked();
  await userEvent.type(screen.getByLabelText('E-mail (optional)'), 'ann@mail.com');
  await userEvent.click(screen.getByRole('radio', { name: 'Mobile' }));
  expect(screen.getByLabelText('E-mail (optional)')).toHaveValue('ann@mail.com');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Username' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('a name is asked about when its field is left, once for each value (R-18)', async () => {
  const { context } = draw(BOTH);
  const field = await screen.findByLabelText('Username');
  await userEvent.type(field, 'ab');
  await userEvent.tab();
  expect(context.http.callsOf(checkUsername)).toEqual([]);
  context.http.answer(checkUsername, { available: false });
  await userEvent.type(field, 'c_taken');
  await userEvent.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Sorry, the username already exists/));
  await userEvent.click(field);
  await userEvent.tab();
  expect(context.http.callsOf(checkUsername).map((call) => call.request)).toEqual([{ username: 'abc_taken' }]);
  expect(field).toHaveAccessibleDescription(/^Sorry, the username already exists/);
  await register();
  expect(context.http.callsOf(registerByUsername)).toEqual([]);
  await userEvent.type(field, '2');
  await waitFor(() => expect(field).toBeValid());
});

test('other fields are asked about too, nothing secret among them (R-17)', async () => {
  const rules = { email: OPTIONAL, idNumber: OPTIONAL, paymentPassword: OPTIONAL };
  const { context } = draw({ ...BOTH, rules });
  await userEvent.type(await screen.findByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Payment password (optional)'), '135790');
  await userEvent.type(screen.getByLabelText('ID number (optional)'), 'P123');
  context.http.answer(checkRegistrationField, { valid: false, errorKey: 'in_email_incorrect' });
  await userEvent.type(screen.getByLabelText('E-mail (optional)'), 'ann@mail.com');
  await userEvent.tab();
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail (optional)')).toHaveAccessibleDescription('E-mail format is incorrect'),
  );
  expect(context.http.callsOf(checkRegistrationField).map((call) => call.request)).toEqual([
    { field: 'email', value: 'ann@mail.com' },
  ]);
});

test('a check that nobody answers says nothing', async () => {
  const { context } = draw(BOTH);
  context.http.fail(checkUsername, { kind: 'network', offline: true });
  const field = await screen.findByLabelText('Username');
  await userEvent.type(field, 'newcomer');
  await userEvent.tab();
  await waitFor(() => expect(context.http.callsOf(checkUsername)).toHaveLength(1));
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(context.log.failures).toEqual([]);
});

test('too many registrations wait, with everything kept', async () => {
  const { context } = draw(BOTH);
  const failure = { kind: 'rejected', code: 'rate.limited', status: 429, message: '', retryAfter: 30 } as const;
  context.http.fail(registerByUsername, failure);
  await userEvent.type(await screen.findByLabelText('Username'), 'newcomer');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo1234');
  await register();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later');
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:(30|29)$/);
  expect(screen.getByRole('button', { name: 'Register' })).toBeDisabled();
  expect(screen.getByLabelText('Username')).toHaveValue('newcomer');
});

test('the proof of a third party travels with the registration, and is used up by it', async () => {
  holdProof({ channel: 'google', idToken: 'proof-1' });
  const { context, onRegistered } = draw(BOTH);
  expect(await screen.findByText('Register once, then Google signs you in.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Username'), 'newcomer');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo1234');
  await register();
  await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1));
  expect(context.http.callsOf(registerByUsername)[0]?.request).toMatchObject({
    firebaseChannel: 'google',
    firebaseIdToken: 'proof-1',
  });
  expect(heldProof()).toBeNull();
});

test('another language leaves the form and what was typed into it', async () => {
  const { context } = draw(BOTH);
  await userEvent.type(await screen.findByLabelText('Username'), 'newcomer');
  context.http.hang(registrationSettings);
  await act(() => context.language.set('CN'));
  expect(screen.getByLabelText('Username')).toHaveValue('newcomer');
});

test('signs a new member in at once if the answer carries a token', async () => {
  const { context, onRegistered } = draw(BOTH);
  context.http.answer(registerByUsername, { userName: 'newcomer', token: 'token-1', type: 0 });
  await userEvent.type(await screen.findByLabelText('Username'), 'newcomer');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo1234');
  await register();
  await waitFor(() => expect(onRegistered).toHaveBeenCalledWith('newcomer'));
  expect(context.session.get()).toMatchObject({ status: 'member', userName: 'newcomer' });
});

test('focuses the first wrong field of the method shown, whichever came first', async () => {
  draw({ ...BOTH, mobilePassword: true });
  await userEvent.click(await screen.findByRole('radio', { name: 'Mobile' }));
  await register();
  await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveFocus());
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

describe('an answer that was lost', () => {
  const USERNAME = { methods: { mobile: false, username: true }, captcha: false, rules: {} };
  const TAKEN = { kind: 'rejected', code: 'username.exists', status: 409, message: '' } as const;

  async function send(...answers: readonly SignInResult[]) {
    const fake = fakeContext({ name: 'mfe-account' });
    fake.http.answer(registrationSettings, someSettings(USERNAME));
    fake.http.answer(checkUsername, { available: true });
    fake.http.fail(registerByUsername, { kind: 'timeout' });
    const { context, asked } = answering(fake, ...answers);
    const onRegistered = jest.fn();
    const onSignedIn = jest.fn();
    renderInSite(<Form onRegistered={onRegistered} onSignedIn={onSignedIn} />, { context, texts, at: '/m/register' });
    await userEvent.type(await screen.findByLabelText('Username'), 'newcomer');
    await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo1234');
    await register();
    return { context, asked, onRegistered, onSignedIn };
  }
  const LOST: SignInResult = { ok: false, failure: { kind: 'timeout' }, needsCaptcha: false };
  const LOGIN = { type: 'username', username: 'newcomer', password: 'Demo1234', remember: false };

  test('of an account that was made signs in, and says that it exists', async () => {
    const { context, asked, onSignedIn, onRegistered } = await send(ACCEPTED);
    await waitFor(() => expect(onSignedIn.mock.calls).toEqual([[]]));
    expect(asked).toEqual([LOGIN]);
    expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Your account exists now, and you are signed in' }]);
    expect(context.log.emitted).toEqual([{ name: 'member.registered', payload: { userName: 'newcomer' } }]);
    expect(onRegistered).not.toHaveBeenCalled();
  });

  test('is said where the sign-in has no answer either; the next try signs in before it registers', async () => {
    const { context, asked, onSignedIn } = await send(LOST, ACCEPTED);
    expect(await screen.findByRole('alert')).toHaveTextContent('your account may exist already');
    expect(context.log.failures).toEqual([]);
    await register();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(asked).toEqual([LOGIN, LOGIN]);
    expect(context.http.callsOf(registerByUsername)).toHaveLength(1);
  });

  test('of an account that was not made leads to one registration', async () => {
    const { context, onRegistered } = await send(refusal('auth.invalid'), refusal('auth.invalid'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Press Register again');
    context.http.answer(registerByUsername, { userName: 'newcomer' });
    await register();
    await waitFor(() => expect(onRegistered.mock.calls).toEqual([['newcomer']]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of a name that is taken then: whose password does not fit is somebody else', async () => {
    const { context } = await send(refusal('auth.invalid'), refusal('auth.invalid'), refusal('auth.invalid'));
    await screen.findByRole('alert');
    context.http.fail(registerByUsername, TAKEN);
    await register();
    expect(await screen.findByText('Sorry, the username already exists')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of a name that is taken then is likely theirs where the sign-in asks for more', async () => {
    const more = refusal('captcha.wrong', true);
    const { context } = await send(more, more, more);
    await screen.findByRole('alert');
    context.http.fail(registerByUsername, TAKEN);
    await register();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your account seems to exist already'));
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/m/login');
  });

  test('never is one of a device that was offline', async () => {
    const { context } = await send(ACCEPTED);
    await waitFor(() => expect(context.log.toasts).toHaveLength(1));
    context.http.fail(registerByUsername, { kind: 'network', offline: true });
    await userEvent.clear(screen.getByLabelText('Username'));
    await userEvent.type(screen.getByLabelText('Username'), 'another');
    await register();
    await waitFor(() => expect(context.log.failures).toHaveLength(1));
  });
});

test('what was typed is there after a look at the terms; passwords are not', async () => {
  const context = fakeContext({ name: 'mfe-account' });
  const rules = { email: OPTIONAL, nickname: OPTIONAL };
  context.http.answer(
    registrationSettings,
    someSettings({ methods: { mobile: true, username: true }, captcha: false, rules }),
  );
  context.http.answer(checkRegistrationField, { valid: true });
  answerPhone(context);
  const show = () => renderInSite(<Form onRegistered={() => undefined} />, { context, texts, at: '/m/register' });
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Mobile' }));
  await typeNumber();
  await userEvent.type(screen.getByLabelText('SMS code'), '123456');
  await userEvent.type(screen.getByLabelText('E-mail (optional)'), 'ann@mail.com');
  await userEvent.click(screen.getByRole('checkbox'));
  unmount();
  show();
  expect(await screen.findByLabelText('Mobile number')).toHaveValue('0917 123 4567');
  expect(screen.getByLabelText('E-mail (optional)')).toHaveValue('ann@mail.com');
  expect(screen.getByLabelText('SMS code')).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test.each([
  ['Terms and Services', 'Who may play'],
  ['Privacy policy', 'What we keep'],
])('%s open over the form, which keeps even the password', async (name, text) => {
  const context = fakeContext({ name: 'mfe-account' });
  const username = { methods: { mobile: false, username: true }, captcha: false, rules: {} };
  context.http.answer(registrationSettings, someSettings(username));
  context.http.answer(checkUsername, { available: true });
  context.http.answer(helpCentre, {
    list: [
      { title: 'Terms and Services', tag: 'terms', content: '<p>Who may play</p>' },
      { title: 'Privacy policy', tag: 'privacy', content: '<p>What we keep</p>' },
    ],
  });
  renderInSite(<Form onRegistered={() => undefined} />, { context, texts, at: '/m/register' });
  await userEvent.type(await screen.findByLabelText('Username'), 'newcomer');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', name === 'Privacy policy' ? '/m/privacy' : '/m/terms');
  await userEvent.click(link);
  expect(await screen.findByRole('dialog', { name })).toHaveTextContent(text);
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue('Demo1234');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Username')).toHaveValue('newcomer');
  expect(screen.getByRole('checkbox')).toBeChecked();
});
