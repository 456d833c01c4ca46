import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import {
  affiliateCode,
  checkAffiliateCode,
  registerByUsername,
  registrationSettings,
  type RegistrationSettings,
} from 'shared-contracts/api/endpoints/registration';
import { captcha, countries } from 'shared-contracts/api/endpoints/system';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { OPTIONAL, someSettings } from '../../testing/some-settings';
import { RegisterScreen } from './register-screen';

type SentBanner = {
  readonly url: string;
  readonly groupName: string;
  readonly linkage: string;
  readonly title: string;
};

function draw(part: Partial<RegistrationSettings> = {}, aff?: string, banners: readonly SentBanner[] = []) {
  const context = fakeContext({ name: 'mfe-account', info: { mainDomain: 'aurora.example' } });
  context.http.answer(registrationSettings, someSettings({ captcha: false, ...part }));
  context.http.answer(registerByUsername, { userName: 'newcomer' });
  context.http.answer(captcha, 'iVBORw0KGgo=');
  context.http.answer(affiliateCode, { code: '' });
  context.http.answer(announcements, { banners: [...banners] });
  if (aff !== undefined) context.storage.setLocal(LOCAL_KEY.affiliate, aff);
  renderInSite(<RegisterScreen />, { context, texts, at: '/m/register' });
  return context;
}

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Username'), 'newcomer');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo1234');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));
const requests = (context: ReturnType<typeof draw>) =>
  context.http.callsOf(registerByUsername).map((call) => call.request);

test('is not ready before its settings come, and shows no form', () => {
  const context = fakeContext({ name: 'mfe-account' });
  context.http.hang(registrationSettings);
  renderInSite(<RegisterScreen />, { context, texts, at: '/m/register' });
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
  expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
});

test('a failed read can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-account' });
  context.http.fail(registrationSettings, { kind: 'timeout' });
  renderInSite(<RegisterScreen />, { context, texts, at: '/m/register' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The form did not load');
  context.http.answer(registrationSettings, someSettings({ rules: {}, captcha: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Username')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('says that registration is closed', async () => {
  draw({ methods: { mobile: false, username: false } });
  expect(await screen.findByText('Registration is closed')).toBeInTheDocument();
  expect(screen.queryByText('It takes less than a minute.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service');
});

test('registers, says so, and goes to the promotions', async () => {
  const context = draw({}, 'FRIEND1');
  await fillIn();
  expect(screen.getByLabelText('Invite code (optional)')).toHaveValue('FRIEND1');
  await send();
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/activity', replace: false }]));
  expect(requests(context)).toEqual([
    {
      username: 'newcomer',
      password: 'Demo1234',
      confirmPassword: 'Demo1234',
      affiliateCode: 'FRIEND1',
      countryDialingCode: '',
      registerUrl: 'localhost',
      registerMethod: 'H5',
      domain: 'aurora.example',
      type: 0,
    },
  ]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Registered successfully, ready for login' }]);
  expect(context.log.emitted).toEqual([{ name: 'member.registered', payload: { userName: 'newcomer' } }]);
});

test('marks every wrong field and goes to the first', async () => {
  const context = draw({ captcha: true });
  await screen.findByLabelText('Username');
  await userEvent.type(screen.getByLabelText('Password'), 'short');
  await userEvent.type(screen.getByLabelText('Date of birth (optional)'), '2020-01-01');
  await send();
  expect(await screen.findByText('Enter your username')).toBeInTheDocument();
  expect(screen.getByText('At least 8 characters')).toBeInTheDocument();
  expect(screen.getByText('You must be 21 or older')).toBeInTheDocument();
  expect(screen.getByText('Enter the code')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(requests(context)).toEqual([]);
});

test('a name that is taken is said at its field', async () => {
  const context = draw({ captcha: true });
  context.http.fail(registerByUsername, { kind: 'rejected', code: 'username.exists', status: 409, message: '' });
  await fillIn();
  await userEvent.type(screen.getByLabelText('Captcha'), '42');
  await send();
  expect(await screen.findByText('Sorry, the username already exists')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Captcha')).toHaveValue('');
  await waitFor(() => expect(context.http.callsOf(captcha)).toHaveLength(2));
  expect(context.log.failures).toEqual([]);
});

test('a refusal of no field is said by the site', async () => {
  const context = draw();
  context.http.fail(registerByUsername, { kind: 'forbidden', code: 'feature.off' });
  await fillIn();
  await send();
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(screen.getByLabelText('Username')).toHaveValue('newcomer');
});

test('the code of an invite link is looked up when it is opened, so that its visits count', async () => {
  const context = fakeContext({ name: 'mfe-account' });
  context.http.answer(registrationSettings, someSettings({ captcha: false }));
  context.http.answer(checkAffiliateCode, null);
  context.http.answer(announcements, { banners: [] });
  renderInSite(<RegisterScreen />, { context, texts, at: '/m/register?affiliateCode=MARISOL8' });
  expect(await screen.findByLabelText('Invite code (optional)')).toHaveValue('MARISOL8');
  expect(context.http.callsOf(checkAffiliateCode).map((call) => call.request)).toEqual([{ affiliateCode: 'MARISOL8' }]);
  expect(context.http.callsOf(affiliateCode)).toEqual([]);
});

test('a required invite code is checked first, and once', async () => {
  const context = draw({ affiliateRequired: true }, 'WRONG');
  context.http.fail(checkAffiliateCode, { kind: 'rejected', code: 'affiliate.invalid', status: 422, message: '' });
  await fillIn();
  await send();
  expect(await screen.findByText('Invalid invitation code')).toBeInTheDocument();
  expect(screen.getByLabelText('Invite code')).toHaveFocus();
  expect(requests(context)).toEqual([]);
  context.http.answer(checkAffiliateCode, null);
  await userEvent.clear(screen.getByLabelText('Invite code'));
  await userEvent.type(screen.getByLabelText('Invite code'), 'RIGHT');
  await send();
  await waitFor(() => expect(requests(context)).toHaveLength(1));
  expect(context.http.callsOf(checkAffiliateCode).map((call) => call.request)).toEqual([
    { affiliateCode: 'WRONG' },
    { affiliateCode: 'RIGHT' },
  ]);
});

test('the invite code of the domain stands in', async () => {
  const context = fakeContext({ name: 'mfe-account' });
  context.http.answer(registrationSettings, someSettings({ captcha: false }));
  context.http.answer(affiliateCode, { code: 'DOMAIN1' });
  renderInSite(<RegisterScreen />, { context, texts, at: '/m/register' });
  await waitFor(() => expect(screen.getByLabelText('Invite code (optional)')).toHaveValue('DOMAIN1'));
});

test('a phone number has the dialling code of the country before it', async () => {
  const context = draw({ rules: { mobileNum1: OPTIONAL } });
  context.http.answer(countries, {
    list: [{ code: 'PH', name: 'Philippines', dialingCode: '63', mobileMinLength: 10, mobileMaxLength: 10 }],
    current: 'PH',
  });
  expect(await screen.findByLabelText('Mobile number (optional)')).toHaveAttribute('inputmode', 'tel');
});

test('without the agreement nothing can be sent', async () => {
  draw();
  const agreement = await screen.findByRole('checkbox', {
    name: 'I confirm that I am 21 years old and I have read the Terms and Services',
  });
  expect(agreement).toBeChecked();
  await userEvent.click(agreement);
  expect(screen.getByRole('button', { name: 'Register' })).toBeDisabled();
});

test('reset empties the fields and keeps the agreement', async () => {
  draw({}, 'FRIEND1');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Username')).toHaveValue('');
  expect(screen.getByLabelText('Invite code (optional)')).toHaveValue('');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('shows the banners of its own group', async () => {
  draw({}, '', [
    { url: '/banners/join.svg', groupName: 'm_reg', linkage: '/m/activity', title: 'Join tonight' },
    { url: '/banners/home.svg', groupName: 'm_home', linkage: '', title: 'Elsewhere' },
    { url: '/banners/out.svg', groupName: 'm_reg', linkage: 'https://evil.example', title: '' },
  ]);
  const banner = await screen.findByRole('link', { name: 'Join tonight' });
  expect(banner).toHaveAttribute('href', '/m/activity');
  expect(screen.getByRole('img', { name: 'Offers for new players' }).closest('a')).toBeNull();
  expect(screen.queryByRole('img', { name: 'Elsewhere' })).not.toBeInTheDocument();
});

test('leads to the login', async () => {
  draw();
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/m/login');
});
