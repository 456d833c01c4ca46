import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInResult } from 'shared-contracts/session/session-requests';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { ACCEPTED, answering } from '../../testing/sign-in-answers';
import { CompactLoginWidget } from './compact-login-widget';

async function signInAt(at: string, result: SignInResult = ACCEPTED) {
  const { context, asked } = answering(fakeContext({ name: 'mfe-account' }), result);
  context.storage.setLocal(LOCAL_KEY.remembered, 'kept');
  const onSignedIn = jest.fn();
  renderInSite(<CompactLoginWidget onSignedIn={onSignedIn} />, { context, texts, at });
  await userEvent.type(screen.getByLabelText('Username'), 'demo_member');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  return { context, asked };
}

test('signs in and stays on the page', async () => {
  const { context, asked } = await signInAt('/m/activity?id=3');
  expect(asked).toMatchObject([{ type: 'username', username: 'demo_member', remember: false }]);
  expect(context.log.visited).toEqual([]);
});

test('does not touch what the full form remembers', async () => {
  const { context } = await signInAt('/m/home');
  expect(context.storage.getLocal(LOCAL_KEY.remembered)).toBe('kept');
});

test('offers to register', () => {
  renderInSite(<CompactLoginWidget onSignedIn={jest.fn()} />, { context: fakeContext({ name: 'mfe-account' }), texts });
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
});
