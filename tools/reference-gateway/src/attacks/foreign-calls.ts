import { ENDPOINTS, type EndpointId, type EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { ErrorCode } from 'shared-contracts/api/error-codes';
import type { RequestOf } from 'shared-contracts/api/endpoint';
import { DEMO_PAYMENT_PASSWORD } from '../seed/accounts';
import { dayOf, daysBefore } from '../seed/days';
import type { Victims } from './victims';

/** Who tries, with a session of their own at their own merchant. */
export const STRANGERS = ['member', 'agent', 'otherMember', 'otherAgent', 'trial'] as const;
export type Stranger = (typeof STRANGERS)[number];

/** A refusal by its code, or `own`: served, with nothing but the caller's own. */
export type Outcome = ErrorCode | 'own';

/** A call with the victims' ids in every place that takes one. */
export interface ForeignCall<Id extends EndpointId = EndpointId> {
  readonly request: (victims: Victims, now: number) => RequestOf<EndpointTable[Id]>;
  /** What the strangers get; who is not named gets `own`. */
  readonly outcomes: Partial<Record<Stranger, Outcome>>;
  /** Whether the victim itself is told something that bears its mark: the check of the check. */
  readonly owner: 'player' | 'agent';
  readonly isTelling: boolean;
}

type ForeignCalls = { readonly [Id in EndpointId]?: ForeignCall<Id> };

const AGENTS_ONLY = {
  member: 'role.forbidden',
  otherMember: 'role.forbidden',
  trial: 'role.forbidden',
} as const;
const REAL_ONLY = { trial: 'role.forbidden' } as const;
/** A feature that the other merchant has not bought. */
const OFF_ELSEWHERE = { otherMember: 'feature.off', otherAgent: 'feature.off' } as const;

function everybody(outcome: Outcome): Record<Stranger, Outcome> {
  return { member: outcome, agent: outcome, otherMember: outcome, otherAgent: outcome, trial: outcome };
}

function byPlayer<Id extends EndpointId>(
  request: ForeignCall<Id>['request'],
  outcomes: ForeignCall['outcomes'] = {},
  isTelling = false,
): ForeignCall<Id> {
  return { request, outcomes, owner: 'player', isTelling };
}

function byAgent<Id extends EndpointId>(
  request: ForeignCall<Id>['request'],
  outcomes: ForeignCall['outcomes'] = {},
  isTelling = false,
): ForeignCall<Id> {
  return { request, outcomes: { ...AGENTS_ONLY, ...outcomes }, owner: 'agent', isTelling };
}

function month(now: number): { startDate: string; endDate: string } {
  const endDate = dayOf(now);
  return { startDate: daysBefore(endDate, 29), endDate };
}

const PAY = { paymentPassword: DEMO_PAYMENT_PASSWORD };
const TELLS = true;

/** The members' own calls. */
const MEMBER_CALLS = {
  'R-07': byPlayer(() => ({})),
  'R-09': byPlayer(() => ({}), { ...everybody('role.forbidden'), trial: 'own' }),
  'R-21': byPlayer(() => ({}), {}, TELLS),
  'R-22': byPlayer(() => ({ nickname: 'Eve' }), REAL_ONLY, TELLS),
  'R-23': byPlayer(() => ({ oldPassword: 'Wrong1234', newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' }), {
    ...everybody('auth.invalid'),
    ...REAL_ONLY,
  }),
  'R-24': byPlayer(() => ({}), {}, TELLS),
  'R-25': byPlayer(() => ({ icon: '3' }), REAL_ONLY),
  'R-26': byPlayer(() => ({ oldPassword: '000000', newPassword: '135790' }), {
    ...everybody('payment_password.wrong'),
    ...REAL_ONLY,
  }),
  'R-27.list': byPlayer(() => ({}), REAL_ONLY, TELLS),
  'R-27.create': byPlayer(
    () => ({ kind: 'bank', bank: 'Bank', holder: 'Eve', number: '99887766', ...PAY }),
    REAL_ONLY,
    TELLS,
  ),
  'R-27.remove': byPlayer(({ accountId }) => ({ id: accountId }), { ...everybody('not_found'), ...REAL_ONLY }),
  'R-28': byPlayer(() => ({}), {}, TELLS),
  'R-29': byPlayer(() => ({}), REAL_ONLY),
  'R-30': byPlayer(() => ({ methodId: 'ewallet', amount: 100 }), REAL_ONLY),
  'R-31': byPlayer(({ depositId }) => ({ id: depositId }), { ...everybody('not_found'), ...REAL_ONLY }),
  'R-32': byPlayer(() => ({}), REAL_ONLY, TELLS),
  'R-33': byPlayer(({ accountId }) => ({ accountId, amount: 100, ...PAY }), {
    ...everybody('validation.failed'),
    ...REAL_ONLY,
  }),
  'R-34': byPlayer((_victims, now) => ({ ...month(now) }), {}, TELLS),
  'R-35': byPlayer((_victims, now) => month(now), OFF_ELSEWHERE),
  'R-39': byPlayer(() => ({ pageNo: 1, pageSize: 100 }), {}, TELLS),
  'R-40': byPlayer(() => ({ gameType: 'ALL', language: 'EN' }), {}, TELLS),
  'R-41.add': byPlayer(() => ({ nodeId: '10001', vendor: 'AMBR' })),
  'R-41.remove': byPlayer(({ favourite }) => favourite),
  'R-42': byPlayer(() => ({ nodeId: '10001', gameId: '1', gameType: 'RNG', vassalage: 'AMBR', clientType: 2 })),
  'R-43': byPlayer(() => ({ page: 1, gameType: 'ALL', language: 'EN', clientType: 2 }), {}, TELLS),
  'R-45': byPlayer(() => ({
    platform: 'html5',
    language: 'EN',
    gameCategory: 'RNG',
    vassalage: 'AMBR',
    freePlay: 0,
    backUrl: 'https://evil.example/m/home',
  })),
  'R-50': byPlayer(() => ({ limit: 10 })),
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
  ),
  'R-55': byPlayer(() => ({}), OFF_ELSEWHERE),
  'R-57': byPlayer(() => ({})),
  'R-58.list': byPlayer(() => ({}), REAL_ONLY, TELLS),
  'R-58.get': byPlayer(({ inboxId }) => ({ id: inboxId }), { ...everybody('not_found'), ...REAL_ONLY }, TELLS),
  'R-58.read': byPlayer(({ inboxId }) => ({ ids: [inboxId] }), REAL_ONLY),
  'R-58.remove': byPlayer(({ inboxId }) => ({ ids: [inboxId] }), REAL_ONLY),
  'R-61': byPlayer(() => ({ announcementId: 1, read: true }), { otherMember: 'not_found', otherAgent: 'not_found' }),
  'R-63': byPlayer(() => ({ promotionId: '1' }), { ...everybody('not_found'), ...REAL_ONLY }),
  'R-64': byPlayer(() => ({ tab: 'available' }), {}, TELLS),
  'R-65': byPlayer(() => ({}), { agent: 'role.forbidden', ...OFF_ELSEWHERE, ...REAL_ONLY }, TELLS),
  'R-67': byPlayer(() => ({ promotionId: '1' }), { ...everybody('not_found'), ...REAL_ONLY }),
  'R-68': byPlayer(({ rewardId }) => ({ rewardId }), { ...everybody('not_found'), ...REAL_ONLY }),
  'R-69': byPlayer(() => ({})),
} satisfies ForeignCalls;

/** The agents' calls; an agent of another team is a stranger too. */
const AGENT_CALLS = {
  'R-70': byAgent((_victims, now) => ({ ...month(now), size: 0 })),
  'R-71': byAgent((_victims, now) => month(now), {}, TELLS),
  'R-72': byAgent(({ player }, now) => ({ ...month(now), username: player }), {}, TELLS),
  'R-73': byAgent(
    ({ player }, now) => ({ ...month(now), username: player }),
    { agent: 'role.forbidden', otherAgent: 'member.not_found' },
    TELLS,
  ),
  'R-74': byAgent(
    ({ agent }) => ({ parent: agent }),
    { agent: 'role.forbidden', otherAgent: 'member.not_found' },
    TELLS,
  ),
  'R-75': byAgent(({ agent }) => ({ kind: 'member', username: agent, password: 'Fresh1234', rebates: {} }), {
    agent: 'username.exists',
  }),
  'R-76.get': byAgent(({ player }) => ({ username: player }), {
    agent: 'role.forbidden',
    otherAgent: 'member.not_found',
  }),
  'R-76.save': byAgent(({ player }) => ({ username: player, rebates: { RNG: 0.9 }, version: 1 }), {
    agent: 'role.forbidden',
    otherAgent: 'member.not_found',
  }),
  'R-77': byAgent((_victims, now) => month(now), { otherAgent: 'feature.off' }, TELLS),
  'R-78': byAgent((_victims, now) => month(now)),
  'R-79.send': byAgent(
    ({ player }) => ({ recipients: [{ username: player, amount: 1 }], kind: 'transfer', ...PAY }),
    {},
    TELLS,
  ),
  'R-79.list': byAgent(() => ({}), {}, TELLS),
  'R-80.list': byAgent(() => ({}), {}, TELLS),
  'R-80.create': byAgent(() => ({ kind: 'member', rebates: {} }), {}, TELLS),
  'R-80.remove': byAgent(({ linkId }) => ({ id: linkId }), { agent: 'not_found', otherAgent: 'not_found' }, TELLS),
  'R-81': byAgent(() => ({})),
  'R-82': byAgent(() => ({}), { otherAgent: 'feature.off' }),
  'R-83.create': byAgent(({ dividendId }) => ({ dividendId, ...PAY }), {
    agent: 'version.conflict',
    otherAgent: 'feature.off',
  }),
  'R-83.list': byAgent(() => ({}), { otherAgent: 'feature.off' }),
  'R-84': byAgent(({ player }, now) => ({ ...month(now), username: player }), {}, TELLS),
  'R-85': byAgent(() => ({ kind: 'salary' }), {}, TELLS),
  'R-86': byAgent(({ contractId }) => ({ kind: 'salary', id: contractId, version: 1, accept: true }), {
    agent: 'version.conflict',
    otherAgent: 'version.conflict',
  }),
} satisfies ForeignCalls;

/** Every call that demands a session, as somebody makes it who is after another member's data. */
export const FOREIGN_CALLS = { ...MEMBER_CALLS, ...AGENT_CALLS };
export type SessionCall = keyof typeof FOREIGN_CALLS;

/** The calls of the contract that demand a session: T and A of the table. */
export const SESSION_CALLS = (Object.keys(ENDPOINTS) as EndpointId[]).filter((id) =>
  ['member', 'agent'].includes(ENDPOINTS[id].auth),
) as SessionCall[];
