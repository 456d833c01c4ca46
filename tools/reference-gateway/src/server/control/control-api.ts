import * as v from 'valibot';

/** The control API's paths; they exist only on a gateway started with `test`. */
export const CONTROL_PATHS = {
  reset: '/__ref/reset',
  scenario: '/__ref/scenario',
  requests: '/__ref/requests',
  sms: '/__ref/sms',
  captcha: '/__ref/captcha',
  orders: '/__ref/orders',
  play: '/__ref/play',
  balances: '/__ref/balances',
  mails: '/__ref/mails',
  log: '/__ref/log',
} as const;

/**
 * What to answer instead of, or besides, the real answer of a call. With `code`: that refusal. With `value`: a
 * success with that value. With `body`: that body as it is, text or JSON. With only `delayMs` or `merge`: the
 * real answer, later or with fields merged into its value.
 */
export const answerOverrideSchema = v.strictObject({
  /** How many answers it changes; without it, every one until the scenario changes. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  /** The HTTP status; without it, that of the code, else 200. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  code: v.optional(v.string()),
  message: v.optional(v.string()),
  value: v.optional(v.unknown()),
  merge: v.optional(v.record(v.string(), v.unknown())),
  body: v.optional(v.unknown()),
  /** Seconds, for the `Retry-After` header. */
  retryAfter: v.optional(v.number()),
  /** Closes the connection without an answer. */
  drop: v.optional(v.literal(true)),
});
export type AnswerOverride = v.InferInput<typeof answerOverrideSchema>;

/** What a scenario changes. Lists replace those of the seed. */
export const scenarioOverridesSchema = v.strictObject({
  /** By endpoint id; `R-41` means every call of that row, `live` the opening of the live channel. A list is used up one after the other. */
  answers: v.optional(v.record(v.string(), v.union([answerOverrideSchema, v.array(answerOverrideSchema)]))),
  /** Merged into the value of R-01 without any check: `maintenance` may be anything. */
  status: v.optional(v.record(v.string(), v.unknown())),
  /** Groups of R-60, as the contract's schemas have them. */
  banners: v.optional(v.array(v.record(v.string(), v.unknown()))),
  notices: v.optional(v.array(v.record(v.string(), v.unknown()))),
  popups: v.optional(v.array(v.record(v.string(), v.unknown()))),
  promotions: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** The value of R-36, in part: `sorting`, `mapping`. */
  vendors: v.optional(v.record(v.string(), v.unknown())),
  /** Codes of the vendors that refuse a launch; replaces those of the seed. */
  maintenanceVendors: v.optional(v.array(v.string())),
});
export type ScenarioOverrides = v.InferInput<typeof scenarioOverridesSchema>;

/** The body of `POST /__ref/scenario`: a name in use is replaced, empty overrides remove it. */
export const scenarioRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  overrides: v.optional(scenarioOverridesSchema, {}),
});
export type ScenarioRequest = v.InferInput<typeof scenarioRequestSchema>;

/** One call as it came in; tokens and cookies are blanked. */
export interface RecordedRequest {
  readonly id: string;
  readonly method: string;
  /** As it was called, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Decrypted where the call is encrypted, files by name and size; null where there is none or it was unreadable. */
  readonly body: unknown;
  readonly userName: string | null;
  readonly status: number;
  readonly code: string | null;
  readonly at: number;
}

/** `GET /__ref/requests?id=R-41`: oldest first; the id is a prefix. */
export interface RequestsReply {
  readonly requests: readonly RecordedRequest[];
}

/** `GET /__ref/sms?mobileNum=`: newest first; codes, and what members were told of changes. */
export interface SmsReply {
  readonly notices: readonly { readonly phone: string; readonly purpose: string; readonly sentAt: number }[];
  readonly messages: readonly {
    readonly mobileNum: string;
    readonly countryDialingCode: string;
    readonly purpose: string;
    readonly code: string;
    readonly sentAt: number;
  }[];
}

/** `GET /__ref/mails?address=`: newest first, with the temporary password or code each brings; notices bring none. */
export interface MailsReply {
  readonly mails: readonly {
    readonly address: string;
    readonly purpose: string;
    readonly secret: string;
    readonly sentAt: number;
  }[];
}

/** `GET /__ref/log`: what the gateway has logged since the last reset, a JSON object a line. */
export interface LogReply {
  readonly lines: readonly string[];
}

/**
 * The body of `POST /__ref/orders`: what the bank says of an order, by its id. A withdrawal is `paid` or `failed`.
 * Answered with `ok` false where there is no such order or it had ended before.
 */
export const orderEndSchema = v.strictObject({ id: v.string(), end: v.picklist(['paid', 'failed', 'expired']) });
export type OrderEndRequest = v.InferInput<typeof orderEndSchema>;

/** The body of `POST /__ref/play`: a round that a member staked on, in the currency; counts towards the turnover. */
export const playSchema = v.strictObject({
  merchant: v.optional(v.string(), 'aurora'),
  username: v.string(),
  stake: v.pipe(v.number(), v.minValue(0.01)),
  payout: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** The game; without it the first there is. */
  nodeId: v.optional(v.number()),
});
export type PlayRequest = v.InferInput<typeof playSchema>;

/**
 * The body of `POST /__ref/balances`: what a member's wallet is to hold, in the currency. The difference is a bonus, or
 * a transfer away. Answered with `ok` false where there is no such member.
 */
export const balanceSchema = v.strictObject({
  merchant: v.optional(v.string(), 'aurora'),
  username: v.string(),
  balance: v.pipe(v.number(), v.minValue(0)),
});

/** `GET /__ref/captcha`: of the caller's cookie, else the newest; null where there is none. */
export interface CaptchaReply {
  readonly solution: string | null;
}
