import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import {
  affiliateUrls,
  createAffiliateUrl,
  openAccount,
  quotas,
  removeAffiliateUrl,
} from 'shared-contracts/api/endpoints/agent-accounts';
import { agentContext, draw, OTHERS } from '../../testing/agent-site';
import { OpenAccountScreen } from './open-account-screen';

const link = (id: string, changes: object = {}) => ({
  id,
  kind: 'member' as const,
  rebates: { RNG: 0.6 },
  code: `CODE${id}`,
  url: `https://aurora.example/m/register?affiliateCode=CODE${id}`,
  visits: 20,
  signups: 3,
  expiresAt: null,
  ...changes,
});

const refusal = (code: string, value?: unknown): ApiFailure => ({ kind: 'rejected', code, status: 422, message: '', value }); // prettier-ignore
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function show(at = '/m/agentRegister') {
  const context = agentContext();
  context.http.answer(openAccount, { userName: 'new_member' });
  await draw(<OpenAccountScreen />, context, at);
  return context;
}

test('opens an account with rates within the quota, and shows what to hand over once', async () => {
  const context = await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Agent' }));
  await userEvent.type(field('Username'), 'New_Member');
  await press('Generate');
  const password = field('Password');
  expect((password as HTMLInputElement).value).toMatch(/^(?=.*[A-Za-z])(?=.*\d)\S{12}$/);
  await press('Raise Slots');
  await press('Raise Slots');
  const typed = (password as HTMLInputElement).value;
  await press('Open account');
  expect(await screen.findByRole('heading', { name: /Account opened/ })).toBeInTheDocument();
  expect(context.http.callsOf(openAccount)[0]?.request).toEqual({
    kind: 'agent',
    username: 'New_Member',
    password: typed,
    rebates: { RNG: 0.2, LIVE: 0 },
  });
  expect(screen.getByText('new_member')).toBeInTheDocument();
  expect(screen.getByText(typed)).toBeInTheDocument();
  // How many are left is asked anew.
  await waitFor(() => expect(context.http.callsOf(quotas)).toHaveLength(2));
  await press('Open another');
  expect(screen.queryByText(typed)).not.toBeInTheDocument();
  expect(field('Password')).toHaveValue('');
});

test('says at each field what is wrong before anything is sent', async () => {
  const context = await show();
  await userEvent.type(field('Username'), 'ab');
  const slots = field('Slots, 0% to 0.9%');
  await userEvent.clear(slots);
  await userEvent.type(slots, '1.5');
  await press('Open account');
  await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/^4 to 16 letters, digits or underscores/));
  expect(field('Password')).toHaveAccessibleDescription(/^Enter a password/);
  expect(slots).toHaveAccessibleDescription('At most 0.9%');
  expect(context.http.callsOf(openAccount)).toEqual([]);
});

test.each([
  [refusal('username.exists'), 'Username', 'Sorry, the username already exists'],
  [refusal('validation.failed', { fields: { password: 'x' } }), 'Password', '8 to 20 characters with a letter and a digit'],
  [refusal('quota.exceeded', { fields: { 'rebates.LIVE': 'max' } }), 'Live casino, 0% to 0.5%', 'At most 0.5%'],
])('a refusal stands at its field and empties nothing: %#', async (failure, name, words) => {
  const context = await show();
  context.http.fail(openAccount, failure);
  await userEvent.type(field('Username'), 'new_member');
  await userEvent.type(field('Password'), 'Abcd1234');
  await press('Open account');
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect([field('Username'), field('Password')].map((input) => (input as HTMLInputElement).value)).toEqual(['new_member', 'Abcd1234']); // prettier-ignore
  expect(context.log.failures).toEqual([]);
}); // prettier-ignore

test('the last account stops the form', async () => {
  const context = await show();
  context.http.fail(openAccount, refusal('quota.exceeded', { fields: { kind: 'accounts' } }));
  expect(screen.getByText('You may still open 3 accounts')).toBeInTheDocument();
  await userEvent.type(field('Username'), 'new_member');
  await userEvent.type(field('Password'), 'Abcd1234');
  await press('Open account');
  expect(await screen.findByRole('alert')).toHaveTextContent('You have opened as many accounts as you may.');
  expect(screen.getByRole('button', { name: 'Open account' })).toBeDisabled();
});

test('quotas that did not come are asked for again', async () => {
  const context = agentContext();
  context.http.fail(quotas, { kind: 'timeout' });
  await draw(<OpenAccountScreen />, context, '/m/agentRegister');
  context.http.answer(quotas, { rebates: { RNG: { min: 0, max: 1, step: 0.1 } }, accountsLeft: null });
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'Open account' })).toBeEnabled();
});

describe('links', () => {
  async function showLinks(list = [link('1'), link('2', { expiresAt: Date.UTC(2026, 0, 1), kind: 'agent' })]) {
    const context = agentContext();
    context.http.answer(affiliateUrls, { list });
    await draw(<OpenAccountScreen />, context, '/m/agentRegister?tab=links');
    return context;
  }

  test('each says what it opens and how it does; one that has ended cannot be handed on', async () => {
    await showLinks();
    const [first, second] = await screen.findAllByRole('group', { name: /^CODE/ });
    if (!first || !second) throw new Error('two links are expected');
    expect(first).toHaveTextContent('Member');
    expect(first).toHaveTextContent('3 (15%)');
    expect(first).toHaveTextContent('Slots 0.6%');
    expect(within(first).getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    expect(second).toHaveTextContent('Expired');
    expect(within(second).queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    await userEvent.click(within(first).getByRole('button', { name: 'Show code' }));
    expect(await screen.findByRole('img', { name: 'Code of the link CODE1' })).toBeInTheDocument();
  });

  test('an empty list offers to create one, with rates and an end', async () => {
    const context = await showLinks([]);
    context.http.answer(createAffiliateUrl, { list: [link('9')] });
    expect(await screen.findByText('No invite links yet')).toBeInTheDocument();
    await press('Create link');
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('How long it works'), '30 days');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give the most' }));
    const before = Date.now();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create link' }));
    expect(await screen.findByRole('group', { name: 'CODE9' })).toBeInTheDocument();
    const request = context.http.callsOf(createAffiliateUrl)[0]?.request as { expiresAt: number };
    expect(request).toEqual({ kind: 'member', rebates: { RNG: 0.9, LIVE: 0.5 }, expiresAt: expect.any(Number) });
    expect(Math.round((request.expiresAt - before) / 86_400_000)).toBe(30);
    expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Link created' }]);
  });

  test('a link is deleted after a question; what fails is said', async () => {
    const context = await showLinks();
    context.http.fail(removeAffiliateUrl, { kind: 'timeout' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete link CODE1' }));
    await waitFor(() => expect(context.log.failures).toHaveLength(1));
    context.http.answer(removeAffiliateUrl, { list: [] });
    await press('Delete link CODE1');
    expect(await screen.findByText('No invite links yet')).toBeInTheDocument();
    expect(context.http.callsOf(removeAffiliateUrl)[1]?.request).toEqual({ id: '1' });
    expect(context.log.questions[1]).toMatchObject({ title: 'Delete this link?', danger: true });
  });
});

test.each(OTHERS)('draws nothing and asks nothing for a %s', async (_who, session) => {
  const context = agentContext(session);
  await draw(<OpenAccountScreen />, context, '/m/agentRegister');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(context.http.calls).toEqual([]);
});
