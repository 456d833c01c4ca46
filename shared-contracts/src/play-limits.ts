import * as v from 'shared-contracts/schema';

/** After how many minutes a player may be reminded of the time; 0 is never. */
export const REMINDER_CHOICES = [30, 60, 120, 0] as const;
export type ReminderMinutes = (typeof REMINDER_CHOICES)[number];

/** Where nothing was chosen. */
const USUAL_REMINDER: ReminderMinutes = 60;

const day = v.pipe(v.string(), v.isoDate());
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
/** Null: no limit. */
const limit = v.nullable(amount);

const playLimitsSchema = v.object({
  /** Minutes from one reminder to the next; 0 is never. */
  remindAfter: v.picklist(REMINDER_CHOICES),
  /** The most that may be deposited on one day, in the wallet's currency. */
  dailyDeposit: limit,
  /** A higher limit, or none, holds only from this day on: a decision of the moment does not undo a calm one. */
  later: v.nullable(
    v.object({
      /** As `dailyDeposit`. */
      dailyDeposit: limit,
      /** By the device, `YYYY-MM-DD`. */
      from: day,
    }),
  ),
  /** What was deposited on the day of the last deposit. */
  deposited: v.object({
    /** By the device, `YYYY-MM-DD`; empty before the first deposit. */
    day: v.string(),
    /** In the wallet's currency. */
    sum: amount,
  }),
});
/** What a member has set for a calmer play. */
export type PlayLimits = v.InferOutput<typeof playLimitsSchema>;

/** What holds for an account that has set nothing: a reminder every hour, no limit of deposits. */
export const NO_LIMITS: PlayLimits = {
  remindAfter: USUAL_REMINDER,
  dailyDeposit: null,
  later: null,
  deposited: { day: '', sum: 0 },
};

const keptSchema = v.record(v.string(), playLimitsSchema);
type KeptLimits = v.InferOutput<typeof keptSchema>;

function readAll(text: string | null): KeptLimits {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/**
 * The limits of one account among those this device keeps; `today` is YYYY-MM-DD. A text that cannot be read counts as
 * nothing set.
 */
export function readLimits(text: string | null, account: string, today: string): PlayLimits {
  const kept = readAll(text)[account] ?? NO_LIMITS;
  const isDue = kept.later !== null && kept.later.from <= today;
  return isDue ? { ...kept, dailyDeposit: kept.later?.dailyDeposit ?? null, later: null } : kept;
}

/** The text to keep with one account's limits in it. */
export function writeLimits(text: string | null, account: string, limits: PlayLimits): string {
  return JSON.stringify({ ...readAll(text), [account]: limits } satisfies KeptLimits);
}

/** The limits with another one for deposits: a lower one at once, a higher one from the next day on. */
export function withDailyDeposit(limits: PlayLimits, wished: number | null, tomorrow: string): PlayLimits {
  const { dailyDeposit } = limits;
  const isHigher = dailyDeposit !== null && (wished === null || wished > dailyDeposit);
  return isHigher
    ? { ...limits, later: { dailyDeposit: wished, from: tomorrow } }
    : { ...limits, dailyDeposit: wished, later: null };
}

/** The limits after a deposit. */
export function withDeposit(limits: PlayLimits, sum: number, today: string): PlayLimits {
  const before = limits.deposited.day === today ? limits.deposited.sum : 0;
  return { ...limits, deposited: { day: today, sum: before + sum } };
}

/** What may still be deposited today; null where there is no limit. */
export function depositLeft({ dailyDeposit, deposited }: PlayLimits, today: string): number | null {
  if (dailyDeposit === null) return null;
  return Math.max(0, dailyDeposit - (deposited.day === today ? deposited.sum : 0));
}
