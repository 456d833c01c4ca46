import * as v from 'shared-kit/schema';

/** A page that a visitor left for the sign-in, and what is still to be done there. */
const afterSignInSchema = v.object({
  /** Path of the page with its query. */
  path: v.string(),
  /** The game to mark as a favourite. */
  star: v.exactOptional(v.object({ nodeId: v.string(), vassalage: v.string() })),
});
export type AfterSignIn = v.InferOutput<typeof afterSignInSchema>;

/** What was kept; anything unreadable counts as nothing. */
export function readAfterSignIn(text: string | null): AfterSignIn | undefined {
  try {
    const kept = v.safeParse(afterSignInSchema, JSON.parse(text ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}
