import * as v from 'valibot';
import { gameTypesSchema, type GameTypes } from 'shared-contracts/api/endpoints/game-entities';
import type { CachedValue } from 'shared-contracts/storage';

/** Raised when the stored form changes; what another version wrote is not read. */
const FORM_VERSION = 1;

const storedSchema = v.object({
  v: v.literal(FORM_VERSION),
  savedAt: v.pipe(v.number(), v.finite()),
  language: v.string(),
  data: gameTypesSchema,
});

/** The stored vendor data, or null where there is none in this language that can be trusted (D-02). */
export function readVendorCache(text: string | null, language: string): GameTypes | null {
  if (text === null) return null;
  try {
    const stored = v.safeParse(storedSchema, JSON.parse(text));
    return stored.success && stored.output.language === language ? stored.output.data : null;
  } catch {
    return null;
  }
}

/** The text to store. */
export function writeVendorCache(data: GameTypes, language: string, savedAt: number): string {
  return JSON.stringify({ v: FORM_VERSION, savedAt, language, data } satisfies CachedValue<GameTypes>);
}
