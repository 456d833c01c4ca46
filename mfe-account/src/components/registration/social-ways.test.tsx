import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerByUsername, registrationSettings } from 'shared-contracts/api/endpoints/registration';
import type { SignInResult } from 'shared-contracts/session/session-requests';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { NO_THIRD_PARTY, type ThirdPartySignIn } from '../../browser/third-party-sign-in';
import { ThirdPartyProvider } from '../../browser/use-third-party';
import texts from '../../locales/EN.json';
import { forgetProof } from '../../store/third-party-proof';
import { ACCEPTED, answering, refusal } from '../../testing/sign-in-answers';
import { someSettings } from '../../testing/some-settings';
import { Registration } from './registration';
import { useRegistrationSettings } from './use-registration-settings';

afterEach(forgetProof);

const BOTH = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true };
const SERVICE: ThirdPartySignIn = {
  ...NO_THIRD_PARTY,
  initialised: true,
  signIn: async (channel) => `token-of-${channel}`,
};

function Form({ onSignedIn }: { readonly onSignedIn: (mustChangePassword: boolean) => void }) {
  return <Registration read={useRegistrationSettings()} onRegistered={() => undefined} onSignedIn={onSignedIn} />;
}

async function draw(
  answer: SignInResult = ACCEPTED,
  {
    flags = BOTH as Readonly<Record<string, boolean>>,
    service = SERVICE,
    methods = { mobile: false, username: true },
  } = {},
) {
  const whitelabel = { flags, promotions: {}, menus: [], dividendDisplay: false };
  const fake = fakeContext({ name: 'mfe-account', info: { whitelabel } });
  fake.http.answer(registrationSettings, someSettings({ captcha: false, rules: {}, methods }));
  fake.http.answer(registerByUsername, { userName: 'newcomer' });
  const { context, asked } = answering(fake, answer);
  const onSignedIn = jest.fn();
  renderInSite(
    <ThirdPartyProvider value={service}>
      <Form onSignedIn={onSignedIn} />
    </ThirdPartyProvider>,
    { context, texts, at: '/m/register' },
  );
  await screen.findByText(methods.username ? 'Reset' : 'Registration is closed');
  return { context, asked, onSignedIn };
}

const shown = () => ['Facebook', 'Google'].filter((name) => screen.queryByRole('button', { name }) !== null);
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['no flag', { flags: {} }, []],
  ['one flag', { flags: { FACEBOOKLOGIN3: true } }, ['Facebook']],
  ['both flags', {}, ['Facebook', 'Google']],
  ['no service', { service: NO_THIRD_PARTY }, []],
  ['a closed registration', { methods: { mobile: false, username: false } }, []],
])('with %s: %#', async (_name, site, expected) => {
  await draw(ACCEPTED, site);
  expect(shown()).toEqual(expected);
});

test('who has an account is signed in, and registers nothing', async () => {
  const { context, asked, onSignedIn } = await draw({ ok: true, mustChangePassword: true });
  await choose('Google');
  await waitFor(() => expect(onSignedIn.mock.calls).toEqual([[true]]));
  expect(asked).toEqual([
    { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: 'token-of-google', remember: false },
  ]);
  expect(context.http.callsOf(registerByUsername)).toEqual([]);
});

test('who has none goes on with the form, with what was typed and the proof', async () => {
  const { context } = await draw(refusal('auth.not_registered'));
  await userEvent.type(screen.getByLabelText('Username'), 'newcomer');
  await choose('Facebook');
  const note = await screen.findByText('Register once, then Facebook signs you in.');
  expect(note.closest('p')).toHaveFocus();
  expect(shown()).toEqual([]);
  expect(context.log.visited).toEqual([]);
  expect(screen.getByLabelText('Username')).toHaveValue('newcomer');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo1234');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(context.http.callsOf(registerByUsername)).toHaveLength(1));
  expect(context.http.callsOf(registerByUsername)[0]?.request).toMatchObject({
    firebaseChannel: 'facebook',
    firebaseIdToken: 'token-of-facebook',
  });
});

test('a refusal is said below them', async () => {
  await draw(refusal('rate.limited'));
  await choose('Google');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts, please try again later');
});
