import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { affiliateCode, registerByUsername, registrationSettings } from 'shared-contracts/api/endpoints/registration';
import { captcha } from 'shared-contracts/api/endpoints/system';
import { preloadDrawings } from 'shared-kit/ui';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { someSettings } from '../../testing/some-settings';
import { RegisterModalWidget } from './register-modal-widget';

beforeAll(preloadDrawings);

function draw(settings: Parameters<typeof someSettings>[0] = { rules: {} }) {
  const context = fakeContext({ name: 'mfe-account' });
  context.http.answer(registrationSettings, someSettings(settings));
  context.http.answer(registerByUsername, { userName: 'newcomer' });
  context.http.answer(captcha, 'iVBORw0KGgo=');
  context.http.answer(affiliateCode, { code: '' });
  const onClose = jest.fn();
  const onHide = jest.fn();
  renderInSite(<RegisterModalWidget onClose={onClose} onHide={onHide} />, { context, texts });
  return { context, onClose, onHide };
}

async function register() {
  await userEvent.type(await screen.findByLabelText('Username'), 'newcomer');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Captcha'), '42');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

test('opening it fetches a captcha', async () => {
  const { context } = draw();
  expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Captcha picture' })).toBeInTheDocument();
  expect(context.http.callsOf(captcha)).toHaveLength(1);
});

test('a new member reads that the login is ready, and goes there; it is not offered again', async () => {
  const { context, onClose, onHide } = draw();
  await register();
  expect(await screen.findByText('Registered successfully, ready for login')).toBeVisible();
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
  expect(context.log.emitted).toEqual([{ name: 'member.registered', payload: { userName: 'newcomer' } }]);
  expect(context.log.visited).toEqual([]);
  expect(onHide).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(context.log.visited).toEqual([{ to: '/m/login', replace: false }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a refusal keeps the form and brings a new captcha', async () => {
  const { context, onHide } = draw();
  context.http.fail(registerByUsername, { kind: 'rejected', code: 'captcha.wrong', status: 422, message: '' });
  await register();
  expect(await screen.findByText('wrong captcha')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveValue('newcomer');
  await waitFor(() => expect(context.http.callsOf(captcha)).toHaveLength(2));
  expect(onHide).not.toHaveBeenCalled();
});

test('the cross and Escape close it, and it may come again', async () => {
  const { onClose, onHide } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onHide).not.toHaveBeenCalled();
});

test('it can be sent away for good', async () => {
  const { onClose, onHide } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
  expect(onHide).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('who has an account goes to the login', async () => {
  const { context, onClose } = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Already have an account? Login' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(context.log.visited).toEqual([{ to: '/m/login', replace: false }]);
});

test('closed registration and a failed read are said in the dialog', async () => {
  draw({ methods: { mobile: false, username: false } });
  expect(await screen.findByText('Registration is closed')).toBeVisible();
});
