import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { distinctSets } from '../evidence/distinct-sets';
import { demandedSuites, hashesOf, withEvidence } from '../evidence/proof';
import { judgeRollouts } from '../health/guard';
import { healthReport } from '../health/health-lines';
import type { HealthSource } from '../health/health-source';
import { readHealth } from '../health/read-health';
import { healthOfRollouts } from '../health/rollout-health';
import { MAP_DOCUMENT, readMap } from '../map/read-map';
import { UserError, messageOf } from '../text/user-error';
import { readStatesBefore } from '../revisions/read-revisions';
import { readSettings, type EnvironmentSettings, type StoredSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import type { ConsoleHealth, ConsoleInput } from './console-input';

/** So many writes of the map are shown. */
const REVISIONS = 40;

const DAY_MS = 86_400_000;

/** The present state of an environment; null where nothing was written yet. */
export interface PresentState {
  readonly map: ReleaseMap | null;
  readonly settings: StoredSettings | null;
}

export interface ConsoleRequest {
  readonly store: Store;
  readonly environment: string;
  /** Where to read health from; not read if absent. */
  readonly health?: HealthSource | undefined;
  readonly now?: Date | undefined;
  /** What to show where it is known already; else what is in the store. */
  readonly present?: PresentState | undefined;
}

async function healthOf(
  map: ReleaseMap,
  merchants: readonly string[],
  source: HealthSource | undefined,
  now: Date,
): Promise<ConsoleHealth | string> {
  if (source === undefined) return 'Nobody was asked when this page was made; mfe health asks.';
  const since = new Date(now.getTime() - DAY_MS);
  try {
    const summary = await readHealth({ ...source, environment: map.environment, since });
    const judged = judgeRollouts(map, ...(await healthOfRollouts(map, source, { now, merchants })));
    return { since, report: healthReport(map, summary, judged), judged };
  } catch (error) {
    // What is released can be looked at also while nobody can say how it does.
    if (error instanceof UserError) return `Not known: ${messageOf(error)}.`;
    throw error;
  }
}

async function setsOf(
  store: Store,
  map: ReleaseMap,
  settings: EnvironmentSettings | undefined,
): Promise<ConsoleInput['sets']> {
  let sets;
  try {
    sets = distinctSets(map, Object.keys(settings?.merchants ?? {}));
  } catch (error) {
    return `They cannot be listed: ${messageOf(error)}.`;
  }
  return withEvidence(store, sets, hashesOf(map), demandedSuites(map.environment, settings));
}

async function readPresentState(store: Store, environment: string): Promise<PresentState> {
  const [{ map, etag }, settings] = await Promise.all([readMap(store, environment), readSettings(store, environment)]);
  return { map: etag === null ? null : map, settings };
}

/** Reads what the console of an environment shows. */
export async function readConsole({
  store,
  environment,
  health,
  now = new Date(),
  present,
}: ConsoleRequest): Promise<ConsoleInput> {
  const { map: written, settings } = present ?? (await readPresentState(store, environment));
  const map = written ?? emptyReleaseMap(environment);
  const configs = Object.values(settings?.settings.merchants ?? {});
  return {
    map,
    settings: settings?.record ?? null,
    merchants: Object.fromEntries(configs.map(({ code, name }) => [code, name])),
    history: written === null ? [] : (await readStatesBefore(store, MAP_DOCUMENT, written, REVISIONS)).states,
    sets: await setsOf(store, map, settings?.settings),
    health: await healthOf(
      map,
      configs.map(({ code }) => code),
      health,
      now,
    ),
    madeAt: now,
  };
}
