import { readEvidence } from '../evidence/evidence';
import { MAP_DOCUMENT } from '../map/read-map';
import { readChain } from '../revisions/chain-problems';
import type { KeptState } from '../revisions/read-revisions';
import type { DocumentReader, Revision } from '../revisions/revision';
import { SETTINGS_DOCUMENT } from '../settings/settings';
import { meantNote } from '../text/meant';
import { merchantsText } from '../text/merchants-text';
import { UserError } from '../text/user-error';
import type { Store } from '../trust/store';
import { evidenceAmong } from './proven-sets';
import { recordRows, type RecordRow } from './record-rows';

/** Which part of a record is asked for; all of it unless told. */
export interface RecordChoice {
  /** Only what concerns this merchant. */
  readonly merchant?: string | undefined;
  /** Only what was written from this moment on. */
  readonly since?: Date | undefined;
}

async function statesOf<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<readonly KeptState<State>[]> {
  const { states, faults } = await readChain(store, environment, document);
  const [fault] = faults;
  if (fault !== undefined)
    throw new UserError(
      `The record of ${environment} is not whole, so none is given: ${fault.sentence}. See mfe log verify --env ${environment}`,
    );
  return [...states.values()].toSorted((one, other) => one.state.revision - other.state.revision);
}

/** The record of an environment; refuses one with a broken chain, and a merchant that none of it knows. */
export async function readRecord(
  store: Store,
  environment: string,
  { merchant, since }: RecordChoice = {},
): Promise<readonly RecordRow[]> {
  const [maps, settings] = await Promise.all([
    statesOf(store, environment, MAP_DOCUMENT),
    statesOf(store, environment, SETTINGS_DOCUMENT),
  ]);
  if (merchant !== undefined) assertMerchant(merchant, environment, settings);
  const proven = evidenceAmong(await readEvidence(store));
  const rows = recordRows({ environment, maps, settings }, proven, merchant);
  return since === undefined ? rows : rows.filter(({ at }) => Date.parse(at) >= since.getTime());
}

function assertMerchant(
  merchant: string,
  environment: string,
  settings: readonly KeptState<{ readonly settings: Readonly<Record<string, unknown>> } & Revision>[],
): void {
  const codes = settings.flatMap(({ state }) => Object.keys((state.settings['merchants'] as object | undefined) ?? {}));
  if (codes.includes(merchant)) return;
  const known = [...new Set(codes)];
  throw new UserError(
    `${environment} never had a merchant ${merchant}: it has ${known.length === 0 ? 'none' : merchantsText(known)}${meantNote(merchant, known)}`,
  );
}
