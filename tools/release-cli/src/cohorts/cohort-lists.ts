import { randomBytes, webcrypto } from 'node:crypto';
import { parseCohortList, type CohortFile, type CohortList, type RolloutCohort } from 'shared-contracts/release/cohort';
import { cohortHasher } from 'shared-contracts/release/cohort-hash';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { sha256Hex } from '../store/digest';
import { cohortKey } from '../store/keys';
import { createOfBytes, jsonBytes, parseStoredJson, type ObjectStore } from '../store/store';
import type { Store } from '../trust/store';
import { readMap } from '../map/read-map';
import { UserError } from '../text/user-error';

const SALT_BYTES = 16;
const ID_LENGTH = 32;

/** A list under its id. */
export interface NamedList {
  readonly id: string;
  readonly list: CohortList;
}

/** The id of a list by its stored bytes. */
function idOf(bytes: Uint8Array): string {
  return sha256Hex(bytes).slice(0, ID_LENGTH);
}

/** The hashes of names by a salt, in order of the digits: their place says nothing of the file's order. */
async function hashesOf(names: readonly string[], salt: string): Promise<string[]> {
  const hashOf = await cohortHasher(salt, webcrypto.subtle);
  return (await Promise.all(names.map(hashOf))).toSorted();
}

/** A list of these names with a salt of its own. */
export async function newList(label: string, names: readonly string[]): Promise<CohortList> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { schema: 1, label, salt, hashes: await hashesOf(names, salt) };
}

/** Whether a list has these names and no others. */
export async function hasNames({ salt, hashes }: CohortList, names: readonly string[]): Promise<boolean> {
  return names.length === hashes.length && (await hashesOf(names, salt)).join() === hashes.join();
}

/** The cohort of a list, as a rollout names it. */
export function cohortOf(list: CohortList): RolloutCohort {
  return { id: idOf(jsonBytes(list)), label: list.label, players: list.hashes.length };
}

/** Stores a list before the write that names its cohort, and takes it away again where that is refused. */
export async function withList<Result>(
  store: Store,
  environment: string,
  list: CohortList,
  write: () => Promise<Result>,
): Promise<Result> {
  const { id } = cohortOf(list);
  const key = cohortKey(environment, id);
  await createOfBytes(store, key, jsonBytes(list));
  try {
    return await write();
  } catch (error) {
    const { map } = await readMap(store, environment);
    if (!cohortsOfMap(map).some((cohort) => cohort.id === id)) await store.remove(key);
    throw error;
  }
}

/** The stored list of a cohort; refuses one that is gone, or is not the one that the map names. */
export async function readList(
  store: ObjectStore,
  environment: string,
  { id, label }: RolloutCohort,
): Promise<CohortList> {
  const key = cohortKey(environment, id);
  const found = await store.get(key);
  const what =
    found === null ? 'is not in the store' : idOf(found.bytes) === id ? null : 'is not the one the map names';
  if (found === null || what !== null)
    throw new UserError(`The list of cohort ${label} ${what}: start its rollout again with the file of names`);
  return parseCohortList(parseStoredJson(new TextDecoder().decode(found.bytes), key));
}

/** The cohorts that rollouts of a map name, each once. */
export function cohortsOfMap({ rollouts }: Pick<ReleaseMap, 'rollouts'>): readonly RolloutCohort[] {
  const found = rollouts.flatMap(({ cohort }) => (cohort === undefined ? [] : [cohort]));
  return [...new Map(found.map((cohort) => [cohort.id, cohort])).values()];
}

/** What is wrong with the lists of a map: their players have the version no longer once the gateway reads them anew. */
export async function cohortProblems(store: ObjectStore, map: ReleaseMap): Promise<readonly string[]> {
  const asked = cohortsOfMap(map).map(async (cohort) => {
    try {
      const list = await readList(store, map.environment, cohort);
      return list.hashes.length === cohort.players
        ? []
        : [`The list of cohort ${cohort.label} has ${list.hashes.length} players, the map says ${cohort.players}`];
    } catch (error) {
      if (error instanceof UserError) return [error.message];
      throw error;
    }
  });
  return (await Promise.all(asked)).flat();
}

/** What a gateway needs to say who belongs to the cohorts of a map. */
export async function cohortFile(store: ObjectStore, map: ReleaseMap): Promise<CohortFile> {
  const { environment } = map;
  const cohorts = cohortsOfMap(map).map(async (cohort) => ({
    id: cohort.id,
    ...(await readList(store, environment, cohort)),
  }));
  return { schema: 1, environment, cohorts: await Promise.all(cohorts) };
}
