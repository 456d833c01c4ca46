import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transactions } from 'shared-contracts/api/endpoints/money';
import type { SessionState } from 'shared-contracts/session/session-state';
import { catchFiles } from 'shared-kit/testing/saved-files';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/member-texts';
import { freezeDate } from 'test-kit/freeze-date';
import { TransactionsScreen } from './transactions-screen';

const AGENT = { ...SOME_MEMBER, status: 'agent', type: 1 } as SessionState;
const at = (text: string) => new Date(text).getTime();
const ROWS = [
  {
    id: '9',
    kind: 'withdrawal',
    amount: -300,
    fee: 2.5,
    state: 'pending',
    time: at('2026-03-15T09:30'),
    remark: 'GCash',
  },
  { id: '8', kind: 'deposit', amount: 1000, fee: 0, state: 'done', time: at('2026-03-15T08:05'), remark: '' },
  { id: '7', kind: 'deposit', amount: 50, fee: 0, state: 'expired', time: at('2026-03-14T23:59'), remark: 'Maya' },
  { id: '6', kind: 'jackpot', amount: 1, fee: 0, state: 'held', time: at('2026-03-14T01:00'), remark: '' },
];

function draw(query = '', session: SessionState = SOME_MEMBER, timeZone = '') {
  const context = fakeContext({ name: 'mfe-account', session, info: { timeZone } });
  context.http.answer(transactions, { content: ROWS, pageNum: 1, totalPages: 1 });
  const show = async () => {
    const path = `/m/transaction/record${query}`;
    renderInSite(<TransactionsScreen />, { context, texts, at: path });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  };
  const asked = () => context.http.callsOf(transactions).at(-1)?.request;
  return { context, show, asked };
}

const row = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => freezeDate(at('2026-03-15T12:00')));
afterEach(() => jest.useRealTimers());

test('shows the records of the last 7 days under their days', async () => {
  const { show, asked } = draw();
  await show();
  expect(asked()).toEqual({ startDate: '2026-03-09', endDate: '2026-03-15', pageNo: 1 });
  const today = within(screen.getByRole('region', { name: '2026-03-15' }));
  expect(today.getAllByRole('button')).toHaveLength(2);
  expect(row(/^Withdrawal/)).toHaveTextContent('Withdrawal09:30 · GCash-₱300.00Pending');
  expect(row(/08:05/)).toHaveTextContent('Deposit08:05+₱1,000.00');
  expect(row(/23:59/)).toHaveTextContent('+₱50.00Expired');
  expect(row(/^jackpot/)).toHaveTextContent('+₱1.00held');
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test.each([
  ['Asia/Manila', '2026-03-15T16:30:00Z', '2026-03-16', '00:30'],
  ['America/New_York', '2026-03-15T16:30:00Z', '2026-03-15', '12:30'],
  // The hours on both sides of the change of clocks, and the hour that is there twice.
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08', '03:00'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', '01:30'],
])('a record in %s of %s stands under %s, %s', async (timeZone, time, day, clock) => {
  freezeDate(at(time) + 60_000);
  const { context, show, asked } = draw('?days=1', SOME_MEMBER, timeZone);
  const content = ROWS.slice(1, 2).map((record) => ({ ...record, time: at(time) }));
  context.http.answer(transactions, { content, pageNum: 1, totalPages: 1 });
  await show();
  expect(asked()).toMatchObject({ startDate: day, endDate: day });
  expect(within(screen.getByRole('region', { name: day })).getByRole('button')).toHaveTextContent(clock);
});

test('a record opens to its reference, fee and remark', async () => {
  const { show } = draw();
  await show();
  await userEvent.click(row(/^Withdrawal/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
  const facts = sheet.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Time', '2026-03-15 09:30:00'],
    ['Fee', '₱2.50'],
    ['Remark', 'GCash'],
    ['Reference', '9'],
  ]);
  expect(sheet.getByText('-₱300.00')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Copy the reference' })).toBeInTheDocument();
});

test('type and days are chosen by one tap and stand in the address', async () => {
  const { context, show, asked } = draw('?state=done');
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Bet' }));
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() => expect(context.http.callsOf(transactions)).toHaveLength(3));
  expect(asked()).toMatchObject({ startDate: '2026-02-14', endDate: '2026-03-15', kind: 'bet', state: 'done' });
  expect(window.location.search).toBe('?kind=bet&state=done&days=30');
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(window.location.search).toBe('?state=done&days=30');
});

test('state and days of one’s own come from the sheet, and change nothing before they are applied', async () => {
  const { context, show, asked } = draw();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Failed' }));
  const from = sheet.getByLabelText('From');
  await userEvent.clear(from);
  await userEvent.type(from, '2025-12-15');
  expect(sheet.getByRole('alert')).toHaveTextContent('At most 90 days at a time');
  expect(sheet.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await userEvent.clear(from);
  await userEvent.type(from, '2026-03-01');
  expect(context.http.calls).toHaveLength(1);
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }));
  expect(asked()).toEqual({ startDate: '2026-03-01', endDate: '2026-03-15', state: 'failed', pageNo: 1 });
  expect(screen.getByRole('button', { name: '03/01 – 03/15' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('img', { name: '1 filter on' })).toBeInTheDocument();
});

test('an agent sees the team, by name', async () => {
  const { context, show, asked } = draw('?types=A', AGENT);
  context.http.answer(transactions, {
    content: ROWS.slice(1, 2).map((record) => ({ ...record, username: 'ann' })),
    pageNum: 1,
    totalPages: 1,
  });
  await show();
  expect(row(/^ann/)).toHaveTextContent('ann08:05 · Deposit+₱1,000.00');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await userEvent.type(sheet.getByLabelText('Username'), ' ann ');
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }));
  expect(asked()).toMatchObject({ types: 'A', username: 'ann' });
});

test('the team’s records go into a file, the own ones do not', async () => {
  const { files, release } = catchFiles();
  const { context, show } = draw('?types=A&kind=deposit', AGENT);
  context.http.answer(transactions, {
    content: ROWS.slice(1, 2).map((record) => ({ ...record, username: '=ann' })),
    pageNum: 1,
    totalPages: 1,
  });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['team-records_2026-03-09_2026-03-15.csv']));
  const [names, line] = files[0]?.text.split('\r\n') ?? [];
  expect(names).toBe('Time,Username,Type,Amount,Fee,State,Remark,Reference');
  expect(line).toMatch(/^2026-03-15 08:05:00[+-]\d\d:\d\d,'=ann,Deposit,1000,0,Completed,,8$/);
  const last = context.http.callsOf(transactions).at(-1)?.request;
  expect(last).toMatchObject({ types: 'A', kind: 'deposit', pageNo: 1, pageSize: 200 });
  release();
});

test('a member who asks for a team sees the own records', async () => {
  const { show, asked } = draw('?types=A&username=ann');
  await show();
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument();
  expect(asked()).toEqual({ startDate: '2026-03-09', endDate: '2026-03-15', pageNo: 1 });
});

test('keeps the filters through a failure, and tries again', async () => {
  const { context, show } = draw('?kind=bonus');
  context.http.fail(transactions, { kind: 'timeout' });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('The records did not load');
  expect(screen.getByRole('radio', { name: 'Bonus' })).toBeChecked();
  context.http.answer(transactions, { content: ROWS, pageNum: 1, totalPages: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: '2026-03-15' })).toBeInTheDocument();
});

test('waits in the shape of what comes', async () => {
  const { context } = draw();
  context.http.hang(transactions);
  renderInSite(<TransactionsScreen />, { context, texts, at: '/m/transaction/record' });
  expect(await screen.findByRole('radio', { name: 'All' })).toBeChecked();
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
});

test.each([
  ['', SOME_MEMBER, 'Deposit'],
  ['?kind=bet', SOME_MEMBER, 'Show all'],
])('nothing at %s offers the next step', async (query, session, action) => {
  const { context, show } = draw(query, session);
  context.http.answer(transactions, { content: [], pageNum: 1, totalPages: 1 });
  await show();
  expect(screen.getByText('No records')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: action }));
  if (query === '') expect(context.log.visited).toEqual([{ to: '/m/voucherCenter', replace: false }]);
  else expect(window.location.search).toBe('');
});

test('never says that there are no records where some could not be read', async () => {
  const { context, show } = draw();
  context.http.answer(transactions, {
    content: [{ ...ROWS[0], amount: 'plenty' }, null] as never,
    pageNum: 1,
    totalPages: 1,
  });
  await show();
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent('2 entries could not be shown.');
  expect(note).toHaveTextContent('Withdrawal · 2026-03-15 09:30:00');
  expect(screen.queryByText('No records')).toBeNull();
});

test('shows records of different kinds that have one id', async () => {
  const { context, show } = draw();
  const kinds = ['deposit', 'withdrawal', 'bonus', 'bet'];
  const content = kinds.map((kind) => ({ ...ROWS[1], id: '101', kind }));
  context.http.answer(transactions, { content: content as never, pageNum: 1, totalPages: 1 });
  await show();
  expect(screen.getAllByRole('button', { name: /08:05/ })).toHaveLength(4);
});
