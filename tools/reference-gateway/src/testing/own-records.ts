import { dayOf } from '../data/days';
import type { TestGateway } from './test-client';

/** What both a member's own records and an agent's figures can tell. */
export const SUMMED = ['deposits', 'withdrawals', 'turnover', 'payout', 'bonus', 'rebate', 'fees'] as const;
type Summed = (typeof SUMMED)[number];

/** Days, both included. */
export type Span = Readonly<Record<'startDate' | 'endDate', string>>;

/** One line of somebody's own records. */
interface OwnLine {
  readonly day: string;
  readonly name: Summed;
  readonly cents: number;
}

/** Everything that a member sees of itself when it signs in. */
export interface OwnRecords {
  readonly username: string;
  readonly balanceCents: number;
  readonly lines: readonly OwnLine[];
}

interface LedgerRow {
  readonly kind: string;
  readonly state: string;
  readonly amount: number;
  readonly fee: number;
  readonly time: number | null;
}

export const toCents = (amount: number): number => Math.round(amount * 100);
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Everything a call has, whatever the number of its pages. */
export async function allOf<Row>(
  ask: (pageNo: number) => Promise<{ value: { content: Row[]; totalPages: number } }>,
): Promise<Row[]> {
  const first = (await ask(1)).value;
  const rest = Array.from({ length: first.totalPages - 1 }, (_, index) => ask(index + 2));
  return [first, ...(await Promise.all(rest)).map(({ value }) => value)].flatMap(({ content }) => content);
}

/** What a record is in the figures: what has not reached a wallet is in none, a withdrawal has left it in every state. */
export function linesOf({ kind, state, amount, fee, time }: LedgerRow): OwnLine[] {
  if (state !== 'done' && kind !== 'withdrawal') return [];
  const day = dayOf(time ?? 0);
  const cents = toCents(amount);
  const fees: OwnLine[] = fee === 0 ? [] : [{ day, name: 'fees', cents: toCents(fee) }];
  if (kind === 'deposit') return [...fees, { day, name: 'deposits', cents }];
  if (kind === 'withdrawal') return [...fees, { day, name: 'withdrawals', cents: -cents }];
  if (kind === 'bonus') return [...fees, { day, name: 'bonus', cents }];
  if (kind === 'bet') return [...fees, { day, name: cents < 0 ? 'turnover' : 'payout', cents: Math.abs(cents) }];
  return fees;
}

/** Signs a member in and reads its wallet, its transactions and its rebates. */
export async function readOwnRecords(gateway: TestGateway, username: string, span: Span): Promise<OwnRecords> {
  const token = await gateway.signIn(username);
  const pages = { ...span, pageSize: 200 };
  const ledger = await allOf((pageNo) => gateway.call('R-34', { ...pages, state: 'done', pageNo }, { token }));
  const rebates = await allOf((pageNo) => gateway.call('R-35', { ...pages, pageNo }, { token }));
  const { value } = await gateway.call('R-28', {}, { token });
  return {
    username,
    balanceCents: toCents(value.sumBalance),
    lines: [
      ...ledger.flatMap(linesOf),
      ...rebates.map(({ date, rebate }) => ({ day: date, name: 'rebate' as const, cents: toCents(rebate) })),
    ],
  };
}

/** What some members' own records come to on some days, in cents; `active` is how many of them played. */
export function sumRecords(records: readonly OwnRecords[], { startDate, endDate }: Span) {
  const inSpan = records.map(({ lines }) => lines.filter(({ day }) => day >= startDate && day <= endDate));
  const of = (name: Summed) => sum(inSpan.flat().map((line) => (line.name === name ? line.cents : 0)));
  return {
    ...(Object.fromEntries(SUMMED.map((name) => [name, of(name)])) as Record<Summed, number>),
    active: inSpan.filter((lines) => lines.some(({ name }) => name === 'turnover')).length,
  };
}
