import { signedSchema, type Signed } from 'shared-contracts/release/feed';
import * as v from 'valibot';
import { descriptionText } from '../fit/environment-description';
import { servedBy } from '../fit/served';
import { descriptionKey } from '../store/keys';
import { readMap } from '../map/read-map';
import { takesTrials } from '../map/trial-versions';
import { jsonBytes, readText, StoreConflict } from '../store/store';
import type { signersFor } from '../trust/at-hand';
import { isSignedBy } from '../trust/check-signature';
import { signWith } from '../trust/signed-document';
import { merchantsOf, type SiteState } from './site-state';

/** The text by which a state tells what it serves. */
async function textOf({ store, environment, map, settings }: SiteState): Promise<string> {
  const found = settings?.settings;
  const state = {
    revision: map.state.revision,
    settingsRevision: settings?.record.revision ?? 0,
    writtenAt: map.state.writtenAt,
    allowsTrials: takesTrials(environment, found),
  };
  const merchants = found?.namesMerchants === true ? null : Object.keys(found?.merchants ?? {});
  return descriptionText(await servedBy(store, map.state, found), state, merchants);
}

function parsed(text: string | undefined): Signed | null {
  try {
    return v.parse(signedSchema, JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

async function faultOf(site: SiteState, signed: Signed | null): Promise<string | null> {
  if (signed === null) return 'cannot be read';
  if (!isSignedBy(signed, site.keys, 'description')) return 'is signed by no trusted key';
  return signed.payload === (await textOf(site)) ? null : 'is of another state';
}

/** What is wrong with the stored description of an environment; empty when it is what its map and settings yield, and where nothing is signed. */
export async function descriptionProblems(site: SiteState): Promise<readonly string[]> {
  const { store, environment, keys } = site;
  if (keys.length === 0 || merchantsOf(site).length === 0) return [];
  const found = await readText(store, descriptionKey(environment));
  const fault = found === null ? 'is not in the store' : await faultOf(site, parsed(found.text));
  return fault === null
    ? []
    : [`The description of ${environment} ${fault}: run "mfe verify --pages --env ${environment}"`];
}

/** The revision that a description follows from, which stands before all that is large in it. */
function revisionIn({ payload }: Signed): number {
  return Number(/^\{[^{]*?"revision":(\d+),/.exec(payload)?.[1] ?? 0);
}

/** Refuses to take a description back where another writer is ahead. */
async function assertNewest({ store, environment, map }: SiteState, present: Signed | null): Promise<void> {
  const revision = present === null ? 0 : revisionIn(present);
  if (revision <= map.state.revision) return;
  const { map: newest } = await readMap(store, environment);
  if (revision <= newest.revision) throw new StoreConflict(descriptionKey(environment));
}

/** Signs and stores what an environment tells of itself, unless it is there; says whether it waits for a key. */
export async function storeDescription(
  site: SiteState,
  signers: () => ReturnType<typeof signersFor>,
): Promise<{ readonly isWaiting: boolean }> {
  const { store, environment, keys } = site;
  if (keys.length === 0) return { isWaiting: false };
  const found = await readText(store, descriptionKey(environment));
  const present = parsed(found?.text);
  const payload = await textOf(site);
  if (present?.payload === payload && isSignedBy(present, keys, 'description')) return { isWaiting: false };
  await assertNewest(site, present);
  const atHand = (await signers()) ?? [];
  if (atHand.length === 0) return { isWaiting: true };
  await store.replace(
    descriptionKey(environment),
    jsonBytes(signWith(atHand, 'description', payload)),
    found?.etag ?? null,
  );
  return { isWaiting: false };
}
