import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teamBets } from 'shared-contracts/api/endpoints/agent';
import { catchFiles } from 'shared-kit/testing/saved-files';
import { freezeDate } from 'test-kit/freeze-date';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { reportContext } from '../../testing/report-context';
import { TeamBettingScreen } from './team-betting-screen';

const BETS = [
  {
    id: '9', username: 'ann', gameName: 'Sugar Phoenix', gameCategory: 'RNG', vassalage: 'PG', stake: 20, payout: 0,
    time: new Date('2026-03-15T09:30:05').getTime(), state: 'settled',
  },
  {
    id: '8', username: 'ben', gameName: '', gameCategory: 'LIVE', vassalage: 'NEW', stake: 10, payout: 25.5,
    time: new Date('2026-03-14T23:59:00').getTime(), state: 'held',
  },
]; // prettier-ignore
const FOOTER = { stake: 30, payout: 25.5, profit: 4.5 };

function draw(query = '', timeZone = '') {
  const context = reportContext(timeZone);
  context.http.answer(teamBets, ({ startDate }) =>
    startDate === '2026-03-02'
      ? { content: [], pageNum: 1, totalPages: 9, footer: { stake: 60, payout: 0, profit: 9 } }
      : { content: BETS, pageNum: 1, totalPages: 1, footer: FOOTER },
  );
  const show = async () => {
    renderInSite(<TeamBettingScreen />, { context, texts, at: `/m/teamBetting${query}` });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  };
  const asked = () => context.http.callsOf(teamBets).map(({ request }) => request);
  return { context, show, asked };
}

beforeEach(() => freezeDate(new Date('2026-03-15T12:00').getTime()));
afterEach(() => jest.useRealTimers());

test('shows bets under their days with what they come to', async () => {
  const { show, asked } = draw();
  await show();
  expect(asked()).toEqual([
    { startDate: '2026-03-09', endDate: '2026-03-15', pageNo: 1 },
    { startDate: '2026-03-02', endDate: '2026-03-08', pageSize: 1 },
  ]);
  expect(screen.getAllByRole('region').map((day) => day.textContent)).toEqual([
    '2026/03/15ann09:30 · Sugar PhoenixStake ₱20.00, paid ₱0.00+₱20.00',
    '2026/03/14ben23:59 · Live casinoStake ₱10.00, paid ₱25.50-₱15.50held',
  ]);
  const figures = () => screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent);
  await waitFor(() => expect(figures()).toEqual(['+₱4.50▼-50%', '₱30.00▼-50%', '₱25.50New']));
});

test.each([
  ['Asia/Manila', '2026-03-15', '2026-03-15 22:30:05+08:00'],
  ['America/New_York', '2026-03-15', '2026-03-15 10:30:05-04:00'],
  ['Pacific/Kiritimati', '2026-03-16', '2026-03-16 04:30:05+14:00'],
])('list, file and request of today go by the clock of %s', async (timeZone, day, written) => {
  const moment = Date.parse('2026-03-15T14:30:05Z');
  freezeDate(moment + 60_000);
  const { files, release } = catchFiles();
  const { context, show, asked } = draw('?days=1', timeZone);
  const content = BETS.slice(0, 1).map((bet) => ({ ...bet, time: moment }));
  context.http.answer(teamBets, { content, pageNum: 1, totalPages: 1, footer: FOOTER });
  await show();
  expect(asked()[0]).toMatchObject({ startDate: day, endDate: day });
  expect(screen.getByRole('region', { name: day })).toHaveTextContent(written.slice(11, 16));
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual([`team-betting_${day}_${day}.csv`]));
  expect(files[0]?.text.split('\r\n')[1]?.split(',')[0]).toBe(written);
  release();
});

test('a bet opens to everything of it', async () => {
  const { show } = draw();
  await show();
  await userEvent.click(screen.getByRole('button', { name: /^ann/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sugar Phoenix' }));
  const facts = () =>
    sheet.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  await waitFor(() => expect(facts()).toContainEqual(['Provider', 'PG Soft']));
  expect(facts()).toEqual([
    ['Username', 'ann'],
    ['Category', 'Slots'],
    ['Provider', 'PG Soft'],
    ['Stakes', '₱20.00'],
    ['Payouts', '₱0.00'],
    ['Time', '2026-03-15 09:30:05'],
    ['State', 'Settled'],
    ['Bet number', '9'],
  ]);
});

test('name, category, vendor and days narrow what is asked for; another category forgets the vendor', async () => {
  const { show, asked } = draw('?category=RNG&vendor=JILI');
  await show();
  expect(asked()[0]).toMatchObject({ gameCategory: 'RNG', vassalage: 'JILI' });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  const vendor = sheet.getByLabelText('Provider');
  const offered = () =>
    within(vendor)
      .getAllByRole('option')
      .map((option) => option.textContent);
  await waitFor(() => expect(offered()).toEqual(['All providers', 'Jili', 'PG Soft']));
  await userEvent.selectOptions(sheet.getByLabelText('Category'), 'LIVE');
  expect(vendor).toHaveValue('');
  await userEvent.selectOptions(vendor, 'EVO');
  await userEvent.type(sheet.getByLabelText('Username'), 'ann');
  const before = asked().length;
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked().length).toBe(before + 2));
  expect(asked()[before]).toEqual({
    startDate: '2026-03-09', endDate: '2026-03-15', username: 'ann', gameCategory: 'LIVE', vassalage: 'EVO', pageNo: 1,
  }); // prettier-ignore
  expect(window.location.search).toBe('?username=ann&category=LIVE&vendor=EVO');
});

test('the file says names and numbers', async () => {
  const { files, release } = catchFiles();
  const { show } = draw();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text.split('\r\n')[0]).toContain('Provider,Stakes,Payouts,Gross profit');
  const [, first, second] = files[0]?.text.split('\r\n') ?? [];
  expect(first).toMatch(/^2026-03-15 09:30:05[+-]\d\d:\d\d,ann,Sugar Phoenix,Slots,PG Soft,20,0,20,Settled,9$/);
  expect(second).toMatch(/^2026-03-14 23:59:00[+-]\d\d:\d\d,ben,,Live casino,NEW,10,25\.5,-15\.5,held,8$/);
  release();
});

test.each([
  ['?username=zed', 'Show all', ''],
  ['', 'Look at 30 days', '?days=30'],
])('nothing at %s offers the next step', async (query, action, then) => {
  const { context, show } = draw(query);
  context.http.answer(teamBets, { content: [], pageNum: 1, totalPages: 1, footer: { stake: 0, payout: 0, profit: 0 } });
  await show();
  expect(screen.getByText('No bets in this period')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(window.location.search).toBe(then);
});

test('a failure can be tried again', async () => {
  const { context, show } = draw();
  context.http.fail(teamBets, { kind: 'timeout' });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('The records did not load');
  context.http.answer(teamBets, { content: BETS, pageNum: 1, totalPages: 1, footer: FOOTER });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: '2026-03-15' })).toBeInTheDocument();
});
