import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subordinateFigures, subordinates, teamOverview } from 'shared-contracts/api/endpoints/agent';
import { catchFiles } from 'shared-kit/testing/saved-files';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { reportContext } from '../../testing/report-context';
import { freezeDate } from 'test-kit/freeze-date';
import { askedPlots, UplotDouble } from '../../testing/uplot-double';
import { TeamOverviewScreen } from './team-overview-screen';

jest.mock('uplot', () => ({ __esModule: true, default: UplotDouble }));

const TOTALS = {
  balance: 5000, deposits: 900, withdrawals: 400, turnover: 3000, payout: 2600, bonus: 50, rebate: 25, profit: 325,
  registrations: 4, firstDeposits: 2, activeMembers: 7,
}; // prettier-ignore
const DAYS = [
  { date: '2026-03-14', ...TOTALS, turnover: 1000, profit: -75 },
  { date: '2026-03-15', ...TOTALS, turnover: 2000, profit: 400 },
];
const BEFORE = {
  totals: { ...TOTALS, turnover: 2000, profit: 650, bonus: 0, registrations: 4 },
  // Of two days before, one on which nothing happened is left out.
  days: [{ date: '2026-03-13', ...TOTALS, turnover: 800, profit: 90 }],
};
const TWO_DAYS = '?from=2026-03-14&to=2026-03-15';

function draw(query = '?days=1') {
  const context = reportContext();
  context.http.answer(teamOverview, ({ startDate }) =>
    startDate === '2026-03-15' || startDate === '2026-03-14' || query === '' ? { totals: TOTALS, days: DAYS } : BEFORE,
  );
  const show = async () => {
    renderInSite(<TeamOverviewScreen />, { context, texts, at: `/m/agent/team/overview${query}` });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  };
  const asked = () => context.http.callsOf(teamOverview).map(({ request }) => request);
  return { context, show, asked };
}

const termOf = (name: string) =>
  screen.getAllByRole('term').find((term) => term.textContent === name)?.nextElementSibling?.textContent;

beforeEach(() => {
  askedPlots.length = 0;
  freezeDate(new Date('2026-03-15T12:00').getTime());
});
afterEach(() => jest.useRealTimers());

test('asks for the period and for as many days before it', async () => {
  const { show, asked } = draw('');
  await show();
  expect(asked()).toEqual([
    { startDate: '2026-03-09', endDate: '2026-03-15' },
    { startDate: '2026-03-02', endDate: '2026-03-08' },
  ]);
});

test('shows every figure with its change in sign and number', async () => {
  const { context, show } = draw();
  context.http.answer(teamOverview, ({ startDate }) =>
    startDate === '2026-03-15' ? { totals: TOTALS, days: DAYS } : BEFORE,
  );
  await show();
  expect(screen.getByText('Compared with the whole of 2026/03/14. Today is not over yet.')).toBeInTheDocument();
  await waitFor(() => expect(termOf('Turnover')).toBe('₱3,000.00▲+50%'));
  expect(termOf('Profit')).toBe('+₱325.00▼-50%');
  expect(termOf('Bonuses')).toBe('₱50.00New');
  expect(termOf('Registrations')).toBe('4No change');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Profit', 'Turnover', 'Payouts', 'Deposits', 'Withdrawals', 'Bonuses', 'Rebates earned', 'Registrations',
    'First deposits', 'Active members', 'Team balance',
  ]); // prettier-ignore
});

test('days that the back end leaves out are zeros beside their dates', async () => {
  const { show } = draw('');
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  const rows = within(screen.getByRole('table', { name: 'Team figures by day' })).getAllByRole('row');
  expect(rows).toHaveLength(9);
  expect(rows[2]).toHaveTextContent(/^2026-03-14-75\.001,000\.00/);
  expect(rows[3]).toHaveTextContent(/^2026-03-130\.000\.00/);
});

test.each([
  ['?from=2026-03-09&to=2026-03-01', 'The end is before the start'],
  ['?from=2026-02-31&to=2026-03-01', 'Choose a valid date'],
  ['?from=1990-03-01&to=2026-03-01', 'At most 90 days at a time'],
])('a link to %s is refused in words, and the next choice ends that', async (query, words) => {
  const { show, asked } = draw(query);
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(asked()[0]).toEqual({ startDate: '2026-03-09', endDate: '2026-03-15' });
  await userEvent.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('without the period before the figures stand alone', async () => {
  const { context, show } = draw();
  context.http.answer(teamOverview, ({ startDate }) => {
    if (startDate === '2026-03-14') throw new Error('the days before did not come');
    return { totals: TOTALS, days: DAYS };
  });
  await show();
  expect(termOf('Turnover')?.trim()).toBe('₱3,000.00');
});

test('draws a day for each bar, losses under the line, and says the chart in a sentence', async () => {
  const { show } = draw(TWO_DAYS);
  await show();
  await waitFor(() => expect(askedPlots.filter(({ destroyed }) => !destroyed)).toHaveLength(1));
  expect(askedPlots.at(-1)?.data[1]).toEqual([1000, 2000]);
  expect(screen.getByRole('img', { name: /^Turnover over 2 days/ })).toHaveAccessibleName(
    'Turnover over 2 days: highest ₱2,000.00 on 03/15, lowest ₱1,000.00 on 03/14. The table has every day.',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Profit' }));
  await waitFor(() =>
    expect(askedPlots.at(-1)?.data).toEqual([
      [0, 1],
      [null, 400],
      [-75, null],
      [0, 90],
    ]),
  );
  expect(askedPlots.filter(({ destroyed }) => !destroyed)).toHaveLength(1);
});

test('is drawn anew in the other theme', async () => {
  const { context, show } = draw();
  await show();
  await waitFor(() => expect(askedPlots.length).toBeGreaterThan(0));
  const before = askedPlots.length;
  act(() => context.theme.set('light'));
  await waitFor(() => expect(askedPlots.length).toBe(before + 1));
  expect(askedPlots.filter(({ destroyed }) => !destroyed)).toHaveLength(1);
});

test('the table has every day with its totals, and becomes a file', async () => {
  const { files, release } = catchFiles();
  const { context, show } = draw(TWO_DAYS);
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: 'Team figures by day' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/^2026-03-15\+400\.002,000\.00/);
  expect(rows[2]).toMatch(/^2026-03-14-75\.001,000\.00/);
  expect(rows[3]).toMatch(/^Total\+325\.003,000\.00/);
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('team-overview_2026-03-14_2026-03-15.csv');
  expect(files[0]?.text.split('\r\n').map((line) => line.split(',').slice(0, 3).join())).toEqual([
    'Date,Profit,Turnover',
    '2026-03-15,400,2000',
    '2026-03-14,-75,1000',
    'Total of 2 rows,325,3000',
    '',
  ]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'File saved' }]);
  release();
});

describe('members', () => {
  const member = (username: string) => ({ username, kind: 'member' as const, balance: 1, teamSize: 0, state: '' });
  const LIST = ['ann', 'ben'].map(member);

  async function open(prepare: (context: ReturnType<typeof draw>['context']) => void = () => undefined) {
    const { context, show } = draw();
    context.http.answer(subordinates, { content: LIST, pageNum: 1, totalPages: 1 });
    context.http.answer(subordinateFigures, ({ username }) => ({
      totals: { ...TOTALS, turnover: username === 'ann' ? 100 : 300, profit: username === 'ann' ? 20 : -40 },
    }));
    prepare(context);
    await show();
    expect(context.http.callsOf(subordinates)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Members' }));
    return context;
  }

  test('are ranked by their own figures', async () => {
    const context = await open();
    const list = await screen.findByRole('list', { name: 'Members by Turnover' });
    // 3,000 of the team, 400 of it theirs.
    await waitFor(() => expect(list.textContent).toBe('Teams of sub-agents₱2,600.00ben₱300.00ann₱100.00'));
    expect(within(list).queryByRole('button', { name: /^Teams of/ })).not.toBeInTheDocument();
    expect(context.http.callsOf(subordinateFigures).map(({ request }) => request)).toEqual(
      ['ann', 'ben'].map((username) => ({ username, startDate: '2026-03-15', endDate: '2026-03-15' })),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Profit' }));
    expect(screen.getByRole('list', { name: 'Members by Profit' }).textContent).toBe(
      'Teams of sub-agents+₱345.00ann+₱20.00ben-₱40.00',
    );
  });

  test('all of them are counted, also those of further pages, and go into the file with the whole team', async () => {
    const { files, release } = catchFiles();
    const names = Array.from({ length: 26 }, (_member, index) => `m${index + 10}`);
    await open((site) => {
      site.http.answer(subordinates, ({ pageNo = 1 }) => ({
        content: names.slice((pageNo - 1) * 20, pageNo * 20).map(member),
        pageNum: pageNo,
        totalPages: 2,
      })); // prettier-ignore
      site.http.answer(subordinateFigures, { totals: { ...TOTALS, turnover: 100 } });
    });
    const list = await screen.findByRole('list', { name: 'Members by Turnover' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(27);
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = files[0]?.text.trimEnd().split('\r\n') ?? [];
    const turnovers = lines.slice(1).map((line) => Number(line.split(',')[2]));
    expect(lines.at(-1)).toMatch(/^Total of 27 rows,325,3000,/);
    expect(turnovers.slice(0, -1).reduce((sum, turnover) => sum + turnover, 0)).toBe(3000);
    release();
  });

  test('one opens to the figures of a period of its own', async () => {
    const context = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^ben/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Figures of ben' }));
    expect(await sheet.findByText('-₱40.00')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: '7 days' }));
    await waitFor(() =>
      expect(context.http.callsOf(subordinateFigures).map(({ request }) => request)).toContainEqual({
        username: 'ben',
        startDate: '2026-03-09',
        endDate: '2026-03-15',
      }),
    );
  });

  test('nobody leads to opening an account', async () => {
    await open((site) => site.http.answer(subordinates, { content: [], pageNum: 1, totalPages: 1 }));
    const main = within(
      await screen.findByText('No members yet').then((title) => title.parentElement ?? document.body),
    );
    expect(main.getByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
  });

  test('what did not come can be tried again', async () => {
    const context = await open((site) => site.http.fail(subordinateFigures, { kind: 'timeout' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('2 did not load');
    context.http.answer(subordinateFigures, { totals: TOTALS });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

test('keeps the days through a failure, and tries again', async () => {
  const { context, show } = draw();
  context.http.fail(teamOverview, { kind: 'timeout' });
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  context.http.answer(teamOverview, { totals: TOTALS, days: DAYS });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(termOf('Turnover')).toContain('₱3,000.00'));
});

test('waits in the shape of what comes, with the footer at hand', async () => {
  const { context } = draw();
  context.http.hang(teamOverview);
  renderInSite(<TeamOverviewScreen />, { context, texts, at: '/m/agent/team/overview' });
  expect(await screen.findByText('Turnover', { selector: 'dt span' })).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
  expect(screen.getByRole('navigation', { name: 'Agent shortcuts' })).toBeInTheDocument();
});
