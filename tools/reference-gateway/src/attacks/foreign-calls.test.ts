import { isDeepStrictEqual } from 'node:util';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-table';
import type { ErrorCode } from 'shared-contracts/api/error-codes';
import { schemaFields } from 'shared-contracts/api/gateway/schema-fields';
import { MEMBER_TYPE } from 'shared-contracts/session/member-type';
import { secretHash } from '../rules/security/secrets';
import { startSession } from '../rules/account/sessions';
import { findMerchant } from '../data/merchants';
import type { CallOptions, TestAnswer } from '../testing/contract-client';
import { openTestGateway, type TestGateway } from '../testing/test-client';
import {
  ABOUT_NOBODY,
  FOREIGN_CALLS,
  SESSION_CALLS,
  STRANGERS,
  type ForeignCall,
  type Outcome,
  type SessionCall,
  type Showing,
  type Stranger,
} from './foreign-calls';
import { holdingsOf, makeVictims, toldOf, type Victims } from './victims';

/** Who the strangers are: nobody whom the victims’ data is for, at the same merchant and at another one. */
const PEOPLE = {
  member: { merchant: 'aurora', username: 'celine_dew' },
  agent: { merchant: 'aurora', username: 'ember_agent' },
  agentBelow: { merchant: 'aurora', username: 'maple_agent' },
  otherMember: { merchant: 'bahari', username: 'demo_member' },
  otherAgent: { merchant: 'bahari', username: 'demo_agent' },
} as const;

let gateway: TestGateway;
let victims: Victims;
let trial: string;
let keys = 0;
/** The victims' own, and one of another merchant's demo_agent. */
let tokens: Record<'player' | 'agent' | 'namesake' | 'hash', string>;
/** What the victims have, which no attempt may change. */
let held: unknown;
/** The answers that strangers were given, as text, by stranger and call. */
const strangersGot = new Map<string, string>();

/** Calls that are not for their owner either: a name is never given twice, and only a trial account has a trial. */
const OWNERS_REFUSAL: Partial<Record<SessionCall, ErrorCode>> = { 'R-09': 'role.forbidden', 'R-75': 'username.exists' };

beforeAll(async () => {
  const moment = Date.now();
  gateway = await openTestGateway({ now: () => moment });
  // Of nobody's team: the friends of demo_member are below the victim.
  gateway.store.run("UPDATE members SET parent_id = NULL WHERE username = 'celine_dew'");
  gateway.store.run(
    `UPDATE members SET parent_id = (SELECT id FROM members WHERE merchant = 'aurora' AND username = 'demo_agent')
     WHERE merchant = 'aurora' AND username = 'maple_agent'`,
  );
  // The same people are seeded at each merchant: a team that is not as large shows whose is told.
  gateway.store.run(
    `UPDATE members SET parent_id = NULL WHERE parent_id =
       (SELECT id FROM members WHERE merchant = 'bahari' AND username = 'demo_agent')`,
  );
  victims = await makeVictims(gateway);
  const answer = await gateway.call('R-08', { moduleId: 'FREEPLAY3' }, { merchant: 'aurora-trial' });
  trial = answer.value.userName;
  const [player = '', agent = '', namesake = ''] = [
    sessionOf('aurora', victims.player).token,
    sessionOf('aurora', victims.agent).token,
    sessionOf('bahari', 'demo_agent').token,
  ];
  tokens = { player, agent, namesake, hash: secretHash(player) };
  held = victimsHold();
});
afterAll(() => gateway.close());

interface MemberRow {
  readonly id: number;
  readonly type: number;
}

/** A fresh session, without the slow comparison of a password. */
function sessionOf(merchant: string, username: string): CallOptions {
  const found = findMerchant(merchant);
  const row = gateway.store.get<MemberRow>(
    'SELECT id, type FROM members WHERE merchant = ? AND username = ?',
    merchant,
    username,
  );
  if (!found || !row) throw new Error(`there is no ${username} at ${merchant}`);
  return { merchant, token: startSession(gateway.store, found, row.id, row.type, gateway.now()) };
}

function sessionOfStranger(who: Stranger): CallOptions {
  if (who === 'trial') return sessionOf('aurora-trial', trial);
  return sessionOf(PEOPLE[who].merchant, PEOPLE[who].username);
}

function rowOf(id: SessionCall): ForeignCall {
  return FOREIGN_CALLS[id] as ForeignCall;
}

/** A confirmation of the caller's own session: who they are is not what keeps strangers out. */
function confirmed(id: SessionCall, { token = '' }: CallOptions): string {
  keys += 1;
  const confirmation = `confirmation-${keys}`;
  gateway.store.run(
    `INSERT INTO confirmations (token_hash, session_hash, member_id, expires_at, way)
     SELECT ?, token_hash, member_id, ?, ? FROM sessions WHERE token_hash = ?`,
    secretHash(confirmation),
    gateway.now() + 60_000,
    id === 'R-27.remove' ? 'paymentPassword' : 'password',
    secretHash(token),
  );
  return confirmation;
}

/** Makes a row's call with the victim's own idempotency key, unless another is wanted. */
async function attempt(id: SessionCall, options: CallOptions, key = victims.idempotencyKey): Promise<TestAnswer> {
  const confirmation = schemaFields(ENDPOINTS[id].request).has('confirmation') ? confirmed(id, options) : undefined;
  const request = { ...(rowOf(id).request(victims, gateway.now()) as object), ...(confirmation && { confirmation }) };
  const answer = await gateway.call(id, request, { ...options, headers: { 'Idempotency-Key': key } });
  if (confirmation) gateway.store.run('DELETE FROM confirmations WHERE token_hash = ?', secretHash(confirmation));
  return answer;
}

function victimsHold(): unknown {
  return [victims.playerId, victims.agentId].map((id) => holdingsOf(gateway.store, id));
}

/** What an attempt came to: the code it was refused with or `own`, and what it told or changed of the victims. */
async function outcomeOf(id: SessionCall, options: CallOptions, note: (answer: TestAnswer) => void = () => undefined) {
  const answer = await attempt(id, options);
  note(answer);
  const request = rowOf(id).request(victims, gateway.now());
  expect(victimsHold()).toEqual(held);
  return {
    outcome: answer.status < 300 ? 'own' : (answer.code ?? `status ${answer.status}`),
    told: toldOf(victims, [answer.value, answer.message], request),
  };
}

it('has a row for every call that demands a session, and none for another', () => {
  expect(Object.keys(FOREIGN_CALLS).sort()).toEqual([...SESSION_CALLS].sort());
  expect(SESSION_CALLS.length).toBeGreaterThan(60);
});

describe.each(STRANGERS)('another one’s data, for a stranger (%s)', (who) => {
  it.each(SESSION_CALLS)('%s', async (id) => {
    const { outcomes } = rowOf(id);
    const expected = outcomes[who] ?? (who === 'agentBelow' ? outcomes.agent : undefined) ?? 'own';
    const note = ({ value }: TestAnswer): void => void strangersGot.set(`${who} ${id}`, JSON.stringify(value) ?? '');
    expect(await outcomeOf(id, sessionOfStranger(who), note)).toEqual({ outcome: expected, told: [] });
  });
});

/** Tokens that are no session here. Signing out of what is none already succeeds. */
const NO_SESSIONS: readonly (readonly [string, ErrorCode, () => CallOptions])[] = [
  ['no token', 'session.missing', () => ({})],
  ['a token that nobody has', 'session.expired', () => ({ token: 'x'.repeat(43) })],
  [
    'the victim’s token, shown to another merchant',
    'session.expired',
    () => ({ token: tokens.player, merchant: 'bahari' }),
  ],
  [
    'the victim’s token, shown to the trial site',
    'session.expired',
    () => ({ token: tokens.agent, merchant: 'aurora-trial' }),
  ],
  ['a token of the same name at another merchant', 'session.expired', () => ({ token: tokens.namesake })],
  ['the hash of the victim’s token, as the database has it', 'session.expired', () => ({ token: tokens.hash })],
];

describe.each(NO_SESSIONS)('%s', (_name, code, optionsOf) => {
  it.each(SESSION_CALLS)('%s', async (id) => {
    const isForgiven = id === 'R-07' && code === 'session.expired';
    expect(await outcomeOf(id, optionsOf())).toEqual({ outcome: isForgiven ? 'own' : code, told: [] });
  });
});

it('a member is no agent, whatever type its request claims', async () => {
  const { token = '' } = sessionOf('aurora', PEOPLE.member.username);
  const today = new Date(gateway.now()).toISOString().slice(0, 10);
  const answer = await gateway.call(
    'R-70',
    { startDate: today, endDate: today, size: 0, type: MEMBER_TYPE.agent, memberType: MEMBER_TYPE.agent },
    { token },
  );
  expect(answer.code).toBe('role.forbidden');
  const team = await gateway.call(
    'R-34',
    { startDate: today, endDate: today, types: 'A', username: victims.player },
    { token },
  );
  expect(team.code).toBe('role.forbidden');
});

/** What the strangers got by a call: its owner is to get something else. */
function answersOfStrangers(id: SessionCall): readonly string[] {
  return STRANGERS.map((who) => {
    const text = strangersGot.get(`${who} ${id}`);
    if (text === undefined) throw new Error(`no ${who} has tried ${id}`);
    return text;
  });
}

it('the victims themselves get by the same calls what nobody else did, so the watch sees', async () => {
  const found: Partial<Record<SessionCall, readonly (Outcome | Showing)[]>> = {};
  for (const id of SESSION_CALLS) {
    const { owner, shows } = rowOf(id);
    keys += 1;
    const session = sessionOf('aurora', victims[owner]);
    const before = victimsHold();
    const { status, code, value } = await attempt(id, session, `owner-key-${keys}`);
    const seen: Record<Showing, boolean> = {
      mark: toldOf(victims, value, {}).length > 0,
      answer: !answersOfStrangers(id).includes(JSON.stringify(value)),
      change: !isDeepStrictEqual(victimsHold(), before),
      nothing: true,
    };
    found[id] = [status < 300 ? 'own' : (code ?? 'internal'), ...(seen[shows] ? [shows] : [])];
  }
  const expected = SESSION_CALLS.map((id) => [id, [OWNERS_REFUSAL[id] ?? 'own', rowOf(id).shows]]);
  expect(found).toEqual(Object.fromEntries(expected));
});

it('only calls with a reason are about nobody', () => {
  const about = SESSION_CALLS.filter((id) => rowOf(id).shows === 'nothing');
  expect(about.sort()).toEqual(Object.keys(ABOUT_NOBODY).sort());
});
