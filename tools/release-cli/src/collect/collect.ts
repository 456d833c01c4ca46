import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { isPackageName, packageEntries } from 'shared-contracts/remote/remote-names';
import { forgetWaivers, waivedReleases } from '../map/waivers';
import { applyEdit } from '../change/apply-edit';
import { UserError } from '../text/user-error';
import { silent, type Report } from '../text/report';
import { assertClock } from '../store/clock';
import type { Store } from '../trust/store';
import { requireEnough } from '../trust/at-hand';
import { rememberCollected } from '../revisions/collected-hashes';
import { revisionPrefix } from '../store/keys';
import { isRemoving, readMarks, replaceMarks, withoutKeys, type Marks } from '../store/collection-marks';
import { versionId, versionsInUse, type EnvironmentHistory, type NamedVersion } from '../map/references';
import { surveyStore, type Retention, type Survey } from './survey';

const AUTHOR = 'collect';
const ATTEMPTS = 50;
/** A removal that takes longer is given up; the next run goes on with it. */
const REMOVAL_LIMIT_MS = 600_000;
/** Nothing is removed so close to the limit that it could happen after it. */
const MARGIN_MS = 30_000;
const AT_ONCE = 16;

export interface CollectRequest extends Retention {
  readonly store: Store;
  readonly dryRun?: boolean;
  readonly report?: Report;
  readonly now?: () => Date;
}

export interface CollectResult {
  /** Versions in use. */
  readonly kept: readonly NamedVersion[];
  /** Unused objects that wait for the grace to pass, by key with the time they may go. */
  readonly marked: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
  /** Versions that no map knows any more, by environment. */
  readonly unregistered: Readonly<Record<string, readonly string[]>>;
}

/** What a run would do: marks as they will stand, and the keys whose time has come. */
interface Plan {
  readonly survey: Survey;
  readonly marks: Marks;
  readonly etag: string | null;
  readonly due: readonly string[];
}

async function planRun(request: CollectRequest, now: Date): Promise<Plan> {
  // A clock that is ahead would end every grace at once.
  await assertClock(request.store, now);
  // The marks are read before anything else: a publish that needs one of the marked objects takes its mark away, and
  // with that this run's right to write.
  const { marks, etag } = await readMarks(request.store);
  if (isRemoving(marks, now))
    throw new UserError(`Another collection is at work; it ends or is given up by ${marks.removal?.until}`);
  const survey = await surveyStore(request.store, request, now);
  const marked = Object.fromEntries(survey.unused.map((key) => [key, marks.marks[key] ?? now.toISOString()]));
  const due = survey.unused.filter((key) => {
    const since = marks.marks[key];
    return since !== undefined && now.getTime() - Date.parse(since) >= request.graceMs;
  });
  return { survey, marks: { schema: 1, marks: marked, removal: null }, etag, due };
}

function versionOfKey(key: string): NamedVersion | null {
  const match = /^descriptors\/([^/]+)\/(.+)\.json$/.exec(key);
  const [, name, version] = match ?? [];
  return !isPackageName(name) || version === undefined ? null : { name, version };
}

/** Takes versions out of a map's list of releases, except those it has come to need meanwhile. */
export function unregister(map: ReleaseMap, versions: readonly NamedVersion[], allowsOverrides: boolean): ReleaseMap {
  const inUse = new Set(versionsInUse(map, allowsOverrides).map(versionId));
  const gone = new Set(versions.map(versionId).filter((id) => !inUse.has(id)));
  const entries = packageEntries(map.releases);
  const releases = Object.fromEntries(
    entries.map(([name, known]) => [
      name,
      Object.fromEntries(Object.entries(known).filter(([version]) => !gone.has(versionId({ name, version })))),
    ]),
  );
  const unused = waivedReleases(map).filter((release) => gone.has(versionId(release)));
  return unused.reduce(forgetWaivers, { ...map, releases });
}

/** The due versions that an environment's map still lists. */
function listedIn({ states }: EnvironmentHistory, due: readonly string[]): readonly NamedVersion[] {
  const versions = due.map(versionOfKey).filter((entry) => entry !== null);
  return versions.filter(({ name, version }) => states.at(-1)?.releases[name]?.[version] !== undefined);
}

async function unregisterAll(
  { store, report = silent, now }: CollectRequest,
  { survey, due }: Plan,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const result: Record<string, readonly string[]> = {};
  for (const history of survey.environments) {
    const { environment, allowsOverrides } = history;
    const known = listedIn(history, due);
    if (known.length === 0) continue;
    const { map } = await applyEdit({
      store,
      environment,
      author: AUTHOR,
      reason: `unused: ${known.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
      edit: (present) => unregister(present, known, allowsOverrides),
      ...(now === undefined ? {} : { now }),
    });
    const gone = known.filter(({ name, version }) => map.releases[name]?.[version] === undefined);
    result[environment] = gone.map(versionId);
    if (gone.length > 0) report(`${environment} no longer knows ${gone.map(versionId).join(', ')}.`);
  }
  return result;
}

/** Revisions leave their hashes behind, by which the chain is walked and checkpoints are proved without them. */
async function rememberRevisions({ store }: CollectRequest, { survey }: Plan, keys: readonly string[]): Promise<void> {
  for (const { environment } of survey.environments)
    for (const part of ['map', 'settings'] as const) {
      const prefix = revisionPrefix(environment, part);
      const own = keys.filter((key) => key.startsWith(prefix));
      const revisions = own.map((key) => Number.parseInt(key.slice(prefix.length), 10));
      await rememberCollected(store, environment, part, revisions);
    }
}

/** Descriptors go first: what is half removed must not look like a release. */
async function removeKeys(store: Store, keys: readonly string[], until: number, now: () => Date): Promise<string[]> {
  const ordered = keys.toSorted(
    (first, second) => Number(second.startsWith('descriptors/')) - Number(first.startsWith('descriptors/')),
  );
  const removed: string[] = [];
  for (let index = 0; index < ordered.length; index += AT_ONCE) {
    if (now().getTime() > until - MARGIN_MS) break;
    const batch = ordered.slice(index, index + AT_ONCE);
    await Promise.all(batch.map((key) => store.remove(key)));
    removed.push(...batch);
  }
  return removed;
}

async function finishRemoval(store: Store, removed: ReadonlySet<string>): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { marks, etag } = await readMarks(store);
    if (await replaceMarks(store, { ...withoutKeys(marks, removed), removal: null }, etag)) return;
  }
  throw new UserError('Others kept changing the list of marks; the next collection puts it right');
}

/**
 * Before anything is removed the maps forget the versions: whatever the maps took into use meanwhile stays, and nothing else
 * can come into use any more. Then it is requested again what is unused.
 */
async function prepare(
  request: CollectRequest,
  plan: Plan,
): Promise<Pick<CollectResult, 'unregistered'> & { readonly survey: Survey; readonly going: readonly string[] }> {
  const { store, now = () => new Date() } = request;
  const unregistered = await unregisterAll(request, plan);
  const survey = await surveyStore(store, request, now());
  const unused = new Set(survey.unused);
  const going = plan.due.filter((key) => unused.has(key));
  await rememberRevisions(request, plan, going);
  return { unregistered, survey, going };
}

/** Removes what the plan found due. */
async function carryOut(request: CollectRequest, plan: Plan, until: number): Promise<CollectResult> {
  const { store, now = () => new Date() } = request;
  const { unregistered, survey, going } = await prepare(request, plan).catch(async (error: unknown) => {
    await finishRemoval(store, new Set());
    throw error;
  });
  const leaving = new Set(going);
  const spared = plan.due.filter((key) => !leaving.has(key));
  const removed = await removeKeys(store, going, until, now);
  await finishRemoval(store, new Set([...removed, ...spared]));
  return { kept: survey.kept, marked: dueTimes((await readMarks(store)).marks, request), removed, unregistered };
}

function dueTimes(marks: Marks, { graceMs }: Retention): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(marks.marks).map(([key, since]) => [key, new Date(Date.parse(since) + graceMs).toISOString()]),
  );
}

/**
 * Removes releases, files, evidence and old revisions that nothing refers to: marked by one run, removed by a later
 * one when they stayed unused for the whole grace. Writers of maps and publishes may work at the same time.
 */
export async function collectUnused(request: CollectRequest): Promise<CollectResult> {
  const { store, now = () => new Date(), dryRun = false } = request;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const moment = now();
    const plan = await planRun(request, moment);
    const marked = dueTimes(withoutKeys(plan.marks, new Set(plan.due)), request);
    if (dryRun) return { kept: plan.survey.kept, marked, removed: plan.due, unregistered: {} };
    // Maps that could not be signed would leave the removal half done.
    for (const { environment } of plan.survey.environments) await requireEnough(store, environment, 'release');
    const until = moment.getTime() + REMOVAL_LIMIT_MS;
    const removal = plan.due.length === 0 ? null : { keys: [...plan.due], until: new Date(until).toISOString() };
    if (!(await replaceMarks(store, { ...plan.marks, removal }, plan.etag))) continue;
    if (removal === null) return { kept: plan.survey.kept, marked, removed: [], unregistered: {} };
    return carryOut(request, plan, until);
  }
  throw new UserError('Others kept publishing at the same time; nothing was removed, try again');
}
