import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teamProfitAndLoss } from 'shared-contracts/api/endpoints/agent';
import { catchFiles } from 'shared-kit/testing/saved-files';
import { freezeDate } from 'test-kit/freeze-date';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { NO_PROFIT } from '../../model/reports/profit-rows';
import { reportContext } from '../../testing/report-context';
import { TeamProfitScreen } from './team-profit-screen';

const row = (gameCategory: string, turnover: number, profit: number, username = '') => ({
  ...NO_PROFIT, gameCategory, username, turnover, profit,
}); // prettier-ignore
const ROWS = [row('RNG', 750, -30), row('LIVE', 250, 80), row('', 0, -25)];
const FOOTER = { ...NO_PROFIT, turnover: 1000, payout: 900, bonus: 25, profit: 25 };

function draw(query = '') {
  const context = reportContext();
  context.http.answer(teamProfitAndLoss, ({ startDate }) =>
    startDate === '2026-03-02'
      ? { content: [], pageNum: 1, totalPages: 9, footer: { ...FOOTER, turnover: 500, profit: 50 } }
      : { content: ROWS, pageNum: 1, totalPages: 1, footer: FOOTER },
  );
  const show = async () => {
    renderInSite(<TeamProfitScreen />, { context, texts, at: `/m/agent/team/pnl${query}` });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  };
  const asked = () => context.http.callsOf(teamProfitAndLoss).map(({ request }) => request);
  return { context, show, asked };
}

const tableRows = () =>
  within(screen.getByRole('table', { name: 'Profit and loss' }))
    .getAllByRole('row')
    .map((each) => each.textContent);

beforeEach(() => freezeDate(new Date('2026-03-15T12:00').getTime()));
afterEach(() => jest.useRealTimers());

test('shows categories with their sign, what is of none, and the totals', async () => {
  const { show, asked } = draw();
  await show();
  expect(asked()).toEqual([
    { startDate: '2026-03-09', endDate: '2026-03-15', pageNo: 1 },
    { startDate: '2026-03-02', endDate: '2026-03-08', pageSize: 1 },
  ]);
  expect(tableRows()).toEqual([
    'CategoryProfitTurnoverPayoutsRebates earnedBonusesFees',
    'Slots-30.00750.000.000.000.000.00',
    'Live casino+80.00250.000.000.000.000.00',
    'Bonuses and fees-25.000.000.000.000.000.00',
    'Total+25.001,000.00900.000.0025.000.00',
  ]);
  expect(await screen.findByText('+100%')).toBeInTheDocument();
});

test('the split is of what belongs to a category', async () => {
  const { show } = draw();
  await show();
  expect(screen.getByRole('list', { name: 'Categories by Turnover' }).textContent).toBe(
    'Slots75%₱750.00Live casino25%₱250.00',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Profit' }));
  expect(screen.getByRole('list', { name: 'Categories by Profit' }).textContent).toBe('Live casino+₱80.00Slots-₱30.00');
});

test('a name and a category are chosen in the sheet and stand in the address', async () => {
  const { context, show, asked } = draw();
  await show();
  context.http.answer(teamProfitAndLoss, {
    content: [row('RNG', 10, 4, 'ann'), row('RNG', 20, -4, 'anna')],
    pageNum: 1,
    totalPages: 1,
    footer: FOOTER,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await userEvent.type(sheet.getByLabelText('Username'), ' ann ');
  await userEvent.selectOptions(sheet.getByLabelText('Category'), 'Slots');
  const before = asked().length;
  await userEvent.click(sheet.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked().length).toBe(before + 2));
  expect(asked()[before]).toEqual({
    startDate: '2026-03-09', endDate: '2026-03-15', gameCategory: 'RNG', username: 'ann', pageNo: 1,
  }); // prettier-ignore
  expect(window.location.search).toBe('?username=ann&category=RNG');
  await waitFor(() => expect(tableRows()[1]).toMatch(/^annSlots\+4\.00/));
  expect(tableRows().at(-1)).toMatch(/^Total\+25\.00/);
  expect(screen.getByRole('img', { name: '2 filters on' })).toBeInTheDocument();
});

test('nothing is zeros, not an empty page', async () => {
  const { context, show } = draw();
  context.http.answer(teamProfitAndLoss, { content: [], pageNum: 1, totalPages: 1, footer: NO_PROFIT });
  await show();
  await waitFor(() => expect(tableRows()).toHaveLength(4));
  expect(tableRows().slice(1)).toEqual([
    'Slots0.000.000.000.000.000.00',
    'Live casino0.000.000.000.000.000.00',
    'Total0.000.000.000.000.000.00',
  ]);
  expect(screen.queryByRole('heading', { name: 'By category' })).not.toBeInTheDocument();
});

test('the file has every page', async () => {
  const { files, release } = catchFiles();
  const { context, show, asked } = draw();
  await show();
  context.http.answer(teamProfitAndLoss, ({ pageNo = 1 }) => ({
    content: [row(pageNo === 1 ? 'RNG' : 'LIVE', pageNo, -pageNo)],
    pageNum: pageNo,
    totalPages: 2,
    footer: FOOTER,
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(asked().slice(-2)).toEqual(
    [1, 2].map((pageNo) => ({ startDate: '2026-03-09', endDate: '2026-03-15', pageNo, pageSize: 200 })),
  );
  expect(files[0]?.text.split('\r\n').slice(1)).toEqual([
    'Slots,-1,1,0,0,0,0',
    'Live casino,-2,2,0,0,0,0',
    'Total of 2 rows,25,1000,900,0,25,0',
    '',
  ]);
  release();
});

test('keeps the filters through a failure', async () => {
  const { context, show } = draw('?category=RNG');
  context.http.fail(teamProfitAndLoss, { kind: 'network', offline: false });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('The records did not load');
  expect(screen.getByRole('img', { name: '1 filter on' })).toBeInTheDocument();
  expect(screen.queryByText('Payouts')).not.toBeInTheDocument();
});
