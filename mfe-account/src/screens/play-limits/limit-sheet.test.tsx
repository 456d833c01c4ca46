import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setPlayLimit, setRealityCheck } from 'shared-contracts/api/endpoints/responsible-play';
import { freezeDate } from 'test-kit/freeze-date';
import { drawPlay, HOUR, NOON, somePlay } from '../../testing/draw-play';

beforeEach(() => freezeDate(NOON));
afterEach(() => jest.useRealTimers());

const requests = (context: ReturnType<typeof drawPlay>['context']) =>
  context.http.callsOf(setPlayLimit).map(({ request }) => request);
const pending = (from: number) => ({ amount: 900, from: NOON + from, until: NOON + 8 * 24 * HOUR });

test('a first limit is saved, shown, and acts at once', async () => {
  const { context, show, open } = drawPlay();
  context.http.answer(setPlayLimit, somePlay({ depositDay: { amount: 500 } }));
  await show();
  const sheet = await open(/^Deposits in one day/, 'Deposits in one day');
  const amount = sheet.getByRole('textbox', { name: 'At most' });
  expect(amount).toHaveAttribute('inputmode', 'decimal');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(amount).toHaveAccessibleDescription(/Enter an amount/);
  expect(requests(context)).toEqual([]);
  await userEvent.type(amount, '500');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests(context)).toEqual([{ name: 'depositDay', amount: 500 }]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Limits saved' }]);
  expect(screen.getByRole('button', { name: /^Deposits in one day/ })).toHaveTextContent('₱500.00');
});

test('a higher one says from when it can be confirmed', async () => {
  const { context, show, open } = drawPlay(somePlay({ depositDay: { amount: 500 } }));
  context.http.answer(setPlayLimit, somePlay({ depositDay: { amount: 500, pending: pending(24 * HOUR) } }));
  await show();
  const sheet = await open(/^Deposits in one day/, 'Deposits in one day');
  const amount = sheet.getByRole('textbox', { name: 'At most' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '900');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(context.log.toasts).toHaveLength(1));
  expect(context.log.toasts[0]?.text).toMatch(/^Noted\. You can confirm it from 2026-05-05 20:00:00/);
});

test('what waits can only be given up; what is ready can be confirmed', async () => {
  const waiting = drawPlay(somePlay({ depositDay: { amount: 500, pending: pending(HOUR) } }));
  waiting.context.http.answer(setPlayLimit, somePlay({ depositDay: { amount: 500 } }));
  await waiting.show();
  const sheet = await waiting.open(/^Deposits in one day/, 'Deposits in one day');
  expect(sheet.queryByRole('button', { name: 'Confirm ₱900.00' })).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Keep ₱500.00' }));
  await waitFor(() => expect(requests(waiting.context)).toEqual([{ name: 'depositDay', amount: 500 }]));
});

test('what is ready is confirmed by one tap', async () => {
  const ready = drawPlay(somePlay({ depositDay: { amount: 500, pending: pending(-HOUR) } }));
  ready.context.http.answer(setPlayLimit, somePlay({ depositDay: { amount: 900 } }));
  await ready.show();
  const sheet = await ready.open(/^Deposits in one day/, 'Deposits in one day');
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm ₱900.00' }));
  await waitFor(() => expect(requests(ready.context)).toEqual([{ name: 'depositDay', amount: 900 }]));
});

test('the time of a visit is chosen, and removed by a request without a limit', async () => {
  const { context, show, open } = drawPlay(somePlay({ session: { amount: 60, used: 10, resetsAt: null } }));
  context.http.answer(setPlayLimit, somePlay());
  await show();
  const sheet = await open(/^Time of one visit/, 'Time of one visit');
  expect(sheet.getByRole('radio', { name: '60 minutes' })).toBeChecked();
  await userEvent.click(sheet.getByRole('button', { name: 'Remove this limit' }));
  await waitFor(() => expect(requests(context)).toEqual([{ name: 'session', amount: null }]));
});

test('a limit that is not saved stays in the form, and the site says why', async () => {
  const { context, show, open } = drawPlay();
  context.http.fail(setPlayLimit, { kind: 'timeout' });
  await show();
  const sheet = await open(/^Losses in one day/, 'Losses in one day');
  await userEvent.type(sheet.getByRole('textbox', { name: 'At most' }), '250');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(sheet.getByRole('textbox', { name: 'At most' })).toHaveValue('250');
});

test('the reality check is chosen, and the page asks when the next one is due', async () => {
  const { context, show, open } = drawPlay();
  context.storage.setSession('sitting', '5');
  context.http.answer(setRealityCheck, { ...somePlay(), checkEvery: 30 });
  await show();
  const sheet = await open(/^Reality check/, 'Reality check');
  await userEvent.click(sheet.getByRole('radio', { name: '30 minutes' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(context.http.callsOf(setRealityCheck)).toHaveLength(1));
  expect(context.http.callsOf(setRealityCheck)[0]?.request).toEqual({ minutes: 30 });
  await waitFor(() => expect(context.storage.getSession('sitting')).toBeNull());
  expect(await screen.findByRole('button', { name: /^Reality check/ })).toHaveTextContent('30 minutes');
});
