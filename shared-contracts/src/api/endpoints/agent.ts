import {
  choice,
  count,
  figure,
  moment,
  money,
  part,
  rows,
  spare,
  sureMoment,
  text,
  words,
} from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { nothing, page, pageRequest, reading, readingRequest } from '../schemas';
import { dateRange, identifier, optionalIdentifier } from './fields';

/** The contracts a member still has to answer; a field that is not empty demands one (docs/product/agents.md#contracts). */
export const requiredContractsSchema = part({
  /** The daily salary. */
  dailysalreqtype: optionalIdentifier,
  /** The dividend. */
  divtypecompperiodreq: optionalIdentifier,
  /** The hourly salary. */
  contracthoursalreq: optionalIdentifier,
});
export type RequiredContracts = v.InferOutput<typeof requiredContractsSchema>;

/** The four counters of the agent home; 0 when absent. */
export const teamCountersSchema = part({
  /** Who has signed in today. */
  teamLoginMemberCount: count,
  /** Who has bet today. */
  teamBetMemberCount: count,
  /** Who was registered today. */
  teamRegisterMemberCount: count,
  /** Who is online now. */
  teamOnlineCount: count,
});
export type TeamCounters = v.InferOutput<typeof teamCountersSchema>;

/** The figures of a team, or of one member, over a span of days; the last three count people. */
export const teamFiguresSchema = part({
  /** What the wallets held at the end of the last day. */
  balance: count,
  deposits: count,
  withdrawals: count,
  /** The stakes of all bets. */
  turnover: count,
  /** The winnings of all bets. */
  payout: count,
  bonus: count,
  /** The players' own. */
  rebate: count,
  /** Turnover less payout, bonus and rebate; signed. */
  profit: count,
  registrations: count,
  firstDeposits: count,
  /** Who bet at all, each counted once in the span. */
  activeMembers: count,
});
export type TeamFigures = v.InferOutput<typeof teamFiguresSchema>;

/** The figures of one day; `date` is `YYYY-MM-DD`. */
export const teamDaySchema = part({ date: words, ...teamFiguresSchema.entries });
export type TeamDay = v.InferOutput<typeof teamDaySchema>;

const PROFIT_AND_LOSS = ['turnover', 'payout', 'rebate', 'bonus', 'fees', 'profit'] as const;

/** Profit and loss; `profit` is signed. */
export const profitAndLossSchema = part(v.entriesFromList(PROFIT_AND_LOSS, count));
export type ProfitAndLoss = v.InferOutput<typeof profitAndLossSchema>;

/** The same of a whole span: a sum that is not there is unknown. */
const profitAndLossTotals = part(v.entriesFromList(PROFIT_AND_LOSS, figure));

/** Profit and loss of one category, or of one member within it. */
export const profitAndLossRowSchema = part({
  gameCategory: text,
  /** Empty in a row of a category. */
  username: text,
  ...profitAndLossSchema.entries,
});
export type ProfitAndLossRow = v.InferOutput<typeof profitAndLossRowSchema>;

const ACCOUNT_KINDS = ['member', 'agent'] as const;

/** What an account below an agent may be. */
export const accountKindSchema = v.picklist(ACCOUNT_KINDS);
/** The same as an answer tells it. */
export const toldAccountKind = choice(ACCOUNT_KINDS);
export type AccountKind = v.InferOutput<typeof accountKindSchema>;

/** A moment; null where it is missing, NaN where something else stands there, shown as unknown. */
export const toldMoment = spare(sureMoment, null, Number.NaN);

/** The orders of R-74: names rise, the others fall. */
export const subordinateSortSchema = v.picklist(['username', 'balance', 'teamSize', 'lastLogin']);
export type SubordinateSort = v.InferOutput<typeof subordinateSortSchema>;

/** An account directly below another one; `lastLogin` is null before the first login, NaN where it is unknown. */
export const subordinateSchema = part({
  username: words,
  kind: toldAccountKind,
  balance: money,
  teamSize: count,
  lastLogin: toldMoment,
  state: text,
});
export type Subordinate = v.InferOutput<typeof subordinateSchema>;

/** A bet of a team's member. */
export const teamBetSchema = part({
  id: identifier,
  username: words,
  gameName: text,
  gameCategory: text,
  /** Code of the game's vendor. */
  vassalage: text,
  stake: money,
  payout: count,
  time: moment,
  state: text,
});
export type TeamBet = v.InferOutput<typeof teamBetSchema>;

/** Stakes, payouts and the profit between them, over everything a filter matches. */
export const betTotalsSchema = part({ stake: figure, payout: figure, profit: figure });
export type BetTotals = v.InferOutput<typeof betTotalsSchema>;

/** Plain members get empty fields; a failure stays silent. */
export const requiredContracts = defineEndpoint({
  id: 'R-69',
  method: 'GET',
  path: '/agent/contracts/required',
  auth: 'member',
  request: nothing,
  reply: requiredContractsSchema,
  silent: true,
});

/** The counters of the agent home, today's. */
export const teamKpi = defineEndpoint({
  id: 'R-70',
  method: 'GET',
  path: '/agent/team/kpi',
  auth: 'agent',
  module: 'AGEINFO3',
  request: v.object({ ...dateRange, size: v.literal(0) }),
  reply: part({ footer: spare(teamCountersSchema, {}) }),
});

/** KPI A: the overview, in total and by day. */
export const teamOverview = defineEndpoint({
  id: 'R-71',
  method: 'GET',
  path: '/agent/team/kpi/a',
  auth: 'agent',
  module: 'AGEINFO3',
  request: v.object(dateRange),
  reply: part({ totals: teamFiguresSchema, days: spare(rows(teamDaySchema), []) }),
});

/** KPI B: profit and loss by category; `footer` is of everything the filter matches. */
export const teamProfitAndLoss = defineEndpoint({
  id: 'R-72',
  method: 'GET',
  path: '/agent/team/kpi/b',
  auth: 'agent',
  module: 'AGEINFO3',
  request: v.object({
    ...dateRange,
    gameCategory: v.optional(v.string()),
    username: v.optional(v.string()),
    ...pageRequest,
  }),
  reply: part({ ...page(profitAndLossRowSchema).entries, footer: spare(profitAndLossTotals, {}) }),
});

/** KPI C: the figures of one subordinate. */
export const subordinateFigures = defineEndpoint({
  id: 'R-73',
  method: 'GET',
  path: '/agent/team/kpi/c',
  auth: 'agent',
  module: 'AGEINFO3',
  request: v.object({ username: v.string(), ...dateRange }),
  reply: part({ totals: teamFiguresSchema }),
  codes: ['member.not_found'],
});

/** Those directly below `parent`, or below the caller; `path` leads from the caller down to it. */
export const subordinates = defineEndpoint({
  id: 'R-74',
  method: 'GET',
  path: '/agent/subordinates',
  auth: 'agent',
  request: v.object({
    parent: v.optional(v.string()),
    username: v.optional(v.string()),
    sort: v.optional(subordinateSortSchema),
    ...readingRequest,
  }),
  reply: part({ ...reading(subordinateSchema).entries, path: spare(rows(words), []) }),
  codes: ['member.not_found'],
});

/** `footer` is of everything the filter matches. */
export const teamBets = defineEndpoint({
  id: 'R-84',
  method: 'GET',
  path: '/agent/bets',
  auth: 'agent',
  request: v.object({
    username: v.optional(v.string()),
    gameCategory: v.optional(v.string()),
    vassalage: v.optional(v.string()),
    ...dateRange,
    ...readingRequest,
  }),
  reply: part({ ...reading(teamBetSchema).entries, footer: spare(betTotalsSchema, {}) }),
});
