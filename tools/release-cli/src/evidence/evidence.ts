import { parseOrExplain } from 'shared-contracts/release/descriptor';
import { packageNameSchema } from 'shared-contracts/remote/package-schema';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import * as v from 'valibot';
import { UserError, messageOf } from '../text/user-error';
import { evidenceKey, evidencePrefix } from '../store/keys';
import { parseStoredJson, readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { assertPlainTexts } from '../text/plain-text';
import { assertBelievedOnce, sealDocument } from '../trust/signed-document';
import { authorOfWrite } from '../trust/written-by';
import { idOfVersions, type SetVersions } from './set-versions';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a SHA-256'));

/** The result of one run of a suite over one set. */
export const evidenceSchema = v.object({
  /** 2: ids of sets tell nothing of packages that are absent. */
  schema: v.literal(2),
  /** Id of the set; see `setId`. */
  set: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'not the id of a set')),
  /** What was run: each version with the hash of its descriptor, which names every byte of it. */
  versions: v.record(packageNameSchema, v.object({ version: v.string(), sha256: hash })),
  suite: v.pipe(v.string(), v.nonEmpty()),
  /** By which words the suite chose its tests; missing in evidence from before it said so. */
  selection: v.exactOptional(v.array(v.string())),
  result: v.picklist(['passed', 'failed']),
  counts: v.object({ passed: count, failed: count, skipped: count }),
  durationMs: v.pipe(v.number(), v.minValue(0)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** Commit of the suite that was run. */
  commit: v.string(),
  /** The environment whose sets were being proven. */
  environment: v.string(),
});
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/** SHA-256 of the descriptor of a version; undefined when it is not published. */
export type HashSource = (name: PackageName, version: string) => string | undefined;

/**
 * How well a set is proven. `stale`: its versions were proven when one of them was another build. `partly`: what was run is
 * green, but a suite that is demanded was not run.
 */
export type EvidenceState = 'passed' | 'failed' | 'stale' | 'partly' | 'none';

function versionsOfEvidence(evidence: Evidence): SetVersions {
  return Object.fromEntries(packageEntries(evidence.versions).map(([name, { version }]) => [name, version]));
}

function parseEvidence(value: unknown): Evidence {
  const evidence = parseOrExplain(evidenceSchema, value, 'evidence');
  if (idOfVersions(versionsOfEvidence(evidence)) !== evidence.set)
    throw new UserError(`The evidence names the set ${evidence.set} but lists the versions of another`);
  if (evidence.result === 'passed' && (evidence.counts.failed > 0 || evidence.counts.passed === 0))
    throw new UserError(`The evidence of ${evidence.set} says passed, but not with these counts`);
  return evidence;
}

/**
 * Keeps the result of a run, signed for the environment whose sets were proven; gives its key. Two results of the
 * same millisecond are both kept. Refuses where no key here may sign for that environment.
 */
export async function recordEvidence(store: Store, value: Evidence): Promise<string> {
  const parsed = parseEvidence(value);
  if (parsed.by.trim() === '') throw new UserError('Evidence needs an author: name one with --author or MFE_AUTHOR');
  assertPlainTexts(parsed, 'The evidence');
  const evidence = { ...parsed, by: await authorOfWrite(store, parsed.environment, 'evidence', parsed.by) };
  for (let moment = Date.parse(evidence.at); ; moment += 1) {
    const at = new Date(moment).toISOString();
    const key = evidenceKey(evidence.set, at);
    try {
      await store.create(key, await sealDocument(store, evidence.environment, 'evidence', { ...evidence, at }));
      return key;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

function parsedEvidence(value: unknown, key: string): Evidence {
  try {
    return parseEvidence(value);
  } catch (error) {
    throw new UserError(`${key} in the store cannot be used: ${messageOf(error)}`);
  }
}

function isOfFirstForm(value: unknown): boolean {
  return v.is(v.object({ schema: v.literal(1) }), value);
}

async function readOne(store: Store, key: string): Promise<Evidence | null> {
  const found = await readText(store, key);
  if (found === null) return null;
  const value = parseStoredJson(found.text, key);
  // It names its set by another id, so it proves none of today's.
  if (isOfFirstForm(value)) return null;
  const evidence = parsedEvidence(value, key);
  const { owners } = await assertBelievedOnce(store, {
    environment: evidence.environment,
    part: 'evidence',
    key,
    value,
  });
  return owners === null ? evidence : { ...evidence, by: owners.join(' and ') };
}

/** Every kept result, of one set or of all, oldest first. Refuses what no trusted key of its environment vouches for. */
export async function readEvidence(store: Store, set?: string): Promise<readonly Evidence[]> {
  const keys = await store.list(set === undefined ? 'evidence/' : evidencePrefix(set));
  const found = await Promise.all(keys.map((key) => readOne(store, key)));
  return found
    .filter((evidence) => evidence !== null)
    .toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at));
}

/** Evidence counts only while every version of it is still the very same build. */
function counts(evidence: Evidence, hashOf: HashSource): boolean {
  return packageEntries(evidence.versions).every(([name, { version, sha256 }]) => hashOf(name, version) === sha256);
}

/** The newest result of each suite that counts, of results in the order of time. */
function newestOfSuites(records: readonly Evidence[], hashOf: HashSource): readonly Evidence[] {
  const valid = records.filter((evidence) => counts(evidence, hashOf));
  return [...new Map(valid.map((evidence) => [evidence.suite, evidence])).values()];
}

/** What the results of one set say: green only when the newest result of every suite that was run or is demanded is. */
function stateOfRecords(records: readonly Evidence[], hashOf: HashSource, suites: readonly string[]): EvidenceState {
  if (records.length === 0) return 'none';
  const newest = newestOfSuites(records, hashOf);
  if (newest.length === 0) return 'stale';
  if (newest.some((evidence) => evidence.result === 'failed')) return 'failed';
  return suites.every((suite) => newest.some((evidence) => evidence.suite === suite)) ? 'passed' : 'partly';
}

/** The newest result of a set that counts; null when there is none. */
export async function latestEvidence(store: Store, set: string, hashOf: HashSource): Promise<Evidence | null> {
  const records = await readEvidence(store, set);
  return records.findLast((evidence) => counts(evidence, hashOf)) ?? null;
}

/** How well each of these suites proves one set. */
export async function suiteStates(
  store: Store,
  set: string,
  suites: readonly string[],
  hashOf: HashSource,
): Promise<Readonly<Record<string, EvidenceState>>> {
  const records = await readEvidence(store, set);
  const states = suites.map((suite) => {
    const own = records.filter((evidence) => evidence.suite === suite);
    return [suite, stateOfRecords(own, hashOf, [suite])] as const;
  });
  return Object.fromEntries(states);
}

/** How well one set is proven, where these suites are demanded. */
export async function evidenceState(
  store: Store,
  set: string,
  hashOf: HashSource,
  suites: readonly string[],
): Promise<EvidenceState> {
  return stateOfRecords(await readEvidence(store, set), hashOf, suites);
}
