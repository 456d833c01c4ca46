import * as v from 'shared-kit/schema';

/** How long a remembered login is offered, ms. */
export const REMEMBERED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

const recordSchema = v.object({
  type: v.picklist(['username', 'sms']),
  username: v.string(),
  /** Encrypted; empty where only the name is kept. */
  password: v.optional(v.string(), ''),
  countryDialingCode: v.optional(v.string(), ''),
  /** Epoch ms: what the thirty days count from. */
  savedAt: v.number(),
});

/** What `remPass` holds (docs/product/accounts.md#remembered-login). */
export type RememberedRecord = v.InferOutput<typeof recordSchema>;
export type RememberedMethod = RememberedRecord['type'];

/** Reads a record; one that is broken, too old or from the future is none. */
export function readRemembered(text: string | null, now: number): RememberedRecord | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(recordSchema, JSON.parse(text));
    if (!parsed.success) return null;
    const age = now - parsed.output.savedAt;
    return age >= 0 && age < REMEMBERED_FOR_MS ? parsed.output : null;
  } catch {
    return null;
  }
}
