import { parseOrExplain, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { counted } from '../text/counted';

/** What the payload of a signed statement is. */
export const STATEMENT_TYPE = 'application/vnd.in-toto+json';

const BILL_TYPE = 'application/vnd.cyclonedx+json';

const digestSchema = v.object({ sha256: v.string() });

/** Something a build was made from; a checkout is one with a `gitCommit`. */
const dependencySchema = v.object({
  name: v.exactOptional(v.string()),
  uri: v.exactOptional(v.string()),
  digest: v.optional(v.record(v.string(), v.string()), {}),
  annotations: v.optional(
    v.object({
      isClean: v.exactOptional(v.boolean()),
      changedFiles: v.exactOptional(v.number()),
      changed: v.exactOptional(v.array(v.string())),
    }),
    {},
  ),
});

const byproductSchema = v.object({ name: v.exactOptional(v.string()), mediaType: v.exactOptional(v.string()) });

/** What is read of an in-toto statement with SLSA provenance 1.0; builders may say more. */
const statementSchema = v.object({
  _type: v.literal('https://in-toto.io/Statement/v1'),
  subject: v.array(v.object({ name: v.string(), digest: digestSchema })),
  predicateType: v.literal('https://slsa.dev/provenance/v1'),
  predicate: v.object({
    buildDefinition: v.object({
      externalParameters: v.optional(v.object({ bundler: v.exactOptional(v.string()) }), {}),
      resolvedDependencies: v.optional(v.array(dependencySchema), []),
    }),
    runDetails: v.object({
      metadata: v.optional(v.object({ finishedOn: v.exactOptional(v.string()) }), {}),
      byproducts: v.optional(v.array(byproductSchema), []),
    }),
  }),
});
export type Statement = v.InferOutput<typeof statementSchema>;

/** Reads a statement; throws with `what` where the value is none. */
export function parseStatement(value: unknown, what: string): Statement {
  return parseOrExplain(statementSchema, value, what);
}

/** One checkout that a release was built from. */
export interface BuiltFrom {
  readonly name: string;
  /** Where its repository is; null where that is not stated. */
  readonly repository: string | null;
  readonly commit: string;
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
  /** The bundler's name, as `--bundler` takes it; null where the builder does not say. */
  readonly bundler: string | null;
  /** The release's file with its bill of materials, CycloneDX; null where it has none. */
  readonly bill: string | null;
}

/** What a statement says, in the words of commands. */
export function provenanceOf({ predicate }: Statement): Provenance {
  const { metadata, byproducts } = predicate.runDetails;
  return {
    checkouts: predicate.buildDefinition.resolvedDependencies.flatMap(
      ({ name = 'sources', uri, digest, annotations }) => {
        const commit = digest['gitCommit'];
        if (commit === undefined) return [];
        const { isClean = false, changedFiles = 0, changed = [] } = annotations;
        return [{ name, repository: uri ?? null, commit, isClean, changedFiles, changed }];
      },
    ),
    builtAt: metadata.finishedOn ?? null,
    bundler: predicate.buildDefinition.externalParameters.bundler ?? null,
    bill: byproducts.find(({ mediaType }) => mediaType === BILL_TYPE)?.name ?? null,
  };
}

/** Whether a statement is about the release whose descriptor has this hash. */
export function isAbout({ subject }: Statement, sha256: string): boolean {
  return subject.some(({ digest }) => digest.sha256 === sha256);
}

/** The first file of a release that a statement gives other bytes; null where it agrees with all that it names. */
export function foreignFile({ subject }: Statement, { files }: Pick<ReleaseDescriptor, 'files'>): string | null {
  const stated = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
  const isForeign = ({ name, integrity }: ReleaseDescriptor['files'][number]): boolean => {
    const own = Buffer.from(integrity.slice(integrity.indexOf('-') + 1), 'base64').toString('hex');
    return (stated.get(name) ?? own) !== own;
  };
  return files.find(isForeign)?.name ?? null;
}

/** How much a statement says: nothing of a commit, a commit with changes, or a commit that is all there is. */
export function worthOf({ checkouts }: Provenance): 0 | 1 | 2 {
  if (checkouts.length === 0) return 0;
  return checkouts.every(({ isClean }) => isClean) ? 2 : 1;
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
