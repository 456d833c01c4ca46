import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendSmsCode } from 'shared-contracts/api/endpoints/recovery';
import { captcha } from 'shared-contracts/api/endpoints/system';
import type { SignInResult } from 'shared-contracts/session/session-requests';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { NO_THIRD_PARTY, type ThirdPartySignIn } from '../../browser/third-party-sign-in';
import { ThirdPartyProvider } from '../../browser/use-third-party';
import texts from '../../locales/EN.json';
import { forgetProof, heldProof } from '../../store/third-party-proof';
import { answerPhone } from '../../testing/phone';
import { ACCEPTED, answering, refusal } from '../../testing/sign-in-answers';
import { LoginForm } from './login-form';

afterEach(forgetProof);

const ALL = { MOBILEVERCODELOGIN3: true, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true };

interface Setup {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly answers?: readonly SignInResult[];
  readonly thirdParty?: ThirdPartySignIn;
  readonly remembered?: object;
}

function draw({ flags = ALL, answers = [ACCEPTED], thirdParty = NO_THIRD_PARTY, remembered }: Setup = {}) {
  const whitelabel = { flags: { REMPASS3: true, ...flags }, promotions: {}, menus: [], dividendDisplay: false };
  const fake = fakeContext({ name: 'mfe-account', info: { whitelabel } });
  answerPhone(fake);
  fake.http.answer(captcha, 'iVBORw0KGgo=');
  if (remembered) fake.storage.setLocal(LOCAL_KEY.remembered, JSON.stringify({ savedAt: Date.now(), ...remembered }));
  const { context, asked } = answering(fake, ...answers);
  const onSignedIn = jest.fn();
  renderInSite(
    <ThirdPartyProvider value={thirdParty}>
      <LoginForm remembers shelf={null} onSignedIn={onSignedIn} />
    </ThirdPartyProvider>,
    { context, texts, at: '/m/login' },
  );
  return { context, asked, onSignedIn };
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const sendCode = () => userEvent.click(screen.getByRole('button', { name: 'Get code' }));
const login = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));
async function fillNumber(number = '0917 123 4567') {
  await screen.findByRole('button', { name: /\+63/ });
  await userEvent.type(screen.getByLabelText('Mobile number'), number);
}

describe('the SMS method', () => {
  test('shows with its flag only', () => {
    draw({ flags: {} });
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toBeInTheDocument();
  });

  test('sends a code to a valid number, and signs in with it', async () => {
    const { context, asked, onSignedIn } = draw();
    await choose('SMS code');
    await fillNumber();
    const code = screen.getByLabelText('SMS code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await sendCode();
    await waitFor(() => expect(context.log.toasts.map(({ text }) => text)).toContain('SMS code sent, please check'));
    expect(context.http.callsOf(sendSmsCode).map((call) => call.request)).toEqual([
      { mobileNum: '9171234567', countryDialingCode: '63', purpose: 'login' },
    ]);
    expect(screen.getByRole('timer')).toHaveTextContent(/^Again in (60|5\d) s$/);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '123456');
    await login();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith());
    expect(asked).toEqual([
      { type: 'sms', username: '9171234567', password: '123456', countryDialingCode: '63', remember: false },
    ]);
  });

  test.each(['123 456', 'Your code is 123456. It expires in 10 minutes.', '１２３４５６'])(
    'a code pasted as %j is shown and sent as its digits',
    async (pasted) => {
      const { asked } = draw();
      await choose('SMS code');
      await fillNumber();
      const code = screen.getByLabelText('SMS code');
      await userEvent.click(code);
      await userEvent.paste(pasted);
      expect(code).toHaveValue('123456');
      await login();
      await waitFor(() => expect(asked).toMatchObject([{ password: '123456' }]));
    },
  );

  test.each([
    ['123', 'Wrong mobile number format'],
    ['091712345678', 'The mobile num is not valid'],
    ['0917abc4567', 'Please enter a valid mobile number'],
  ])('sends nothing before the number is valid: %s says “%s”', async (number, text) => {
    const { context } = draw();
    await choose('SMS code');
    await fillNumber(number);
    await sendCode();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
    expect(context.http.callsOf(sendSmsCode)).toEqual([]);
  });

  test('a wait outlives a reload; a refusal of too many is one too, and says so', async () => {
    const { context } = draw();
    context.http.fail(sendSmsCode, {
      kind: 'rejected',
      code: 'rate.limited',
      status: 429,
      message: '',
      retryAfter: 40,
    });
    await choose('SMS code');
    await fillNumber();
    await sendCode();
    expect(await screen.findByText('Too many attempts, please try again later')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^Again in (40|39) s$/);
    const kept = JSON.parse(context.storage.getSession(SESSION_KEY.smsWait) ?? '{}') as Record<string, number>;
    expect(Object.keys(kept)).toEqual(['login']);
    await choose('Username');
    await choose('SMS code');
    expect(screen.getByRole('timer')).toHaveTextContent(/^Again in \d+ s$/);
  });

  test('a wrong code is said at its field; captcha and code go on with the next attempt', async () => {
    const { context, asked } = draw({ answers: [refusal('sms.wrong', true), ACCEPTED] });
    await choose('SMS code');
    await fillNumber();
    await userEvent.type(screen.getByLabelText('SMS code'), '111111');
    await login();
    const code = screen.getByLabelText('SMS code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Verification code error'));
    expect(code).toHaveFocus();
    expect(screen.getAllByText('Verification code error')).toHaveLength(1);
    expect(context.log.failures).toEqual([]);
    await userEvent.type(await screen.findByLabelText('Captcha'), '42');
    await userEvent.clear(code);
    await userEvent.type(code, '222222');
    await login();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ password: '222222', captcha: '42' }));
  });

  test('remembers the number, never the code, and starts with it', async () => {
    const { context } = draw();
    await choose('SMS code');
    await fillNumber();
    await userEvent.type(screen.getByLabelText('SMS code'), '123456');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember password' }));
    await login();
    await waitFor(() => expect(context.storage.getLocal(LOCAL_KEY.remembered)).not.toBeNull());
    const record = JSON.parse(context.storage.getLocal(LOCAL_KEY.remembered) ?? '{}') as Record<string, unknown>;
    expect(record).toMatchObject({ type: 'sms', username: '9171234567', password: '', countryDialingCode: '63' });
  });

  test('a remembered method is shown first, with its number and country; the other starts empty', async () => {
    draw({ remembered: { type: 'sms', username: '13900001111', countryDialingCode: '86' } });
    expect(await screen.findByLabelText('Mobile number')).toHaveValue('13900001111');
    expect(await screen.findByRole('button', { name: /China \+86/ })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Remember password' })).toBeChecked();
    await choose('Username');
    expect(screen.getByLabelText('Username')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Remember password' })).not.toBeChecked();
  });

  test('switching the method fetches another captcha if one is shown', async () => {
    const { context } = draw({ answers: [refusal('auth.invalid', true)] });
    await userEvent.type(screen.getByLabelText('Username'), 'ann');
    await userEvent.type(screen.getByLabelText('Password'), 'Wrong123');
    await login();
    await screen.findByLabelText('Captcha');
    await waitFor(() => expect(context.http.callsOf(captcha)).toHaveLength(1));
    await choose('SMS code');
    expect(await screen.findByLabelText('Captcha')).toHaveAttribute('autocomplete', 'off');
    await waitFor(() => expect(context.http.callsOf(captcha)).toHaveLength(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('third parties', () => {
  const service = (part: Partial<ThirdPartySignIn> = {}): ThirdPartySignIn => ({
    ...NO_THIRD_PARTY,
    initialised: true,
    signIn: async (channel) => `token-of-${channel}`,
    ...part,
  });

  test.each([
    ['no service', NO_THIRD_PARTY, ALL, []],
    ['no flag', service(), {}, []],
    ['one flag', service(), { GOOGLELOGIN3: true }, ['Google']],
    ['both flags', service(), ALL, ['Facebook', 'Google']],
  ])('with %s: %#', (_name, thirdParty, flags, expected) => {
    draw({ thirdParty, flags });
    const shown = ['Facebook', 'Google'].filter((name) => screen.queryByRole('button', { name }) !== null);
    expect(shown).toEqual(expected);
  });

  test('sign in with what they prove', async () => {
    const { asked, onSignedIn } = draw({ thirdParty: service() });
    await userEvent.click(screen.getByRole('button', { name: 'Facebook' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(asked).toEqual([
      { type: 'firebase', firebaseChannel: 'facebook', firebaseIdToken: 'token-of-facebook', remember: false },
    ]);
  });

  test('who is not registered goes to register, with the proof in memory alone', async () => {
    const { context } = draw({ thirdParty: service(), answers: [refusal('auth.not_registered')] });
    await userEvent.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/register', replace: false }]));
    expect(heldProof()).toEqual({ channel: 'google', idToken: 'token-of-google' });
    expect(context.log.failures).toEqual([]);
  });

  test('giving up asks nothing; a failure is told', async () => {
    const { asked } = draw({ thirdParty: service({ signIn: async () => null }) });
    await userEvent.click(screen.getByRole('button', { name: 'Google' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Google' })).toBeEnabled());
    expect(asked).toEqual([]);
  });

  test('send and confirm codes where they do so', async () => {
    const sendSms = jest.fn(async () => undefined);
    const thirdParty = service({
      sendsSms: true,
      sendSms,
      confirmSms: async (code) => (code === '1' ? 'proof' : null),
    });
    const { context, asked } = draw({ thirdParty });
    await choose('SMS code');
    await fillNumber();
    await sendCode();
    await waitFor(() => expect(sendSms.mock.calls).toEqual([['+639171234567']]));
    expect(context.http.callsOf(sendSmsCode)).toEqual([]);
    await userEvent.type(screen.getByLabelText('SMS code'), '2');
    await login();
    const form = within(screen.getByLabelText('SMS code').closest('form') as HTMLElement);
    expect(await form.findByText('Verification code error')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('SMS code'));
    await userEvent.type(screen.getByLabelText('SMS code'), '1');
    await login();
    await waitFor(() =>
      expect(asked).toEqual([
        {
          type: 'firebase',
          firebaseChannel: 'sms',
          firebaseIdToken: 'proof',
          firebaseMobileNo: '9171234567',
          countryDialingCode: '63',
          remember: false,
        },
      ]),
    );
  });
});

test('telemetry is told of every answered try how it ended', async () => {
  const { context } = draw({ answers: [refusal('auth.invalid'), ACCEPTED] });
  await userEvent.type(screen.getByLabelText('Username'), 'juan88');
  await userEvent.type(screen.getByLabelText('Password'), 'secret12');
  await login();
  await login();
  await waitFor(() => expect(context.log.reports).toHaveLength(2));
  expect(context.log.reports).toEqual([
    { event: 'outcome', detail: { of: 'sign-in', end: 'rejected' } },
    { event: 'outcome', detail: { of: 'sign-in', end: 'done' } },
  ]);
});
