import { join } from 'node:path';
import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { counted } from '../text/counted';
import { UserError, messageOf } from '../text/user-error';
import { provenanceKey, type ReleaseId } from '../store/keys';
import { parseStoredJson, readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { readInside } from './dist-files';

/** Name of the provenance in a build's output folder. */
export const PROVENANCE_FILE = 'provenance.json';

/** Something a build was made from; a checkout is one with a `gitCommit`. */
const dependencySchema = v.object({
  name: v.exactOptional(v.string()),
  digest: v.optional(v.record(v.string(), v.string()), {}),
  annotations: v.optional(
    v.object({
      committedAt: v.exactOptional(v.string()),
      isClean: v.exactOptional(v.boolean()),
      changedFiles: v.exactOptional(v.number()),
      changed: v.exactOptional(v.array(v.string())),
    }),
    {},
  ),
});

/** What is read of an in-toto statement with SLSA provenance 1.0; builders may say more. */
const statementSchema = v.object({
  _type: v.literal('https://in-toto.io/Statement/v1'),
  subject: v.array(v.object({ name: v.string(), digest: v.object({ sha256: v.string() }) })),
  predicateType: v.literal('https://slsa.dev/provenance/v1'),
  predicate: v.object({
    buildDefinition: v.object({ resolvedDependencies: v.optional(v.array(dependencySchema), []) }),
    runDetails: v.object({
      metadata: v.optional(v.object({ finishedOn: v.exactOptional(v.string()) }), {}),
    }),
  }),
});
type Statement = v.InferOutput<typeof statementSchema>;

/** One checkout that a release was built from. */
export interface BuiltFrom {
  readonly name: string;
  readonly commit: string;
  /** ISO 8601; null where the builder does not say. */
  readonly committedAt: string | null;
  /** Whether every file that the build reads was as in the commit. */
  readonly isClean: boolean;
  readonly changedFiles: number;
  /** The first of them. */
  readonly changed: readonly string[];
}

/** What a release was built from; no checkouts where the builder knew no commit. */
export interface Provenance {
  readonly checkouts: readonly BuiltFrom[];
  /** End of the build, ISO 8601; null where the builder does not say. */
  readonly builtAt: string | null;
}

/** A build's own provenance, with the bytes in which it is kept. */
export interface BuiltProvenance extends Provenance {
  readonly bytes: Uint8Array;
}

function provenanceOf({ predicate }: Statement): Provenance {
  const { resolvedDependencies } = predicate.buildDefinition;
  return {
    checkouts: resolvedDependencies.flatMap(({ name = 'sources', digest, annotations }) => {
      const commit = digest['gitCommit'];
      if (commit === undefined) return [];
      const { committedAt = null, isClean = false, changedFiles = 0, changed = [] } = annotations;
      return [{ name, commit, committedAt, isClean, changedFiles, changed }];
    }),
    builtAt: predicate.runDetails.metadata.finishedOn ?? null,
  };
}

/** How much it says: nothing of a commit, a commit with changes, or a commit that is all there is. */
function worth({ checkouts }: Provenance): number {
  if (checkouts.length === 0) return 0;
  return checkouts.every(({ isClean }) => isClean) ? 2 : 1;
}

/**
 * What a build in a folder was made from; null where it does not say, or speaks of another build than the descriptor
 * with this hash. Refuses what is no provenance.
 */
export async function readBuiltProvenance(folder: string, sha256: string): Promise<BuiltProvenance | null> {
  const path = join(folder, PROVENANCE_FILE);
  const bytes = await readInside(folder, PROVENANCE_FILE);
  if (bytes === null) return null;
  try {
    const statement = parseOrExplain(statementSchema, JSON.parse(bytes.toString('utf8')), 'provenance');
    if (!statement.subject.some(({ digest }) => digest.sha256 === sha256)) return null;
    return { ...provenanceOf(statement), bytes };
  } catch (error) {
    throw new UserError(`${path} cannot be used: ${messageOf(error)}`);
  }
}

/** What a stored release was built from; null where nothing is known of it. */
export async function readProvenance(store: Store, release: ReleaseId): Promise<Provenance | null> {
  const key = provenanceKey(release.name, release.version);
  const found = await readText(store, key);
  if (found === null) return null;
  return provenanceOf(parseOrExplain(statementSchema, parseStoredJson(found.text, key), key));
}

/**
 * Keeps what a release was built from. The same bytes may be built again from a later commit: the first provenance
 * stays, unless it knew no commit, or one with changes, and this one knows more.
 */
export async function storeProvenance(store: Store, release: ReleaseId, built: BuiltProvenance): Promise<void> {
  const key = provenanceKey(release.name, release.version);
  for (;;) {
    const found = await store.get(key);
    const known = found === null ? null : await readProvenance(store, release);
    if (known !== null && worth(known) >= worth(built)) return;
    try {
      await store.replace(key, built.bytes, found?.etag ?? null);
      return;
    } catch (error) {
      // Somebody published the same build a moment ago.
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

function checkoutText({ commit, isClean, changedFiles, changed }: BuiltFrom): string {
  const [first] = changed;
  const files = first === undefined || changedFiles > 1 ? counted(changedFiles, 'changed file') : `${first} changed`;
  return `commit ${commit.slice(0, 12)}${isClean ? '' : ` with ${files}`}`;
}

/** The same for people: `commit 3a13bab4c1d2`, `commit 3a13bab4c1d2 with 2 changed files`, `an unknown commit`. */
export function provenanceText(provenance: Provenance | null): string {
  const { checkouts = [] } = provenance ?? {};
  if (checkouts.length < 2) return checkouts.map(checkoutText).join('') || 'an unknown commit';
  return checkouts.map((checkout) => `${checkout.name} at ${checkoutText(checkout)}`).join(', ');
}
