import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { netPositions, playHistory, playSettings } from 'shared-contracts/api/endpoints/responsible-play';
import { freezeDate } from 'test-kit/freeze-date';
import { drawPlay, HOUR, NOON, somePlay } from '../../testing/draw-play';

beforeEach(() => freezeDate(NOON));
afterEach(() => jest.useRealTimers());

const region = (name: string) => within(screen.getByRole('region', { name }));

test('every limit says what is set and what is left, by group', async () => {
  const { show } = drawPlay(
    somePlay({ depositDay: { amount: 500, used: 120 }, session: { amount: 90, used: 30, resetsAt: null } }),
  );
  await show();
  const rows = (name: string) =>
    region(name)
      .getAllByRole('button')
      .map((row) => row.textContent);
  expect(rows('Limits of deposits')).toEqual([
    'Deposits in one day₱380.00 left₱500.00',
    'Deposits in one weekNo limit',
    'Deposits in one monthNo limit',
  ]);
  expect(rows('Time')).toEqual([
    'Time of one visit60 minutes left90 minutes',
    'Reality checkTells you how long you have been here and how play went.60 minutes',
  ]);
});

test.each([
  ['that waits says from when it can be confirmed', HOUR, /₱900\.00 can be confirmed from 2026-05-04 21:00:00/],
  ['whose time has come asks for a word', -HOUR, /₱900\.00 waits for you to confirm it/],
])('a higher limit %s', async (_name, ahead, words) => {
  const pending = { amount: 900, from: NOON + ahead, until: NOON + 48 * HOUR };
  const { show } = drawPlay(somePlay({ depositDay: { amount: 500, pending } }));
  await show();
  expect(screen.getByRole('button', { name: /^Deposits in one day/ })).toHaveTextContent(words);
});

test('a break that holds says until when', async () => {
  const { show } = drawPlay({ ...somePlay(), break: { kind: 'coolOff', until: NOON + 24 * HOUR } });
  await show();
  expect(screen.getByText(/^No play until 2026-05-05 20:00:00/)).toBeVisible();
});

test('the net position is shown by period', async () => {
  await drawPlay().show();
  const position = region('Net position');
  const net = async () => (await position.findByText('Result of play')).nextElementSibling?.textContent;
  expect(await net()).toBe('-₱120.00');
  expect(position.getByText('Since 2026/05/01')).toBeVisible();
  await userEvent.click(position.getByRole('radio', { name: 'Today' }));
  expect(await net()).toBe('+₱40.00');
});

test('the history tells each change in words, and an unknown one by its name', async () => {
  const { context, show } = drawPlay();
  const row = { at: NOON, until: null } as const;
  context.http.answer(playHistory, {
    content: [
      { id: '4', name: 'exclusion', action: 'begun', amount: 6, at: NOON, until: NOON + HOUR },
      { id: '3', name: 'depositDay', action: 'asked', amount: null, at: NOON, until: NOON + HOUR },
      { id: '2', name: 'check', action: 'set', amount: 30, ...row },
      { id: '1', name: 'stakeLimit', action: 'frozen', amount: 1, ...row },
    ],
    pageNum: 1,
    totalPages: 1,
  });
  await show();
  expect(await screen.findByText(/^6 months, until 2026-05-04 21:00:00/)).toBeVisible();
  expect(screen.getByText(/^No limit asked for, to confirm from 2026-05-04 21:00:00/)).toBeVisible();
  expect(screen.getByText('Set to 30 minutes')).toBeVisible();
  expect([screen.getByText('stakeLimit'), screen.getByText('frozen')]).toHaveLength(2);
});

test('nothing changed yet says so', async () => {
  await drawPlay().show();
  expect(await screen.findByText('You have changed nothing yet')).toBeVisible();
});

test('settings that do not load can be asked for again', async () => {
  const { context, show } = drawPlay();
  context.http.fail(playSettings, { kind: 'network', offline: false });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Your limits did not load');
  expect(await region('Net position').findByText('Result of play')).toBeVisible();
  expect(await screen.findByText('You have changed nothing yet')).toBeVisible();
  context.http.answer(playSettings, somePlay());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: /^Deposits in one day/ })).toBeVisible();
});

test('a net position that does not load leaves the limits', async () => {
  const { context, show } = drawPlay();
  context.http.fail(netPositions, { kind: 'timeout' });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your net position did not load');
  expect(screen.getByRole('button', { name: /^Deposits in one day/ })).toBeEnabled();
});
