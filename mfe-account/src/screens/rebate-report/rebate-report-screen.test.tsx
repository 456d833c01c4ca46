import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rebateReport } from 'shared-contracts/api/endpoints/money';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/member-texts';
import { freezeDate } from 'test-kit/freeze-date';
import { RebateReportScreen } from './rebate-report-screen';

const ROWS = [
  { date: '2026-03-15', gameCategory: 'RNG', turnover: 1500, rate: 0.6, rebate: 9, state: 'pending' },
  { date: '2026-03-14', gameCategory: 'LIVE', turnover: 200, rate: 0.5, rebate: 1, state: 'done' },
  { date: '2026-03-14', gameCategory: 'DICE', turnover: 100, rate: 1, rebate: 1, state: 'held' },
];

function draw(query = '') {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  const total = { turnover: 98765.4, rebate: 432.1 };
  context.http.answer(rebateReport, { content: ROWS, pageNum: 1, totalPages: 1, total });
  const show = async () => {
    const path = `/m/member/rebateReport${query}`;
    renderInSite(<RebateReportScreen />, { context, texts, at: path });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  };
  return { context, show, asked: () => context.http.callsOf(rebateReport).at(-1)?.request };
}

beforeEach(() => freezeDate(new Date('2026-03-15T12:00').getTime()));
afterEach(() => jest.useRealTimers());

test('shows the totals of the span, and each category under its day', async () => {
  const { show, asked } = draw();
  await show();
  expect(asked()).toEqual({ startDate: '2026-03-09', endDate: '2026-03-15', pageNo: 1 });
  const sums = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(sums).toEqual([
    ['Total rebate', '₱432.10'],
    ['Valid turnover', '₱98,765.40'],
  ]);
  const days = screen.getAllByRole('region').map((day) => day.textContent);
  expect(days).toEqual([
    '2026/03/15Slots₱1,500.00 × 0.6%+₱9.00To be paid',
    '2026/03/14Live casino₱200.00 × 0.5%+₱1.00PaidDICE₱100.00 × 1%+₱1.00',
  ]);
});

test('days of one’s own stand in the address; a reset is the usual span', async () => {
  const { show, asked } = draw('?from=2026-02-01&to=2026-02-03');
  await show();
  expect(asked()).toMatchObject({ startDate: '2026-02-01', endDate: '2026-02-03' });
  await userEvent.click(screen.getByRole('button', { name: '02/01 – 02/03' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose days' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
  expect(window.location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(window.location.search).toBe('?days=1');
});

test('nothing in the span says so, with zeros and the way to a game', async () => {
  const { context, show } = draw();
  context.http.answer(rebateReport, { content: [], pageNum: 1, totalPages: 1, total: { turnover: 0, rebate: 0 } });
  await show();
  expect(screen.getByText('No rebate in this period')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(context.log.visited).toEqual([{ to: '/m/home', replace: false }]);
});

test('a failure can be tried again', async () => {
  const { context, show } = draw();
  context.http.fail(rebateReport, { kind: 'network', offline: false });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('The records did not load');
  expect(screen.queryByText('Total rebate')).not.toBeInTheDocument();
});
