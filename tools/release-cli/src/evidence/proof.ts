import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { UserError } from '../text/user-error';
import { merchantsText } from '../text/merchants-text';
import type { EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { distinctSets, type DistinctSet } from './distinct-sets';
import { evidenceState, type EvidenceState, type HashSource } from './evidence';
import { setText } from './set-versions';

/** A set with what is known of it. */
export interface ProvenSet extends DistinctSet {
  readonly evidence: EvidenceState;
}

/** The hashes by which a map names its releases. */
export function hashesOf(map: ReleaseMap): HashSource {
  return (name, version) => map.releases[name]?.[version];
}

/** The suite that is run whole; every other is a part of it. */
const WHOLE_SUITE = 'composed';

/**
 * The suites whose green runs prove a set for an environment: those that its settings require, in production the whole
 * suite, elsewhere any.
 */
export function demandedSuites(
  environment: string,
  settings: Pick<EnvironmentSettings, 'requiredSuites'> | undefined,
): readonly string[] {
  const required = settings?.requiredSuites ?? [];
  return required.length === 0 && environment === 'production' ? [WHOLE_SUITE] : required;
}

/** Adds to each set how well it is proven, where these suites are demanded. */
export async function withEvidence(
  store: Store,
  sets: readonly DistinctSet[],
  hashOf: HashSource,
  suites: readonly string[],
): Promise<readonly ProvenSet[]> {
  return Promise.all(
    sets.map(async (set) => ({ ...set, evidence: await evidenceState(store, set.id, hashOf, suites) })),
  );
}

/** The sets that some merchant's devices may be given by the new map and none of that merchant's by the old one. */
export function newSets(before: ReleaseMap, after: ReleaseMap, merchants: readonly string[]): readonly DistinctSet[] {
  const givenBefore = new Map(distinctSets(before, merchants).map((set) => [set.id, new Set(set.merchants)]));
  return distinctSets(after, merchants).flatMap((set) => {
    const known = givenBefore.get(set.id);
    const given = set.merchants.filter((merchant) => known?.has(merchant) !== true);
    return given.length === 0 ? [] : [{ ...set, merchants: given }];
  });
}

const STATE_TEXT: Readonly<Record<Exclude<EvidenceState, 'passed'>, string>> = {
  none: 'no evidence',
  failed: 'its last run failed',
  stale: 'its evidence is of other builds',
  partly: 'what was run over it is green, but it takes',
};

/** A set that lacks evidence, for a person. */
export function unprovenText(set: ProvenSet, suites: readonly string[]): string {
  const state = set.evidence === 'passed' ? 'proven' : STATE_TEXT[set.evidence];
  const why = set.evidence === 'partly' ? `${state} ${suites.join(' and ')}` : state;
  return `${set.id} (${setText(set.versions)}; for ${merchantsText(set.merchants)}): ${why}`;
}

/** Refuses sets without green evidence; the sentence names them and the command that proves them. */
export async function requireEvidence(
  store: Store,
  sets: readonly DistinctSet[],
  hashOf: HashSource,
  { suites, command }: { readonly suites: readonly string[]; readonly command: string },
): Promise<readonly ProvenSet[]> {
  const states = await withEvidence(store, sets, hashOf, suites);
  const unproven = states.filter((set) => set.evidence !== 'passed');
  if (unproven.length > 0)
    throw new UserError(
      `Not proven: ${unproven.map((set) => unprovenText(set, suites)).join('; ')}. Prove ${unproven.length === 1 ? 'it' : 'them'} with: ${command}`,
    );
  return states;
}
