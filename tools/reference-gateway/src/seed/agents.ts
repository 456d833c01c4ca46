import { setRates, START_RATES, type Rates } from '../rules/agent/rebates';
import { advanceTeams } from '../rules/agent/team-settlement';
import type { Store } from '../data/store/store';
import { accountSeeds } from '../data/accounts';
import { CONTRACT_TERMS, HOUSE } from '../data/contract-texts';
import { dayOf, daysBefore } from '../data/days';
import type { Merchant } from '../data/merchants';

/** By how much each level's rates are above those of plain members, in hundredths of a percent. */
const AGENT_MORE = 30;
const LEADER_MORE = 60;

interface ContractSeed {
  readonly username: string;
  readonly kind: 'salary' | 'dividend' | 'hour';
  readonly period: string;
  readonly state: 'pending' | 'active';
}

/** Those that pay, and those that wait for an answer. */
const CONTRACTS: readonly ContractSeed[] = [
  { username: 'demo_leader', kind: 'dividend', period: 'week', state: 'active' },
  { username: 'demo_leader', kind: 'salary', period: 'day', state: 'active' },
  { username: 'demo_agent', kind: 'dividend', period: 'week', state: 'active' },
  { username: 'demo_agent', kind: 'salary', period: 'day', state: 'active' },
  { username: 'ember_agent', kind: 'salary', period: 'day', state: 'pending' },
  { username: 'ember_agent', kind: 'dividend', period: 'week', state: 'pending' },
  { username: 'coral_agent', kind: 'hour', period: 'hour', state: 'pending' },
];

const TIERS = {
  salary: [
    { threshold: 1_000, rate: 0.05 },
    { threshold: 10_000, rate: 0.08 },
    { threshold: 50_000, rate: 0.1 },
  ],
  dividend: [
    { threshold: 0, rate: 5 },
    { threshold: 5_000, rate: 8 },
    { threshold: 20_000, rate: 10 },
  ],
  hour: [
    { threshold: 500, amount: 5 },
    { threshold: 2_000, amount: 25 },
  ],
} as const;
/** So long ago the contracts that pay came into force. */
const IN_FORCE_DAYS = 56;

function raised(rates: Rates, more: number): Rates {
  return Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, rate + more]));
}

function seedContracts(store: Store, ids: ReadonlyMap<string, number>, now: number): void {
  for (const { username, kind, period, state } of CONTRACTS) {
    store.run(
      `INSERT INTO contracts (member_id, kind, version, issuer, period, tiers, terms, state, since_day)
       VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?)`,
      ids.get(username) ?? 0,
      kind,
      username === 'demo_leader' ? HOUSE.EN : 'demo_leader',
      period,
      JSON.stringify(TIERS[kind]),
      CONTRACT_TERMS[kind].EN,
      state,
      state === 'active' ? daysBefore(dayOf(now), IN_FORCE_DAYS) : null,
    );
  }
}

function seedLinks(store: Store, merchant: Merchant, agentId: number): void {
  const rebates = JSON.stringify(START_RATES);
  const insert = `INSERT INTO affiliate_urls (agent_id, merchant, kind, rebates, code, visits, signups, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, NULL)`;
  store.run(insert, agentId, merchant.code, 'member', rebates, 'MARISOL8', 214, 9);
  store.run(insert, agentId, merchant.code, 'agent', rebates, 'MARISOLA', 31, 1);
}

/** The first deposit of each account makes up for all that came after it, so that wallets end at what was seeded. */
function settleOpenings(store: Store, ids: ReadonlyMap<string, number>): void {
  for (const { username, balanceCents } of accountSeeds()) {
    const memberId = ids.get(username) ?? 0;
    store.run(
      `UPDATE wallet_transactions SET amount_cents = amount_cents + ? -
         (SELECT balance_cents FROM wallets WHERE member_id = ?)
       WHERE id = (SELECT min(id) FROM wallet_transactions WHERE member_id = ? AND kind = 'deposit')`,
      balanceCents,
      memberId,
      memberId,
    );
  }
}

/** The agents' side of one merchant: domain, rates, contracts, links, and sixty days of play with all it earned. */
export function seedAgents(store: Store, merchant: Merchant, now: number): void {
  const rows = store.all<{ id: number; username: string; created_at: number }>(
    'SELECT id, username, created_at FROM members WHERE merchant = ?',
    merchant.code,
  );
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  store.run(
    'INSERT INTO affiliate_domains (merchant, domain, code) VALUES (?, ?, ?)',
    merchant.code,
    `${merchant.site}-friends.localhost`,
    'AGENT1',
  );
  for (const { id, username, created_at } of rows) {
    const more = username === 'demo_leader' ? LEADER_MORE : username.endsWith('_agent') ? AGENT_MORE : 0;
    setRates(store, id, raised(START_RATES, more), dayOf(created_at));
  }
  seedContracts(store, ids, now);
  seedLinks(store, merchant, ids.get('demo_agent') ?? 0);
  advanceTeams(store, merchant, now);
  settleOpenings(store, ids);
}
