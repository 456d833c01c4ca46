import {
  count,
  decimal,
  figure,
  limit,
  moment,
  money,
  part,
  rows,
  spare,
  sureMoment,
  words,
} from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { nothing, page, pageRequest } from '../schemas';
import { paidAmount } from './fields';

/** What members may limit: deposits and losses by day, week and month in money, and the time of one sitting in minutes. */
export const PLAY_LIMITS = [
  'depositDay',
  'depositWeek',
  'depositMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
  'session',
] as const;
/** The name of a limit. */
export type PlayLimitName = (typeof PLAY_LIMITS)[number];

/** A change that does not act yet, because it lets more than before. */
const pendingLimitSchema = part({
  /** Null: without a limit. */
  amount: limit,
  /** From when the member may confirm it, by sending the same amount again; until then it can only be given up. */
  from: sureMoment,
  /** When it is given up by itself, unless it was confirmed. */
  until: sureMoment,
});

/** One limit of a member. */
export const playLimitSchema = part({
  name: v.picklist(PLAY_LIMITS),
  /** In the wallet's currency, minutes for `session`; null is no limit. */
  amount: limit,
  /** How much of it has been used in the present period, in the same unit. */
  used: count,
  /** When the present period ends and `used` begins again; null where nobody knows. */
  resetsAt: moment,
  /** Null: no change is waiting. */
  pending: spare(pendingLimitSchema, null),
});
/** One limit of a member. */
export type PlayLimit = v.InferOutput<typeof playLimitSchema>;

/** A time without play. `kind`: `coolOff`, `exclusion`, or `pause` after the longest time of a sitting. */
export const playBreakSchema = part({
  kind: words,
  /** When it ends; nothing ends it before. */
  until: sureMoment,
});
/** A time without play. */
export type PlayBreak = v.InferOutput<typeof playBreakSchema>;

/** Everything a member has set, and what the operator lets them choose from. */
const playSettingsReply = part({
  limits: rows(playLimitSchema),
  /** Minutes from one reality check to the next. */
  checkEvery: count,
  /** The minutes to choose from. */
  checkChoices: spare(rows(decimal), []),
  /** Days that a cool-off may take. */
  coolOffDays: spare(rows(decimal), []),
  /** Months that a self-exclusion may take. */
  exclusionMonths: spare(rows(decimal), []),
  /** Hours until a higher limit can be confirmed. */
  coolingHours: count,
  /** Null: the member may play. */
  break: spare(playBreakSchema, null),
});
/** What answer. */
export type PlaySettings = v.InferOutput<typeof playSettingsReply>;

/** What the member has set; refused with `feature.off` where the merchant's switch `RESPGAMING3` is off. */
export const playSettings = defineEndpoint({
  id: 'R-90',
  method: 'GET',
  path: '/members/me/play',
  auth: 'member',
  request: nothing,
  reply: playSettingsReply,
});

/**
 * Sets one limit. A lower one acts at once. A higher one, or none, waits (`pending`) and acts when the same amount is
 * sent again after `from`. The present amount gives up what is waiting. Answers everything as it is afterwards.
 */
export const setPlayLimit = defineEndpoint({
  id: 'R-91',
  method: 'PUT',
  path: '/members/me/play/limits/{name}',
  auth: 'member',
  request: v.object({
    name: v.picklist(PLAY_LIMITS),
    /** Null: without a limit. */
    amount: v.nullable(paidAmount),
  }),
  reply: playSettingsReply,
});

/** Sets the minutes from one reality check to the next: one of `checkChoices`. */
export const setRealityCheck = defineEndpoint({
  id: 'R-92',
  method: 'PUT',
  path: '/members/me/play/check',
  auth: 'member',
  request: v.object({ minutes: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  reply: playSettingsReply,
});

/**
 * Begins a cool-off (`length` in days) or a self-exclusion (in months) that nobody can end or shorten. Deposits and
 * launches are refused at once; sign-ins too, until it ends. An exclusion also ends all sessions of the member, the caller's
 * included. Answers what holds now, which is the later end where another break was running.
 */
export const takePlayBreak = defineEndpoint({
  id: 'R-93',
  method: 'POST',
  path: '/members/me/play/breaks',
  auth: 'member',
  request: v.object({
    kind: v.picklist(['coolOff', 'exclusion']),
    length: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Of R-87; refused at this field without one. */
    confirmation: v.optional(v.string()),
  }),
  reply: playBreakSchema,
});

/** How a sitting goes; it outlives reloads, and sign-ins that follow each other. */
const realityCheckReply = part({
  /** When the next check is to be shown. One that is past is due, and stays due until R-94.seen. */
  nextAt: sureMoment,
  /** When the sitting began. */
  since: sureMoment,
  /** Won less staked since then, in the wallet's currency. */
  result: figure,
  /** When the member's limit ends the sitting; null without such a limit. */
  endsAt: moment,
});
/** What R-94 answers. */
export type RealityCheck = v.InferOutput<typeof realityCheckReply>;

/** How long the member has been here, how play went meanwhile, and when to say it. */
export const realityCheck = defineEndpoint({
  id: 'R-94',
  method: 'GET',
  path: '/members/me/play/check',
  auth: 'member',
  request: nothing,
  reply: realityCheckReply,
  silent: true,
});

/** R-94.seen. The member has read the check that was due: the next one counts from now. */
export const realityCheckSeen = defineEndpoint({
  id: 'R-94.seen',
  method: 'POST',
  path: '/members/me/play/check/seen',
  auth: 'member',
  request: nothing,
  reply: realityCheckReply,
  silent: true,
});

/** One change of a limit, of the reality check or a break; `name` and `action` may be ones the client does not know. */
export const playChangeSchema = part({
  id: words,
  /** A {@link PlayLimitName}, `check`, `coolOff` or `exclusion`. */
  name: words,
  /** `set`, `asked` (waits), `withdrawn` (what waited was given up) or `begun`. */
  action: words,
  /** Limits: the new amount, null for none. Check: minutes. Breaks: their length in days or months. */
  amount: limit,
  /** When it was done. */
  at: sureMoment,
  /** From when what waits can be confirmed, until when a break holds; null for everything else. */
  until: moment,
});
/** One change. */
export type PlayChange = v.InferOutput<typeof playChangeSchema>;

/** What the member changed, newest first. */
export const playHistory = defineEndpoint({
  id: 'R-95',
  method: 'GET',
  path: '/members/me/play/history',
  auth: 'member',
  request: v.object(pageRequest),
  reply: page(playChangeSchema),
});

/** The periods of R-96; they begin with the operator's day, Monday, the first of the month and of the year. */
export const POSITION_PERIODS = ['day', 'week', 'month', 'year'] as const;
/** A period of R-96. */
export type PositionPeriod = (typeof POSITION_PERIODS)[number];

/** What a member paid, took out, staked and won in a period; in the wallet's currency. */
export const netPositionSchema = part({
  period: v.picklist(POSITION_PERIODS),
  /** The operator's day that the period began with, `YYYY-MM-DD`. */
  since: v.pipe(v.string(), v.isoDate()),
  deposited: money,
  withdrawn: money,
  staked: money,
  won: money,
  /** Won less staked: below zero, the member has lost. */
  net: money,
});
/** A member's result of one period. */
export type NetPosition = v.InferOutput<typeof netPositionSchema>;

/** The member's net position by period, the shortest first. */
export const netPositions = defineEndpoint({
  id: 'R-96',
  method: 'GET',
  path: '/members/me/play/position',
  auth: 'member',
  request: nothing,
  reply: part({ list: rows(netPositionSchema) }),
});
