import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takePlayBreak } from 'shared-contracts/api/endpoints/responsible-play';
import { freezeDate } from 'test-kit/freeze-date';
import { answerConfirmation, CONFIRMATION, confirmByPassword } from '../../testing/confirm';
import { drawPlay, NOON } from '../../testing/draw-play';

beforeEach(() => freezeDate(NOON));
afterEach(() => jest.useRealTimers());

const DAY = 24 * 60 * 60 * 1000;

test('a cool-off says when it would end, takes the password, and leaves the member signed in', async () => {
  const { context, show, open } = drawPlay();
  answerConfirmation(context);
  context.http.answer(takePlayBreak, { kind: 'coolOff', until: NOON + 7 * DAY });
  await show();
  const sheet = await open(/^Take a break/, 'Take a break');
  await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  expect(sheet.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one');
  await userEvent.click(sheet.getByRole('radio', { name: '7 days' }));
  expect(sheet.getByRole('radio', { name: '7 days' })).toHaveAccessibleDescription(/^Until 2026-05-11 20:00:00/);
  await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  expect(sheet.getByText(/^This cannot be undone before 2026-05-11 20:00:00/)).toBeVisible();
  expect(context.http.callsOf(takePlayBreak)).toEqual([]);
  await confirmByPassword('Take the break');
  await waitFor(() => expect(context.log.toasts).toHaveLength(1));
  expect(context.http.callsOf(takePlayBreak)[0]?.request).toEqual({
    kind: 'coolOff',
    length: 7,
    confirmation: CONFIRMATION,
  });
  expect(context.session.get().status).toBe('member');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an exclusion signs out and says until when', async () => {
  const { context, show, open } = drawPlay();
  answerConfirmation(context);
  context.http.answer(takePlayBreak, { kind: 'exclusion', until: Date.UTC(2026, 10, 4, 12) });
  await show();
  const sheet = await open(/^Exclude myself/, 'Exclude myself');
  await userEvent.click(sheet.getByRole('radio', { name: '6 months' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  await confirmByPassword('Exclude me');
  await waitFor(() => expect(context.session.get().status).toBe('visitor'));
  await waitFor(() => expect(context.log.toasts).toHaveLength(1));
  expect(context.log.toasts[0]?.text).toMatch(/^No play until 2026-11-04 20:00:00/);
});

test('a break that the server refuses is told, and nobody is signed out', async () => {
  const { context, show, open } = drawPlay();
  answerConfirmation(context);
  context.http.fail(takePlayBreak, { kind: 'timeout' });
  await show();
  const sheet = await open(/^Exclude myself/, 'Exclude myself');
  await userEvent.click(sheet.getByRole('radio', { name: '6 months' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Continue' }));
  await confirmByPassword('Exclude me');
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(context.session.get().status).toBe('member');
});
