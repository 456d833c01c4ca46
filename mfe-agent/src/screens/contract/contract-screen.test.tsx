import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dailySalaries } from 'shared-contracts/api/endpoints/agent-money';
import { answerContract, contract } from 'shared-contracts/api/endpoints/contracts';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { catchFiles } from 'shared-kit/testing/saved-files';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { freezeDate } from 'test-kit/freeze-date';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { ContractScreen } from './contract-screen';

const OFFER = {
  id: '5',
  version: 2,
  issuer: 'House',
  period: 'day',
  tiers: [{ threshold: 1000, rate: 0.05 }, { threshold: 500, amount: 25 }, { threshold: 9000 }],
  terms: '<p>Paid <b>daily</b></p><script>bad()</script>',
  state: 'pending',
};
const refused = (code: string, status: number): ApiFailure => ({ kind: 'rejected', code, status, message: '' });

interface Setup {
  readonly reply?: typeof OFFER | ApiFailure;
  readonly path?: string;
  readonly type?: number;
  readonly confirms?: boolean;
  readonly salaries?: readonly object[] | 'fails';
}

const day = (date: string, turnover: number, rate: number, amount: number, state: string) => ({
  date,
  turnover,
  rate,
  amount,
  state,
});

async function draw(setup: Setup = {}) {
  const { reply = OFFER, path = 'getSalaryContract', type = 1, confirms = true, salaries = [] } = setup;
  const session = { ...SOME_MEMBER, status: 'agent', type } as typeof SOME_MEMBER;
  const context = fakeContext({ name: 'mfe-agent', session, confirms });
  if ('kind' in reply) context.http.fail(contract, reply);
  else context.http.answer(contract, reply);
  context.http.answer(answerContract, { state: 'active' });
  if (salaries === 'fails') context.http.fail(dailySalaries, { kind: 'timeout' });
  else {
    context.http.answer(dailySalaries, ({ endDate }) => ({
      content: (endDate === '2026-03-15' ? salaries : [day('2026-02-10', 100, 1, 2, 'paid')]) as never,
      pageNum: 1,
      totalPages: 1,
    }));
  }
  await act(async () => void renderInSite(<ContractScreen />, { context, texts, at: `/m/member/agent/${path}` }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  return context;
}

test('shows who offers it, its steps and its conditions, cleaned', async () => {
  const context = await draw();
  expect(screen.getByRole('heading', { name: 'Daily salary' })).toBeInTheDocument();
  expect(screen.getByText('Offered by House')).toBeInTheDocument();
  expect(screen.getByText('Paid every day')).toBeInTheDocument();
  expect(screen.getByText('Waiting for you')).toBeInTheDocument();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['Team turnover of a day fromYou get', '₱1,000.000.05%', '₱500.00₱25.00', '₱9,000.00–']);
  expect(screen.getByText('daily').tagName).toBe('B');
  expect(screen.queryByText(/bad/)).not.toBeInTheDocument();
  expect(context.http.callsOf(contract)[0]?.request).toEqual({ kind: 'salary' });
});

test.each([
  ['getDevidendContract', 'dividend', 'Dividend'],
  ['getHourContract', 'hour', 'Hourly salary'],
])('%s asks for the %s contract', async (path, kind, heading) => {
  const context = await draw({ path });
  expect(context.http.callsOf(contract)[0]?.request).toEqual({ kind });
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
});

test.each([
  ['Agree', true, 'Agree to this contract?'],
  ['Decline', false, 'Decline this contract?'],
])('%s is asked back, sent at the version read, and leads to the agent home', async (name, accept, question) => {
  const context = await draw();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/agent', replace: true }]));
  expect(context.log.questions.map(({ title, danger }) => [title, danger])).toEqual([[question, !accept]]);
  expect(context.http.callsOf(answerContract).map(({ request }) => request)).toEqual([
    { kind: 'salary', id: '5', version: 2, accept },
  ]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Change saved' }]);
});

test('nothing is sent by who thinks again', async () => {
  const context = await draw({ confirms: false });
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(context.http.callsOf(answerContract)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Agree' })).toBeEnabled();
});

test('both buttons rest while an answer is under way', async () => {
  const context = await draw();
  context.http.hang(answerContract);
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toBeDisabled());
});

test('one that changed meanwhile is shown anew, with a note', async () => {
  const context = await draw();
  context.http.fail(answerContract, refused('version.conflict', 409));
  context.http.answer(contract, { ...OFFER, version: 3, issuer: 'demo_leader' });
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Offered by demo_leader')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('This contract changed while you read it');
  expect(context.log.visited).toEqual([]);
  context.http.answer(answerContract, { state: 'active' });
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(context.http.callsOf(answerContract).at(-1)?.request).toMatchObject({ version: 3 }));
});

test('one that was taken back meanwhile is gone, with a note', async () => {
  const context = await draw();
  context.http.fail(answerContract, refused('version.conflict', 409));
  context.http.fail(contract, refused('not_found', 404));
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('No contract')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument();
});

test('another failure is told, and the contract stays', async () => {
  const context = await draw();
  context.http.fail(answerContract, { kind: 'timeout' });
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Agree' })).toBeEnabled();
});

test('one in force is only read', async () => {
  await draw({ reply: { ...OFFER, state: 'active' } });
  expect(screen.getByText('In force')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Agree|Decline/ })).not.toBeInTheDocument();
});

test.each([41, 42])('staff of the type %i sign nothing', async (type) => {
  await draw({ type });
  expect(screen.queryByRole('button', { name: /Agree|Decline/ })).not.toBeInTheDocument();
});

const ACTIVE = { ...OFFER, state: 'active' };
const SALARIES = [
  day('2026-03-15', 1000, 0.1, 1, 'pending'),
  day('2026-03-14', 2000.1, 0.1, 2, 'paid'),
  day('2026-03-13', 10, 0, 0, 'held'),
];

describe('what a salary came to', () => {
  beforeEach(() => freezeDate(new Date('2026-03-15T12:00').getTime()));
  afterEach(() => jest.useRealTimers());
  const figures = () => screen.findByRole('region', { name: 'Salary of the last 30 days' });

  test('stands under its contract by day, with its sum beside that of the days before', async () => {
    const { files, release } = catchFiles();
    const context = await draw({ reply: ACTIVE, salaries: SALARIES });
    const table = within(await figures()).getByRole('table');
    expect(within(table).getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DateSalaryTurnoverRate (%)State',
      '2026-03-151.001,000.000.1%Not paid yet',
      '2026-03-142.002,000.100.1%Paid',
      '2026-03-130.0010.000%held',
      'Total3.003,010.10—',
    ]);
    await waitFor(() => expect(screen.getByRole('definition')).toHaveTextContent('₱3.00▲+50%'));
    expect(context.http.callsOf(dailySalaries).map(({ request }) => request)).toEqual([
      { startDate: '2026-02-14', endDate: '2026-03-15', pageSize: 30 },
      { startDate: '2026-01-15', endDate: '2026-02-13', pageSize: 30 },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['salary_2026-02-14_2026-03-15.csv']));
    expect(files[0]?.text.split('\r\n')[4]).toBe('Total of 3 rows,3,3010.1,,');
    release();
  }); // prettier-ignore

  test('stays when the contract has ended', async () => {
    await draw({ reply: refused('not_found', 404), salaries: SALARIES });
    expect(await figures()).toBeInTheDocument();
  });

  test('can be asked for again where it did not come', async () => {
    const context = await draw({ reply: ACTIVE, salaries: 'fails' });
    expect(await screen.findByText('This did not load')).toBeInTheDocument();
    expect(screen.getByText('In force')).toBeInTheDocument();
    context.http.answer(dailySalaries, { content: SALARIES, pageNum: 1, totalPages: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await figures()).toBeInTheDocument();
  });

  test.each([
    ['a contract of another kind', { reply: ACTIVE, path: 'getDevidendContract', salaries: SALARIES }],
    ['no salary so far', { reply: ACTIVE }],
    ['an offer and no answer', { salaries: 'fails' }],
  ] as const)('is no part of %s', async (_case, setup) => {
    await draw(setup);
    await waitFor(() => expect(screen.queryByText('Salary of the last 30 days')).not.toBeInTheDocument());
    expect(screen.queryByText('This did not load')).not.toBeInTheDocument();
  });
});

test('where there is none the way leads back', async () => {
  await draw({ reply: refused('not_found', 404) });
  expect(screen.getByText('No contract')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the agent centre' })).toHaveAttribute('href', '/m/agent');
});

test('a failed read can be tried again', async () => {
  const context = await draw({ reply: { kind: 'timeout' } });
  context.http.answer(contract, OFFER);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Offered by House')).toBeInTheDocument();
});
