import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rebateIncome } from 'shared-contracts/api/endpoints/agent-money';
import { catchFiles } from 'shared-kit/testing/saved-files';
import { freezeDate } from 'test-kit/freeze-date';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { reportContext } from '../../testing/report-context';
import { TeamRebateScreen } from './team-rebate-screen';

const ROWS = [
  { date: '2026-03-15', gameCategory: 'RNG', username: 'ann', turnover: 1500, rate: 0.3, income: 4.5 },
  { date: '2026-03-14', gameCategory: 'DICE', username: '=ben', turnover: 100, rate: 1, income: 1 },
];

function draw(query = '') {
  const context = reportContext();
  context.http.answer(rebateIncome, ({ startDate }) =>
    startDate === '2026-03-02'
      ? { content: [], pageNum: 1, totalPages: 9, total: 80 }
      : { content: ROWS, pageNum: 1, totalPages: 1, total: 100 },
  );
  const show = async () => {
    renderInSite(<TeamRebateScreen />, { context, texts, at: `/m/member/teamRebate${query}` });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  };
  const asked = () => context.http.callsOf(rebateIncome).map(({ request }) => request);
  return { context, show, asked };
}

beforeEach(() => freezeDate(new Date('2026-03-15T12:00').getTime()));
afterEach(() => jest.useRealTimers());

test('shows the total of the span, and who earned it at what by day', async () => {
  const { show, asked } = draw();
  await show();
  expect(asked()).toEqual([
    { startDate: '2026-03-09', endDate: '2026-03-15', pageNo: 1 },
    { startDate: '2026-03-02', endDate: '2026-03-08', pageSize: 1 },
  ]);
  await waitFor(() => expect(screen.getByRole('definition')).toHaveTextContent('₱100.00▲+25%'));
  expect(screen.getAllByRole('region').map((day) => day.textContent)).toEqual([
    '2026/03/15annSlots · ₱1,500.00 × 0.3%+₱4.50',
    '2026/03/14=benDICE · ₱100.00 × 1%+₱1.00',
  ]);
});

test('adds the whole span up by category and by member, whatever the page shows', async () => {
  const { context, show, asked } = draw();
  await show();
  context.http.answer(rebateIncome, ({ pageNo }) => ({
    content: [
      { ...ROWS[0], income: pageNo === 1 ? 60 : 10 },
      { ...ROWS[1], income: 15 },
    ].map((row) => ({ ...row, date: `2026-03-1${pageNo ?? 1}` })) as never,
    pageNum: pageNo ?? 1,
    totalPages: 2,
    total: 100,
  }));
  await userEvent.click(screen.getByRole('radio', { name: 'Category' }));
  const categories = await screen.findByRole('list', { name: 'By category' });
  expect(within(categories).getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Slots70%₱70.00',
    'DICE30%₱30.00',
  ]);
  expect(asked().slice(2)).toEqual(
    [1, 2].map((pageNo) => ({ startDate: '2026-03-09', endDate: '2026-03-15', pageNo, pageSize: 200 })),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Member' }));
  const members = screen.getByRole('list', { name: 'By member' });
  expect(within(members).getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'ann70%₱70.00',
    '=ben30%₱30.00',
  ]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Date' }));
  expect(screen.getAllByRole('region')).toHaveLength(2);
}); // prettier-ignore

test('sums that did not come can be asked for again', async () => {
  const { context, show } = draw();
  await show();
  context.http.fail(rebateIncome, { kind: 'timeout' });
  await userEvent.click(screen.getByRole('radio', { name: 'Member' }));
  expect(await screen.findByText('This did not load')).toBeInTheDocument();
  context.http.answer(rebateIncome, { content: ROWS, pageNum: 1, totalPages: 1, total: 100 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'By member' })).toBeInTheDocument();
});

test('other days stand in the address', async () => {
  const { show, asked } = draw();
  await show();
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() => expect(asked()).toHaveLength(4));
  expect(asked()[2]).toMatchObject({ startDate: '2026-02-14', endDate: '2026-03-15' });
  expect(window.location.search).toBe('?days=30');
});

test('a name that looks like a formula does no harm in the file', async () => {
  const { files, release } = catchFiles();
  const { show } = draw();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text.split('\r\n')[2]).toBe("2026-03-14,'=ben,DICE,100,1,1");
  release();
});

test('nothing leads to the rates that earn it', async () => {
  const { context, show } = draw();
  context.http.answer(rebateIncome, { content: [], pageNum: 1, totalPages: 1, total: 0 });
  await show();
  expect(screen.getByText('No rebate income in this period')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Set rebate rates' }));
  expect(context.log.visited).toEqual([{ to: '/m/member/agent/agentRebeat', replace: false }]);
});

test('a failure can be tried again', async () => {
  const { context, show } = draw();
  context.http.fail(rebateIncome, { kind: 'timeout' });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('The records did not load');
  expect(screen.queryByText('Rebate income')).not.toBeInTheDocument();
});
