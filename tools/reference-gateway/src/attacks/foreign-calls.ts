import { ENDPOINTS, type EndpointId, type EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { ErrorCode } from 'shared-contracts/api/error-codes';
import type { RequestOf } from 'shared-contracts/api/endpoint';
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from '../data/accounts';
import { dayOf, daysBefore } from '../data/days';
import type { Victims } from './victims';

/** Who tries, with a session of their own at their own merchant; `agentBelow` is in the team of the victims' agent. */
export const STRANGERS = ['member', 'agent', 'agentBelow', 'otherMember', 'otherAgent', 'trial'] as const;
export type Stranger = (typeof STRANGERS)[number];

/** A refusal by its code, or `own`: served, with nothing but the caller's own. */
export type Outcome = ErrorCode | 'own';

/** A call with the victims' ids in every place that takes one. */
export interface ForeignCall<Id extends EndpointId = EndpointId> {
  readonly request: (victims: Victims, now: number) => RequestOf<EndpointTable[Id]>;
  /** What the strangers get; who is not named gets `own`, and the agent below what the agent gets. */
  readonly outcomes: Partial<Record<Stranger, Outcome>>;
  /** Whose call it is, and how it is seen that they get what no stranger did: the check of the check. */
  readonly owner: 'player' | 'agent';
  readonly shows: Showing;
}

/**
 * What tells the owner's call from those of strangers: the answer bears the victims' mark; it is an answer that no
 * stranger had; something of the victims has changed. `nothing` is for calls that are about nobody.
 */
export type Showing = 'mark' | 'answer' | 'change' | 'nothing';

type ForeignCalls = { readonly [Id in EndpointId]?: ForeignCall<Id> };

const AGENTS_ONLY = {
  member: 'role.forbidden',
  otherMember: 'role.forbidden',
  trial: 'role.forbidden',
} as const;
const REAL_ONLY = { trial: 'role.forbidden' } as const;
/** Something that only the site of the victims has. */
const NOT_ELSEWHERE = { otherMember: 'not_found', otherAgent: 'not_found' } as const;
/** A feature that the other merchant has not bought. */
const OFF_ELSEWHERE = { otherMember: 'feature.off', otherAgent: 'feature.off' } as const;

/** Trials have no limits, and the other merchant does not offer them. */
const OWN_LIMITS = { ...REAL_ONLY, ...OFF_ELSEWHERE } as const;

function everybody(outcome: Outcome): Record<Stranger, Outcome> {
  return {
    member: outcome,
    agent: outcome,
    agentBelow: outcome,
    otherMember: outcome,
    otherAgent: outcome,
    trial: outcome,
  };
}

function byPlayer<Id extends EndpointId>(
  request: ForeignCall<Id>['request'],
  outcomes: ForeignCall['outcomes'],
  shows: Showing,
): ForeignCall<Id> {
  return { request, outcomes, owner: 'player', shows };
}

function byAgent<Id extends EndpointId>(
  request: ForeignCall<Id>['request'],
  outcomes: ForeignCall['outcomes'],
  shows: Showing,
): ForeignCall<Id> {
  return { request, outcomes: { ...AGENTS_ONLY, ...outcomes }, owner: 'agent', shows };
}

function month(now: number): { startDate: string; endDate: string } {
  const endDate = dayOf(now);
  return { startDate: daysBefore(endDate, 29), endDate };
}

/** A network that every merchant pays out by. */
const PAYOUT = { kind: 'crypto', bank: 'USDT (ERC-20)', number: `0x${'00112233'.repeat(5)}` };
const PAY = { paymentPassword: DEMO_PAYMENT_PASSWORD };

/** The members' own calls. */
const MEMBER_CALLS = {
  'R-07': byPlayer(() => ({}), {}, 'change'),
  'R-09': byPlayer(() => ({}), { ...everybody('role.forbidden'), trial: 'own' }, 'nothing'),
  'R-21': byPlayer(() => ({}), {}, 'mark'),
  'R-22': byPlayer(() => ({ nickname: 'Eve' }), REAL_ONLY, 'mark'),
  'R-23': byPlayer(
    () => ({ oldPassword: DEMO_PASSWORD, newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' }),
    REAL_ONLY,
    'change',
  ),
  'R-24': byPlayer(() => ({}), {}, 'mark'),
  'R-25': byPlayer(() => ({ icon: '3' }), REAL_ONLY, 'change'),
  'R-26': byPlayer(() => ({ oldPassword: DEMO_PAYMENT_PASSWORD, newPassword: '135790' }), REAL_ONLY, 'change'),
  'R-27.list': byPlayer(() => ({}), REAL_ONLY, 'mark'),
  'R-27.create': byPlayer(() => ({ ...PAYOUT, holder: 'Eve Stranger', ...PAY }), REAL_ONLY, 'mark'),
  'R-27.remove': byPlayer(
    ({ accountId }) => ({ id: accountId }),
    { ...everybody('not_found'), ...REAL_ONLY },
    'change',
  ),
  'R-87': byPlayer(() => ({ by: 'password', password: DEMO_PASSWORD }), REAL_ONLY, 'change'),
  'R-88': byPlayer(() => ({ to: 'phone' }), REAL_ONLY, 'change'),
  'R-90': byPlayer(() => ({}), OWN_LIMITS, 'mark'),
  'R-91': byPlayer(() => ({ name: 'depositDay', amount: 123 }), OWN_LIMITS, 'change'),
  'R-92': byPlayer(() => ({ minutes: 15 }), OWN_LIMITS, 'change'),
  'R-93': byPlayer(() => ({ kind: 'coolOff', length: 1 }), OWN_LIMITS, 'change'),
  'R-94': byPlayer(() => ({}), OWN_LIMITS, 'answer'),
  'R-94.seen': byPlayer(() => ({}), OWN_LIMITS, 'answer'),
  'R-95': byPlayer(() => ({}), OWN_LIMITS, 'mark'),
  'R-96': byPlayer(() => ({}), OWN_LIMITS, 'answer'),
  'R-28': byPlayer(() => ({}), {}, 'mark'),
  'R-29': byPlayer(() => ({}), REAL_ONLY, 'nothing'),
  'R-30': byPlayer(() => ({ methodId: 'ewallet', amount: 100 }), REAL_ONLY, 'change'),
  'R-31': byPlayer(({ depositId }) => ({ id: depositId }), { ...everybody('not_found'), ...REAL_ONLY }, 'answer'),
  'R-31.cancel': byPlayer(
    ({ depositId }) => ({ id: depositId }),
    { ...everybody('not_found'), ...REAL_ONLY },
    'change',
  ),
  'R-32': byPlayer(() => ({}), REAL_ONLY, 'mark'),
  'R-33': byPlayer(
    ({ accountId }) => ({ accountId, amount: 100, ...PAY }),
    { ...everybody('validation.failed'), ...REAL_ONLY },
    'change',
  ),
  'R-34': byPlayer((_victims, now) => ({ ...month(now) }), {}, 'mark'),
  'R-35': byPlayer((_victims, now) => month(now), OFF_ELSEWHERE, 'answer'),
  'R-39': byPlayer(() => ({ pageNo: 1, pageSize: 100 }), {}, 'mark'),
  'R-40': byPlayer(() => ({ gameType: 'ALL', language: 'EN' }), {}, 'mark'),
  'R-41.add': byPlayer(() => ({ nodeId: '10001', vendor: 'AMBR' }), {}, 'change'),
  'R-41.remove': byPlayer(({ favourite }) => favourite, {}, 'change'),
  'R-42': byPlayer(
    () => ({ nodeId: '10001', gameId: '1', gameType: 'RNG', vassalage: 'AMBR', clientType: 2 }),
    {},
    'change',
  ),
  'R-43': byPlayer(() => ({ page: 1, gameType: 'ALL', language: 'EN', clientType: 2 }), {}, 'mark'),
  'R-45': byPlayer(
    () => ({
      platform: 'html5',
      language: 'EN',
      gameCategory: 'RNG',
      vassalage: 'AMBR',
      freePlay: 0,
      backUrl: 'https://evil.example/m/home',
    }),
    {},
    'answer',
  ),
  'R-50': byPlayer(() => ({ limit: 10 }), {}, 'answer'),
  'R-54': byPlayer(
    () => ({
      b2c: 1,
      language: 'EN',
      backUrl: 'https://evil.example/',
      headerColor: '#102030',
      title: 'Chat',
      moduleId: 'CBS3',
    }),
    { ...OFF_ELSEWHERE, ...REAL_ONLY },
    'answer',
  ),
  'R-55': byPlayer(() => ({}), OFF_ELSEWHERE, 'answer'),
  'R-57': byPlayer(() => ({}), {}, 'answer'),
  'R-58.list': byPlayer(() => ({}), REAL_ONLY, 'mark'),
  'R-58.get': byPlayer(({ inboxId }) => ({ id: inboxId }), { ...everybody('not_found'), ...REAL_ONLY }, 'mark'),
  'R-58.read': byPlayer(({ inboxId }) => ({ ids: [inboxId] }), REAL_ONLY, 'change'),
  'R-58.remove': byPlayer(({ inboxId }) => ({ ids: [inboxId] }), REAL_ONLY, 'change'),
  'R-61': byPlayer(() => ({ announcementId: 1, read: true }), NOT_ELSEWHERE, 'change'),
  'R-63': byPlayer(
    ({ promotions }) => ({ promotionId: promotions.applied, remarks: 'Please' }),
    { ...NOT_ELSEWHERE, ...REAL_ONLY },
    'change',
  ),
  'R-64': byPlayer(() => ({ tab: 'available' }), {}, 'mark'),
  'R-65': byPlayer(() => ({}), { agent: 'role.forbidden', ...OFF_ELSEWHERE, ...REAL_ONLY }, 'mark'),
  'R-67': byPlayer(
    ({ promotions }) => ({ promotionId: promotions.joined }),
    { ...NOT_ELSEWHERE, ...REAL_ONLY },
    'change',
  ),
  'R-68': byPlayer(({ rewardId }) => ({ rewardId }), { ...everybody('not_found'), ...REAL_ONLY }, 'change'),
  'R-69': { ...byPlayer<'R-69'>(() => ({}), {}, 'answer'), owner: 'agent' },
} satisfies ForeignCalls;

/** The agents' calls; an agent of another team is a stranger too. */
const AGENT_CALLS = {
  'R-70': byAgent((_victims, now) => ({ ...month(now), size: 0 }), {}, 'answer'),
  'R-71': byAgent((_victims, now) => month(now), {}, 'mark'),
  'R-72': byAgent(({ player }, now) => ({ ...month(now), username: player }), {}, 'mark'),
  'R-73': byAgent(
    ({ player }, now) => ({ ...month(now), username: player }),
    { agent: 'role.forbidden', otherAgent: 'member.not_found' },
    'mark',
  ),
  'R-74': byAgent(
    ({ agent }) => ({ parent: agent }),
    { agent: 'role.forbidden', otherAgent: 'member.not_found' },
    'mark',
  ),
  'R-75': byAgent(
    ({ agent }) => ({ kind: 'member', username: agent, password: 'Fresh1234', rebates: {} }),
    { agent: 'username.exists' },
    'nothing',
  ),
  'R-76.get': byAgent(
    ({ player }) => ({ username: player }),
    { agent: 'role.forbidden', otherAgent: 'member.not_found' },
    'answer',
  ),
  'R-76.save': byAgent(
    ({ player }) => ({ username: player, rebates: { RNG: 0.9 }, version: 1 }),
    { agent: 'role.forbidden', otherAgent: 'member.not_found' },
    'change',
  ),
  'R-77': byAgent((_victims, now) => month(now), { otherAgent: 'feature.off' }, 'mark'),
  'R-78': byAgent((_victims, now) => month(now), {}, 'answer'),
  'R-79.send': byAgent(
    ({ player }) => ({ recipients: [{ username: player, amount: 1 }], kind: 'transfer', ...PAY }),
    {},
    'mark',
  ),
  'R-79.list': byAgent(() => ({}), {}, 'mark'),
  'R-80.list': byAgent(() => ({}), {}, 'mark'),
  'R-80.create': byAgent(() => ({ kind: 'member', rebates: {} }), {}, 'mark'),
  'R-80.remove': byAgent(({ linkId }) => ({ id: linkId }), { agent: 'not_found', otherAgent: 'not_found' }, 'mark'),
  'R-81': byAgent(() => ({}), {}, 'answer'),
  'R-82': byAgent(() => ({}), { otherAgent: 'feature.off' }, 'answer'),
  'R-83.create': byAgent(
    ({ dividendId }) => ({ dividendId, ...PAY }),
    { agent: 'version.conflict', otherAgent: 'feature.off' },
    'change',
  ),
  'R-83.list': byAgent(() => ({}), { otherAgent: 'feature.off' }, 'answer'),
  'R-84': byAgent(({ player }, now) => ({ ...month(now), username: player }), {}, 'mark'),
  'R-85': byAgent(() => ({ kind: 'salary' }), { agentBelow: 'not_found' }, 'mark'),
  'R-86': byAgent(
    ({ contractId }) => ({ kind: 'hour', id: contractId, version: 1, accept: true }),
    { agent: 'version.conflict', otherAgent: 'version.conflict' },
    'change',
  ),
} satisfies ForeignCalls;

/** The calls that show `nothing`, and why no owner gets anything by them that a stranger does not. */
export const ABOUT_NOBODY = {
  'R-09': 'only a trial account has a trial, and it is refused to all others',
  'R-29': 'the ways to pay are the merchant’s',
  'R-75': 'a name is never given twice, so its owner is refused too',
} satisfies Partial<Record<EndpointId, string>>;

/** Every call that demands a session, as somebody makes it who is after another member's data. */
export const FOREIGN_CALLS = { ...MEMBER_CALLS, ...AGENT_CALLS };
export type SessionCall = keyof typeof FOREIGN_CALLS;

/** What takes from its caller something that other calls need or tell is made last. */
const LAST: readonly EndpointId[] = ['R-54', 'R-27.remove', 'R-26', 'R-23', 'R-07'];

/** The calls of the contract that demand a session: T and A of the table. */
export const SESSION_CALLS = (Object.keys(ENDPOINTS) as EndpointId[])
  .filter((id) => ['member', 'agent'].includes(ENDPOINTS[id].auth))
  .sort((left, right) => LAST.indexOf(left) - LAST.indexOf(right)) as SessionCall[];
