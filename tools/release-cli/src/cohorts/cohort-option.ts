import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { cohortLabelSchema, type CohortList, type RolloutCohort } from 'shared-contracts/release/cohort';
import * as v from 'valibot';
import { errorCode } from '../store/file-errors';
import { readMap } from '../map/read-map';
import type { Store } from '../trust/store';
import { UserError } from '../text/user-error';
import { cohortOf, cohortsOfMap, hasNames, newList, readList } from './cohort-lists';
import { readNames } from './read-names';

/** No file of 100,000 names is larger. */
const LARGEST_FILE = 32 * 1024 * 1024;

/** A cohort as somebody names it, and its list where it is not in the store yet. */
export interface ChosenCohort {
  readonly cohort: RolloutCohort;
  readonly fresh?: CohortList;
}

function isLabel(text: string): boolean {
  return v.is(cohortLabelSchema, text);
}

/** A label as typed; refuses what is none. */
export function requireLabel(text: string): string {
  if (isLabel(text)) return text;
  throw new UserError(
    `"${text}" is not the label of a cohort: small letters, digits and hyphens, as the file of its names is called`,
  );
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST_FILE)
      throw new UserError(`${file} is larger than 32 MB, which no list of account names needs: name another file`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
}

/** The names of a file, under the label that its name gives. */
async function readFileOfNames(file: string): Promise<{ readonly label: string; readonly names: readonly string[] }> {
  const label = basename(file, extname(file));
  if (!isLabel(label))
    throw new UserError(
      `${file}: the file's name is the cohort's label, and takes small letters, digits and hyphens only, such as testers.txt: rename it`,
    );
  return { label, names: readNames(await readBytes(file), file) };
}

/**
 * The cohort that is meant: by its label, one that a rollout of the map has already; else by a file of account names, whose
 * list is made anew unless the map has just these names under the label. Nothing is written.
 */
export async function chooseCohort(store: Store, environment: string, text: string): Promise<ChosenCohort> {
  const { map } = await readMap(store, environment);
  const present = cohortsOfMap(map);
  if (isLabel(text)) {
    const cohort = present.findLast(({ label }) => label === text);
    if (cohort !== undefined) return { cohort };
    throw new UserError(
      `${environment} has no cohort ${text}: name the file of its account names, such as ${text}.txt`,
    );
  }
  const { label, names } = await readFileOfNames(text);
  for (const cohort of present.filter((known) => known.label === label))
    if (await hasNames(await readList(store, environment, cohort), names)) return { cohort };
  const fresh = await newList(label, names);
  return { cohort: cohortOf(fresh), fresh };
}
