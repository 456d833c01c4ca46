import { dayOf } from '../../data/days';
import { CLOCKS, PROCESS_ZONES, spansOf, type ClockName } from '../../testing/agreement/agreement-cases';
import { compareInZone } from '../../testing/agreement/compare-process';
import { compareViews, openAt, type Comparison } from '../../testing/agreement/compare-views';
import type { TestGateway } from '../../testing/test-client';

const [WEST, EAST] = PROCESS_ZONES;
const NAMES = Object.keys(CLOCKS) as ClockName[];
const ANY = NAMES[0] ?? '29 February';

/** Two processes at work for half a minute of processor; no machine is so busy that they need this long. */
const HANGS_MS = 900_000;

let compared: ReadonlyMap<string, Readonly<Record<ClockName, Comparison>>>;
let gateway: TestGateway;
beforeAll(async () => {
  const zones = PROCESS_ZONES.map(async (zone) => [zone, await compareInZone(zone)] as const);
  compared = new Map(await Promise.all(zones));
  gateway = await openAt(ANY);
}, HANGS_MS);
afterAll(() => gateway.close());

const comparisonOf = (zone: string, clock: ClockName): Comparison => {
  const found = compared.get(zone)?.[clock];
  if (!found) throw new Error(`Nothing was compared at ${clock} in ${zone}.`);
  return found;
};

describe.each(PROCESS_ZONES)('in a process of %s', (zone) => {
  it.each(NAMES)('every view of every agent and span tells the same figures: %s', (clock) => {
    const { wrong, pairs } = comparisonOf(zone, clock);
    expect(wrong).toEqual([]);
    expect(pairs).toBeGreaterThan(10_000);
  });
});

/** Without the zone, which is named at the end of the clock. */
const withoutZone = ({ figures }: Comparison, zone: string) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name.replace(` in ${zone}`, ''), figure]));

it.each(NAMES)('processes of two zones tell the same figures: %s', (clock) => {
  expect(withoutZone(comparisonOf(WEST, clock), WEST)).toEqual(withoutZone(comparisonOf(EAST, clock), EAST));
});

it('every figure is told, and above zero somewhere', () => {
  const told = Object.entries(comparisonOf(WEST, ANY).figures).filter(([, figure]) => figure > 0);
  expect(new Set(told.map(([name]) => /: (\w+), [^:]+$/.exec(name)?.[1]))).toEqual(
    new Set([
      'activeMembers', 'balance', 'bonus', 'deposits', 'fees', 'firstDeposits', 'payout', 'profit', 'rebate',
      'registrations', 'turnover', 'withdrawals',
    ]),
  ); // prettier-ignore
});

interface Answer {
  readonly days: { turnover: number; date: string }[];
  readonly totals: { deposits: number; turnover: number };
  readonly footer: { stake: number; turnover: number; teamBetMemberCount: number };
  readonly content: { time: number; kind: string; amount: number }[];
}

/** A day, in milliseconds. */
const DAY = 86_400_000;

/** Faults that one call could have, what is wrong by them, and in which view. */
const FAULTS: readonly (readonly [string, string, (told: Answer) => void, RegExp])[] = [
  ['an overview without one cent', 'R-71', ({ totals }) => void (totals.turnover -= 0.01), /turnover: overview/],
  ['a chart without its last day', 'R-71', ({ days }) => void days.pop(), /turnover: overview \d+, days/],
  ['a member without a deposit', 'R-73', ({ totals }) => void (totals.deposits = 0), /deposits: overview \d+, members/],
  ['profit and loss without a category', 'R-72', ({ content }) => void content.shift(), /turnover: overview \d+, categories/],
  ['a total of profit and loss', 'R-72', ({ footer }) => void (footer.turnover += 1), /turnover: overview \d+, profit and loss/],
  ['bets without the first', 'R-84', ({ content }) => void content.shift(), /turnover: overview \d+, bets/],
  ['a bet of the day before', 'R-84', ({ content: [bet] }) => void (bet && (bet.time -= DAY)), /turnover \d{4}-\d\d-\d\d: days \d+, bets/],
  ['a total of bets', 'R-84', ({ footer }) => void (footer.stake += 0.01), /turnover: overview \d+, totals of bets/],
  ['a record twice', 'R-34', ({ content }) => void content.push(...content.filter(({ kind }) => kind === 'deposit').slice(0, 1)), /deposits: overview \d+, ledger/],
  ['a record of the day before', 'R-34', ({ content }) => content.forEach((row) => void (row.time -= DAY)), /deposits \d{4}-\d\d-\d\d: days \d+, ledger/],
  ['a counter', 'R-70', ({ footer }) => void (footer.teamBetMemberCount += 1), /activeMembers: overview \d+, counters/],
]; // prettier-ignore

it.each(FAULTS)(
  '%s is noticed, and named with agent, span, clock and both figures',
  async (_fault, id, spoil, named) => {
    const call: TestGateway['call'] = async (asked, ...rest) => {
      const answer = await gateway.call(asked, ...rest);
      if (asked === id) spoil(answer.value as unknown as Answer);
      return answer;
    };
    const { yesterday = { startDate: '', endDate: '' } } = spansOf(dayOf(gateway.now()));
    const { wrong } = await compareViews({ ...gateway, call }, ANY, ['coral_agent'], { yesterday });
    const line = wrong.find((words) => named.test(words)) ?? '';
    expect(line).toMatch(/^coral_agent, yesterday \(2026-03-07 to 2026-03-07\), New York goes to summer time: /);
    expect(line).toMatch(/ \d+, [\w ,]+ \d+$/);
  },
);
