import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { RememberedLogins } from '../../store/remembered-logins';
import texts from '../../locales/EN.json';
import { forgetSessionPassword, sessionPassword } from '../../store/session-password';
import { memoryKeyStore } from '../../testing/memory-key-store';
import { ACCEPTED, answering } from '../../testing/sign-in-answers';
import { UsernameLogin } from './username-login';

afterEach(forgetSessionPassword);

async function drawRemembered() {
  const shelf = memoryKeyStore();
  const { context, asked } = answering(fakeContext({ name: 'mfe-account' }), ACCEPTED);
  const logins = new RememberedLogins(context.storage, shelf);
  await logins.keepAll({ type: 'username', username: 'demo_member', password: 'Demo1234' });
  const onSignedIn = jest.fn();
  renderInSite(<UsernameLogin remembers shelf={shelf} onSignedIn={onSignedIn} />, { context, texts, at: '/m/login' });
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue('Demo1234'));
  return { context, asked, logins, onSignedIn };
}

test('offers what was remembered, and signs in with it', async () => {
  const { asked, logins, onSignedIn } = await drawRemembered();
  expect(screen.getByLabelText('Username')).toHaveValue('demo_member');
  expect(screen.getByRole('checkbox', { name: 'Remember password' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith());
  expect(asked).toMatchObject([{ username: 'demo_member', password: 'Demo1234', remember: true }]);
  const record = logins.find('username');
  expect(record && (await logins.passwordOf(record))).toBe('Demo1234');
});

test.each([
  ['a remembered sign-in', true, ACCEPTED, 'Demo1234'],
  ['a first sign-in', false, { ok: true, mustChangePassword: true }, 'Demo1234'],
  ['any other sign-in', false, ACCEPTED, null],
] as const)('%s holds the typed password for a change of it: ticked %s', async (_name, isTicked, result, held) => {
  const { context } = answering(fakeContext({ name: 'mfe-account' }), result);
  const onSignedIn = jest.fn();
  renderInSite(<UsernameLogin remembers shelf={null} onSignedIn={onSignedIn} />, { context, texts, at: '/m/login' });
  await userEvent.type(screen.getByLabelText('Username'), 'ann');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  if (isTicked) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(sessionPassword()).toBe(held);
});

test('a remembered password cannot be shown until it is typed over', async () => {
  await drawRemembered();
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDisabled();
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'Other123');
  expect(screen.getByRole('button', { name: 'Show password' })).toBeEnabled();
});

test('who types already is not interrupted by what was remembered', async () => {
  const shelf = memoryKeyStore();
  const context = fakeContext({ name: 'mfe-account' });
  await new RememberedLogins(context.storage, shelf).keepAll({
    type: 'username',
    username: 'a_name',
    password: 'Demo1234',
  });
  let open: () => void = () => undefined;
  const slow = {
    ...shelf,
    read: () => new Promise<CryptoKey | undefined>((resolve) => (open = () => resolve(shelf.kept[0]))),
  };
  renderInSite(<UsernameLogin remembers shelf={slow} onSignedIn={jest.fn()} />, { context, texts, at: '/m/login' });
  await userEvent.type(screen.getByLabelText('Password'), 'mine');
  open();
  await userEvent.type(screen.getByLabelText('Password'), '1');
  expect(screen.getByLabelText('Password')).toHaveValue('mine1');
});

describe('where the merchant does not have devices keep passwords', () => {
  const info = (flags: Record<string, boolean>) => ({
    whitelabel: { flags, promotions: {}, menus: [], dividendDisplay: false },
  });

  async function signInTicked(flags: Record<string, boolean>) {
    const shelf = memoryKeyStore();
    const { context } = answering(fakeContext({ name: 'mfe-account', info: info(flags) }), ACCEPTED);
    const onSignedIn = jest.fn();
    renderInSite(<UsernameLogin remembers shelf={shelf} onSignedIn={onSignedIn} />, { context, texts, at: '/m/login' });
    await userEvent.type(screen.getByLabelText('Username'), 'demo_member');
    await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    return { shelf, record: new RememberedLogins(context.storage, shelf).find('username') };
  }

  test.each([{}, { REMPASS3: false }])('a ticked sign-in keeps the name alone (%j)', async (flags) => {
    const { shelf, record } = await signInTicked(flags);
    expect(record).toMatchObject({ username: 'demo_member', password: '' });
    expect(shelf.kept).toEqual([]);
  });

  test('a password that was kept before is not offered, and is gone', async () => {
    const shelf = memoryKeyStore();
    const context = fakeContext({ name: 'mfe-account', info: info({ REMPASS3: false }) });
    const logins = new RememberedLogins(context.storage, shelf);
    await logins.keepAll({ type: 'username', username: 'demo_member', password: 'Demo1234' });
    renderInSite(<UsernameLogin remembers shelf={shelf} onSignedIn={() => undefined} />, {
      context,
      texts,
      at: '/m/login',
    });
    expect(screen.getByLabelText('Username')).toHaveValue('demo_member');
    await waitFor(() => expect(logins.find('username')?.password).toBe(''));
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});
