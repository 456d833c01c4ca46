import * as v from 'shared-contracts/schema';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** A write of the map that is planned for a moment. The tick carries it out, or says why not. */
export const scheduledWriteSchema = v.object({
  /** Follows from the words and the moment. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  /** When it is to be made, ISO 8601; the first tick from then on makes it. */
  at: moment,
  /** The command and its words, without the moment and the reason. */
  words: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Why, in the words of whoever planned it. */
  reason: v.string(),
  /** Owner of the key that signed the plan. */
  by: v.string(),
  /** When it was planned, ISO 8601. */
  since: moment,
  /** SHA-256 (hex) of who gets what before and after, as it was previewed: with another preview it is not made. */
  preview: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Why it was not made; it stays until somebody cancels it. */
  refused: v.exactOptional(v.string()),
});
export type ScheduledWrite = v.InferOutput<typeof scheduledWriteSchema>;
