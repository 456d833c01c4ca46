import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { DELTA_PATH } from 'shared-contracts/release/dictionaries';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { BRAND_PREFIX, picturesNamed } from '../brand/named-pictures';
import { readEvidence, type Evidence } from '../evidence/evidence';
import { readHistory } from '../map/read-map';
import { mfManifestKey } from '../publish/mf-manifest';
import { UserError } from '../text/user-error';
import { cohortsOfMap } from '../cohorts/cohort-lists';
import { keysInUse } from '../prerendered/part-list';
import { previewKeysInUse } from '../previews/preview-record';
import { mapKeysOf } from '../source-maps/map-list';
import { readEveryState } from '../revisions/read-revisions';
import { sha256Hex } from '../store/digest';
import { environmentsOf } from '../store/environments';
import {
  ANSWERS_PREFIX,
  cohortKey,
  COHORTS_PREFIX,
  descriptorKey,
  evidenceKey,
  fileKey,
  FILES_PREFIX,
  PARTS_PREFIX,
  PREVIEWS_PREFIX,
  PROVENANCE_PREFIX,
  provenanceKey,
  revisionKey,
  SOURCE_MAPS_PREFIX,
  STATEMENT_PREFIX,
  statementKey,
} from '../store/keys';
import { readSettings, SETTINGS_DOCUMENT } from '../settings/settings';
import { parseStoredJson } from '../store/store';
import type { Store } from '../trust/store';
import {
  revisionsBefore,
  statesSince,
  versionId,
  versionsInUse,
  versionsNamed,
  type EnvironmentHistory,
  type NamedVersion,
} from '../map/references';

/** What everything in the store is needed for. */
export interface Survey {
  readonly environments: readonly EnvironmentHistory[];
  /** Versions that stay. */
  readonly kept: readonly NamedVersion[];
  /** Keys of releases, files, evidence, revisions and rendered parts that nothing refers to. */
  readonly unused: readonly string[];
}

/** How long things stay after their last use. */
export interface Retention {
  readonly graceMs: number;
  /** How long earlier states of maps and settings stay. */
  readonly revisionsMs: number;
}

interface Wanted extends NamedVersion {
  readonly sha256: string;
  /** The present map needs it; an earlier state may name what an earlier run has removed. */
  readonly isRequired: boolean;
}

async function readEnvironments(store: Store): Promise<readonly EnvironmentHistory[]> {
  const names = await environmentsOf(store);
  return Promise.all(
    names.map(async (environment) => {
      const found = await readSettings(store, environment);
      return {
        environment,
        allowsOverrides: found?.settings.allowsOverrides === true,
        states: await readHistory(store, environment),
        settings: await readEveryState(store, environment, SETTINGS_DOCUMENT),
      };
    }),
  );
}

function wantedBy({ allowsOverrides, states }: EnvironmentHistory, since: number): readonly Wanted[] {
  const present = states.at(-1);
  if (present === undefined) return [];
  return [
    ...versionsInUse(present, allowsOverrides).map((entry) => ({ state: present, entry, isRequired: true })),
    ...statesSince(states, since).flatMap((state) =>
      versionsNamed(state).map((entry) => ({ state, entry, isRequired: false })),
    ),
  ].map(({ state, entry, isRequired }) => ({
    ...entry,
    sha256: state.releases[entry.name]?.[entry.version] ?? '',
    isRequired,
  }));
}

/** The release a map needs; without it nobody can tell which files are in use, so nothing may be removed. */
async function readWanted(store: Store, wanted: Wanted): Promise<ReleaseDescriptor | null> {
  const key = descriptorKey(wanted.name, wanted.version);
  const found = await store.get(key);
  if (found !== null && sha256Hex(found.bytes) === wanted.sha256)
    return parseDescriptor(parseStoredJson(new TextDecoder().decode(found.bytes), key));
  if (!wanted.isRequired) return null;
  const what = found === null ? 'is not in the store' : 'is not the one the map names';
  throw new UserError(`The descriptor of ${wanted.name} ${wanted.version} ${what}, so nothing can be collected`);
}

/** Evidence is of use while every build it speaks of is there and no newer run of its suite replaces it. */
function usedEvidence(records: readonly Evidence[], kept: readonly ReleaseDescriptor[], since: number): string[] {
  const keyOf = (evidence: Evidence): string => evidenceKey(evidence.set, evidence.at);
  const versions = new Set(kept.map(versionId));
  const bySuite = new Map(records.map((evidence) => [`${evidence.set} ${evidence.suite}`, keyOf(evidence)]));
  const newest = new Set(bySuite.values());
  const isComplete = (evidence: Evidence): boolean =>
    packageEntries(evidence.versions).every(([name, { version }]) => versions.has(`${name}@${version}`));
  return records
    .filter((evidence) => Date.parse(evidence.at) >= since || (isComplete(evidence) && newest.has(keyOf(evidence))))
    .map(keyOf);
}

/** The lists of cohorts that a map names or named within the grace: a rollback may bring its rollout back. */
function usedLists({ environment, states }: EnvironmentHistory, since: number): readonly string[] {
  return [...states.slice(-1), ...statesSince(states, since)].flatMap((state) =>
    cohortsOfMap(state).map(({ id }) => cohortKey(environment, id)),
  );
}

function oldRevisions(environments: readonly EnvironmentHistory[], since: number): readonly string[] {
  return environments.flatMap(({ environment, states, settings }) => [
    ...revisionsBefore(states, since).map((revision) => revisionKey(environment, revision)),
    ...revisionsBefore(settings, since).map((revision) => revisionKey(environment, revision, 'settings')),
  ]);
}

/** Finds what nothing refers to: files are counted over all releases that stay, since versions share them. */
export async function surveyStore(store: Store, { graceMs, revisionsMs }: Retention, now: Date): Promise<Survey> {
  const environments = await readEnvironments(store);
  const since = now.getTime() - graceMs;
  const wanted = environments.flatMap((environment) => wantedBy(environment, since));
  const distinct = new Map<string, Wanted>();
  for (const entry of wanted) {
    const id = `${versionId(entry)} ${entry.sha256}`;
    if (entry.isRequired || !distinct.has(id)) distinct.set(id, entry);
  }
  const kept = (await Promise.all([...distinct.values()].map((entry) => readWanted(store, entry)))).filter(
    (release) => release !== null,
  );
  const used = new Set<string>(usedEvidence(await readEvidence(store), kept, since));
  for (const release of kept) {
    used.add(descriptorKey(release.name, release.version));
    used.add(provenanceKey(release.name, release.version));
    used.add(statementKey(release.name, release.version));
    used.add(mfManifestKey(release));
    for (const file of release.files) used.add(fileKey(release.name, file.name));
    for (const key of await mapKeysOf(store, release)) used.add(key);
  }
  for (const key of await previewKeysInUse(store, now)) used.add(key);
  for (const history of environments) for (const key of usedLists(history, since)) used.add(key);
  for (const { environment } of environments) for (const key of await keysInUse(store, environment)) used.add(key);
  // A merchant goes back to any revision of the settings that is kept.
  for (const { settings } of environments)
    for (const state of settings) for (const key of picturesNamed(state)) used.add(key);
  const prefixes = [
    'descriptors/',
    BRAND_PREFIX,
    PROVENANCE_PREFIX,
    STATEMENT_PREFIX,
    'evidence/',
    FILES_PREFIX,
    PARTS_PREFIX,
    ANSWERS_PREFIX,
    SOURCE_MAPS_PREFIX,
    PREVIEWS_PREFIX,
    COHORTS_PREFIX,
  ];
  const present = (await Promise.all(prefixes.map((prefix) => store.list(prefix)))).flat();
  // Differences stay with the file they lead to.
  const unused = present.filter((key) => !used.has(DELTA_PATH.exec(`/${key}`)?.[1]?.slice(1) ?? key));
  const revisions = oldRevisions(environments, now.getTime() - revisionsMs);
  return {
    environments,
    kept: kept.map(({ name, version }) => ({ name, version })),
    unused: [...unused, ...revisions],
  };
}
