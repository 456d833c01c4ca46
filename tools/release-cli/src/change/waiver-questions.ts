import { brokenLimit } from 'shared-contracts/release/budgets';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { VersionsByPackage } from 'shared-contracts/release/sets';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { isRevocation } from '../fit/revocation';
import { findGaps, type Releases } from '../fit/gaps';
import { isTrialVersion } from '../map/trial-versions';
import { weighFiles } from '../fit/weigh-files';
import { UserError } from '../text/user-error';
import { fileKey, type ReleaseId } from '../store/keys';
import { readRelease } from '../map/releases';
import { merchantsOf, type SiteState } from '../page/site-state';
import type { ObjectStore } from '../store/store';
import { newlyGiven, type NewlyGiven } from '../map/newly-given';
import { merchantsText } from '../text/merchants-text';
import { isWaivedBy, recordWaived, type Waived } from '../map/waivers';

/** What a write of the map may serve although publish would refuse it; `all` for the site of a working tree. */
export type WriteAllowances =
  | {
      readonly gaps: readonly string[];
      readonly isOverBudget: boolean;
      /** Packages that merchants may be left without. */
      readonly empty?: readonly string[];
    }
  | 'all';

/** Nothing is allowed but what always is. */
export const NOTHING_ALLOWED: Exclude<WriteAllowances, 'all'> = { gaps: [], isOverBudget: false };

/** Something that publish would refuse, or has waived, of a version that a write newly gives to somebody. */
export interface Question extends Waived {
  readonly release: ReleaseId;
  readonly sentence: string;
}

type Reader = (name: PackageName, version: string) => Promise<ReleaseDescriptor | undefined>;

function readerOf(store: ObjectStore, map: ReleaseMap): Reader {
  const known = new Map<string, Promise<ReleaseDescriptor | undefined>>();
  return async (name, version) => {
    const id = `${name} ${version}`;
    const release = known.get(id) ?? readRelease(store, map, name, version);
    known.set(id, release);
    return release;
  };
}

/** What is served and cannot be read answers nothing that could be lost: it must not stand in the way of its successor. */
function lenient(read: Reader): Reader {
  return async (name, version) => {
    try {
      return await read(name, version);
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
  };
}

async function readAll(read: Reader, versions: VersionsByPackage): Promise<Releases> {
  const entries = packageEntries(versions);
  const found = entries.map(async ([name, list]) => {
    const releases = await Promise.all(list.map(async (version) => read(name, version)));
    return [name, releases.filter((release) => release !== undefined)] as const;
  });
  return new Map(await Promise.all(found));
}

async function gapQuestions(
  { merchants, before, after, fresh }: NewlyGiven,
  environment: string,
  readers: { readonly before: Reader; readonly after: Reader },
): Promise<readonly Question[]> {
  const [present, next] = await Promise.all([readAll(readers.before, before), readAll(readers.after, after)]);
  const titles = new Set(fresh.map(({ name, version }) => `${name} ${version}`));
  return findGaps(present, next, titles).map(({ what, message, release: { name, version } }) => ({
    kind: 'gap',
    what,
    release: { name, version },
    sentence: `${environment}: ${message} (for ${merchantsText(merchants)})`,
  }));
}

async function budgetQuestions(store: ObjectStore, read: Reader, release: ReleaseId): Promise<readonly Question[]> {
  const descriptor = isTrialVersion(release.version) ? await read(release.name, release.version) : undefined;
  if (descriptor === undefined) return [];
  const files = await Promise.all(
    descriptor.files.map(async ({ name }) => [name, await store.get(fileKey(release.name, name))] as const),
  );
  const contents = files.flatMap(([name, found]) => (found === null ? [] : [[name, found.bytes] as const]));
  const what = brokenLimit(descriptor, weighFiles(new Map(contents)));
  return what === null ? [] : [{ kind: 'budget', what, release, sentence: what }];
}

/**
 * What has to be asked about the versions that a write newly gives to some merchant: gaps, as publish finds them, over the
 * sets which that merchant is served then; and limits that a trial version breaks. A revocation never waits.
 */
export async function questionsOf(site: SiteState, after: ReleaseMap): Promise<readonly Question[]> {
  const { store, map } = site;
  const before = map.state;
  const given = newlyGiven(before, after, merchantsOf(site));
  if (given.length === 0 || (await isRevocation(store, before, after))) return [];
  const read = readerOf(store, after);
  const readers = { before: lenient(readerOf(store, before)), after: read };
  const gaps = await Promise.all(given.map(async (entry) => gapQuestions(entry, after.environment, readers)));
  const fresh = new Map(given.flatMap((entry) => entry.fresh.map((id) => [`${id.name} ${id.version}`, id])));
  const budgets = await Promise.all([...fresh.values()].map(async (release) => budgetQuestions(store, read, release)));
  return [...gaps.flat(), ...budgets.flat()];
}

/** The state after a write with what it waives, of what it has to be asked about, kept beside the releases. */
export function withWaivers(
  after: ReleaseMap,
  questions: readonly Question[],
  allowed: Exclude<WriteAllowances, 'all'>,
): ReleaseMap {
  return questions
    .filter(({ kind, what }) => (kind === 'budget' ? allowed.isOverBudget : allowed.gaps.includes(what)))
    .reduce((map, question) => recordWaived(map, question.release, [question]), after);
}

/** Refuses a write that leaves a question open; the refusal names the options that answer it. */
export function assertWaived(after: ReleaseMap, questions: readonly Question[]): void {
  const open = questions.filter((question) => !isWaivedBy(after, question.release, question));
  if (open.length === 0) return;
  const gaps = open.filter(({ kind }) => kind === 'gap').map(({ what }) => `--allow-gap ${what}`);
  const options = [...new Set(gaps), ...(open.some(({ kind }) => kind === 'budget') ? ['--over-budget'] : [])];
  const sentences = [...new Set(open.map(({ sentence }) => sentence))];
  throw new UserError(`${sentences.join('; ')}. Where that is meant, add: ${options.join(' ')}`);
}
