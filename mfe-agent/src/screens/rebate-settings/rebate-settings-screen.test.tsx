import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { downlineRebates, saveDownlineRebates } from 'shared-contracts/api/endpoints/agent-accounts';
import { agentContext, draw, OTHERS } from '../../testing/agent-site';
import { RebateSettingsScreen } from './rebate-settings-screen';

const RATES = { rebates: { RNG: 0.6 }, min: { RNG: 0.6 }, max: { RNG: 0.9 }, version: 4 };
const slots = () => screen.getByLabelText(/^Slots, /, { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refusal = (code: string, value?: unknown): ApiFailure => ({ kind: 'rejected', code, status: 409, message: '', value }); // prettier-ignore

async function show(at = '/m/member/agent/agentRebeat?username=ana') {
  const context = agentContext();
  context.http.answer(downlineRebates, RATES);
  await draw(<RebateSettingsScreen />, context, at);
  return context;
}

test('shows the own rates, and lets a subordinate be chosen', async () => {
  const context = await show('/m/member/agent/agentRebeat');
  expect(screen.getByText('Slots 0.9%')).toBeInTheDocument();
  await press('Choose a subordinate');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: /ben/ }));
  expect(await screen.findByRole('heading', { name: 'Rates of ben' })).toBeInTheDocument();
  expect(window.location.search).toBe('?username=ben');
  expect(context.http.callsOf(downlineRebates)[0]?.request).toEqual({ username: 'ben' });
});

test('rates rise by steps between what is held and the own, and are saved with their version', async () => {
  const context = await show();
  expect(await screen.findByRole('button', { name: 'Lower Slots' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Nothing has changed yet' })).toBeDisabled();
  await press('Raise Slots');
  expect(Number((slots() as HTMLInputElement).value)).toBe(0.7);
  context.http.answer(saveDownlineRebates, { ...RATES, min: { RNG: 0.7 }, rebates: { RNG: 0.7 }, version: 5 });
  await press('Save rates');
  await waitFor(() => expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Change saved' }]));
  expect(context.http.callsOf(saveDownlineRebates)[0]?.request).toEqual({ username: 'ana', rebates: { RNG: 0.7 }, version: 4 }); // prettier-ignore
  // What was saved is the least from now on.
  expect(screen.getByRole('button', { name: 'Lower Slots' })).toBeDisabled();
});

test.each([
  ['0.5', 'At least 0.6%'],
  ['1', 'At most 0.9%'],
  ['0.65', 'Steps of 0.1%'],
  ['0.6555', 'Steps of 0.1%'],
  ['1e0', 'This is not a clear rate. Write it as 0.9%'],
])('%s is told: %s', async (typed, words) => {
  const context = await show();
  await screen.findByRole('button', { name: 'Raise Slots' });
  await userEvent.clear(slots());
  await userEvent.type(slots(), typed);
  await press('Save rates');
  expect(slots()).toHaveAccessibleDescription(words);
  expect(context.http.callsOf(saveDownlineRebates)).toEqual([]);
});

test('rates that changed meanwhile are read anew, with a note', async () => {
  const context = await show();
  await screen.findByRole('button', { name: 'Raise Slots' });
  await press('Raise Slots');
  context.http.fail(saveDownlineRebates, refusal('version.conflict'));
  context.http.answer(downlineRebates, { ...RATES, min: { RNG: 0.8 }, rebates: { RNG: 0.8 }, version: 7 });
  await press('Save rates');
  expect(await screen.findByRole('alert')).toHaveTextContent('These rates were changed meanwhile.');
  expect(slots()).toHaveValue('0.80');
  context.http.answer(saveDownlineRebates, { ...RATES, min: { RNG: 0.9 }, version: 8 });
  await press('Raise Slots');
  await press('Save rates');
  await waitFor(() =>
    expect(context.http.callsOf(saveDownlineRebates)[1]?.request).toEqual({ username: 'ana', rebates: { RNG: 0.9 }, version: 7 }),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}); // prettier-ignore

test('a refused save keeps what was typed', async () => {
  const context = await show();
  await screen.findByRole('button', { name: 'Raise Slots' });
  await press('Raise Slots');
  context.http.fail(saveDownlineRebates, { kind: 'timeout' });
  await press('Save rates');
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(Number((slots() as HTMLInputElement).value)).toBe(0.7);
});

test.each<[ApiFailure, string]>([
  [refusal('member.not_found'), 'This account is not in your team'],
  [{ kind: 'forbidden', code: 'role.forbidden' }, 'This account is not in your team'],
  [{ kind: 'timeout' }, 'This did not load'],
])('%j is said', async (failure, words) => {
  const context = agentContext();
  context.http.fail(downlineRebates, failure);
  await draw(<RebateSettingsScreen />, context, '/m/member/agent/agentRebeat?username=zoe');
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each(OTHERS)('draws nothing and asks nothing for a %s', async (_who, session) => {
  const context = agentContext(session);
  await draw(<RebateSettingsScreen />, context, '/m/member/agent/agentRebeat');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(context.http.calls).toEqual([]);
});
