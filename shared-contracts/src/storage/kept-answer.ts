import * as v from 'shared-contracts/schema';
import { readAnswerValue } from '../api/reading';
import type { CachedValue } from './storage';

/** Raised when the form of what is kept changes; what another version wrote is not read. */
const FORM_VERSION = 1;

/** What is around a kept answer; the data is checked by its own schema. */
const frameSchema = v.object({
  v: v.literal(FORM_VERSION),
  savedAt: v.pipe(v.number(), v.finite()),
  language: v.string(),
  data: v.unknown(),
});

/**
 * An answer kept by an earlier visit, or null: nothing kept, another version of the form, data that the schema
 * refuses, or, if a language is asked for, another language.
 */
export function readKept<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | null,
  language?: string,
): v.InferOutput<Schema> | null {
  if (text === null) return null;
  try {
    const frame = v.safeParse(frameSchema, JSON.parse(text));
    if (!frame.success || (language !== undefined && frame.output.language !== language)) return null;
    // What was kept has been read before: anything to be passed over in it is not ours.
    const { value, faults } = readAnswerValue(schema, frame.output.data);
    return value === undefined || faults.length > 0 ? null : value;
  } catch {
    return null;
  }
}

/** The text to keep an answer as; `savedAt` in epoch ms. */
export function writeKept(data: unknown, language: string, savedAt: number): string {
  return JSON.stringify({ v: FORM_VERSION, savedAt, language, data } satisfies CachedValue<unknown>);
}
