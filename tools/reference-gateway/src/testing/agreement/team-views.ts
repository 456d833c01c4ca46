import { dayOf, daysBetween } from '../../data/days';
import type { CallOptions } from '../contract-client';
import { allOf, linesOf, sum, SUMMED, toCents, type Span } from '../own-records';
import type { TestGateway } from '../test-client';

/** One place that tells figures, in cents or as counts; `turnover 2026-03-08` is that of one day. */
export interface View {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
}

const MONEY = SUMMED.filter((name) => name !== 'fees');
const MOVED = ['deposits', 'withdrawals', 'turnover', 'payout', 'bonus'] as const;
const COUNTED = ['registrations', 'firstDeposits', 'activeMembers'] as const;
const KEPT = ['turnover', 'payout', 'bonus', 'rebate', 'fees', 'profit'] as const;

type Numbers<Name extends string> = Readonly<Record<Name, number>>;

/** Amounts of money as cents. */
function centsOf<Name extends string>(names: readonly Name[], told: Numbers<Name>): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, toCents(told[name])]));
}

function sumsOf<Name extends string>(names: readonly Name[], told: readonly Numbers<Name>[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, sum(told.map((row) => toCents(row[name])))]));
}

function countsOf<Name extends string>(names: readonly Name[], told: readonly Numbers<Name>[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, sum(told.map((row) => row[name]))]));
}

/** Adds up lines by name, and by name and day. */
function addedUp(
  names: readonly string[],
  span: Span,
  lines: readonly { readonly name: string; readonly day: string; readonly cents: number }[],
): Record<string, number> {
  const days = daysBetween(span.startDate, span.endDate);
  const sums = Object.fromEntries(names.flatMap((name) => [name, ...days.map((day) => `${name} ${day}`)].map((key) => [key, 0])));
  for (const { name, day, cents } of lines) {
    for (const key of [name, `${name} ${day}`]) sums[key] = (sums[key] ?? 0) + cents;
  }
  return sums;
} // prettier-ignore

/** Figures of single accounts over one span, each asked for once: they are the same for every agent above. */
export type FiguresOfMember = (
  username: string,
) => Promise<Numbers<(typeof MONEY)[number] | (typeof COUNTED)[number] | 'balance' | 'profit'>>;

/** Everything that tells an agent about its team over some days. */
export async function readViews(
  gateway: TestGateway,
  agent: { readonly options: CallOptions; readonly team: readonly string[] },
  span: Span,
  figuresOf: FiguresOfMember,
): Promise<View[]> {
  const { options, team } = agent;
  const pages = { ...span, pageSize: 200 };
  const { totals, days } = (await gateway.call('R-71', span, options)).value;
  const profit = (await gateway.call('R-72', pages, options)).value;
  // Every name has one of these letters: it is told by category and member.
  const named = await allOf((pageNo) => gateway.call('R-72', { ...pages, username: '_', pageNo }, options));
  const totalsOfBets: Record<string, number>[] = [];
  const bets = await allOf(async (pageNo) => {
    const page = await gateway.call('R-84', { ...pages, pageNo }, options);
    const { stake, payout } = page.value.footer;
    totalsOfBets.push({ turnover: toCents(stake ?? Number.NaN), payout: toCents(payout ?? Number.NaN) });
    return page;
  });
  const ledger = await allOf((pageNo) => gateway.call('R-34', { ...pages, types: 'A', pageNo }, options));
  const { footer } = (await gateway.call('R-70', { ...span, size: 0 }, options)).value;
  const members = await Promise.all(team.map(figuresOf));
  const placed = bets.flatMap(({ stake, payout, time }) => {
    const day = dayOf(time ?? 0);
    return [
      { name: 'turnover', day, cents: toCents(stake) },
      { name: 'payout', day, cents: toCents(payout) },
    ];
  });
  const moved = ledger.flatMap(linesOf);
  const byDay = days.flatMap((day) => MOVED.map((name) => ({ name, day: day.date, cents: toCents(day[name]) })));
  return [
    { name: 'overview', figures: { ...centsOf([...MONEY, 'profit', 'balance'], totals), ...countsOf(COUNTED, [totals]) } },
    {
      name: 'days',
      figures: {
        ...addedUp(MOVED, span, byDay),
        ...sumsOf(['rebate', 'profit'], days),
        ...countsOf(['registrations', 'firstDeposits'], days),
        balance: toCents(days.at(-1)?.balance ?? Number.NaN),
      },
    },
    { name: 'members', figures: { ...sumsOf([...MONEY, 'profit', 'balance'], members), ...countsOf(COUNTED, members) } },
    { name: 'members of profit and loss', figures: sumsOf(KEPT, named) },
    { name: 'categories', figures: sumsOf(KEPT, profit.content) },
    { name: 'profit and loss', figures: centsOf(KEPT, profit.footer) },
    {
      name: 'bets',
      figures: { ...addedUp(['turnover', 'payout'], span, placed), activeMembers: new Set(bets.map(({ username }) => username)).size },
    },
    ...totalsOfBets.map((figures, index) => ({ name: `totals of bets, page ${index + 1}`, figures })),
    { name: 'ledger', figures: { ...addedUp([...MOVED, 'fees'], span, moved) } },
    { name: 'counters', figures: { activeMembers: footer.teamBetMemberCount ?? Number.NaN, registrations: footer.teamRegisterMemberCount ?? Number.NaN } },
  ]; // prettier-ignore
}

/** Every pair of views that tells one figure in two ways, as words. */
export function disagreements(views: readonly View[]): string[] {
  return views.flatMap(({ name, figures }, index) =>
    views.slice(index + 1).flatMap((other) =>
      Object.keys(figures)
        .filter((figure) => other.figures[figure] !== undefined && other.figures[figure] !== figures[figure])
        .map((figure) => `${figure}: ${name} ${figures[figure]}, ${other.name} ${other.figures[figure]}`),
    ),
  );
}

/** How many pairs were compared. */
export function countPairs(views: readonly View[]): number {
  const told = views.map(({ figures }) => Object.keys(figures));
  return sum(told.map((names, index) => sum(told.slice(index + 1).map((other) => names.filter((name) => other.includes(name)).length))));
} // prettier-ignore
