import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { PreviewRow } from '../map/preview';
import { MAP_DOCUMENT } from '../map/read-map';
import { readSite } from '../page/site-state';
import { assertClock } from '../store/clock';
import { jsonBytes, StoreConflict } from '../store/store';
import type { Report } from '../text/report';
import { UserError } from '../text/user-error';
import { requireSigners } from '../trust/at-hand';
import { canonicalJson } from '../trust/canonical-json';
import { signWith } from '../trust/signed-document';
import type { Store } from '../trust/store';
import { commit } from './commit';
import { planProposed, tellPlan } from './plan-change';
import { readProposal, staleness, storeProposal } from './proposals';

export interface SignRequest {
  readonly store: Store;
  readonly environment: string;
  /** Name of the proposal. */
  readonly id: string;
  /** Gets who gets what before anything is signed. */
  readonly report: Report;
  readonly dryRun?: boolean;
  readonly now?: () => Date;
}

export interface SignResult {
  /** The map as it is proposed, or in effect. */
  readonly map: ReleaseMap;
  readonly revision: number;
  /** Whether the write has taken effect. */
  readonly isWritten: boolean;
  /** How many keys have signed, and have to. */
  readonly signed: number;
  readonly threshold: number;
  readonly preview: readonly PreviewRow[];
}

/**
 * Signs a proposed write with the release keys at hand, after every check that a write of one's own goes through. When
 * enough keys have signed, it takes effect. Refuses one that was made for another revision than the present.
 */
export async function signProposal(request: SignRequest): Promise<SignResult> {
  const { store, environment, id, report, dryRun = false, now = () => new Date() } = request;
  const atHand = (await requireSigners(store, environment, 'release')) ?? [];
  const proposal = await readProposal(store, environment, id);
  if (proposal === null) throw new UserError(`${environment} has no proposal ${id}: mfe sign lists them`);
  const { threshold, map: after, signers } = proposal;
  const site = await readSite(store, environment);
  const { state: map } = site.map;
  const moment = await assertClock(store, now(), { writtenAt: map.writtenAt, noun: MAP_DOCUMENT.noun });
  const stale = staleness(proposal, map.revision, moment);
  if (stale !== null) throw new UserError(`The proposal ${id} cannot take effect: ${stale}. Propose it again`);
  const fresh = atHand.filter((signer) => !signers.includes(signer.id));
  if (fresh.length === 0) throw new UserError(`Your key has signed ${id} already: another release key has to`);
  const plan = await planProposed(site, after, moment);
  tellPlan(plan, report);
  const signed = signers.length + fresh.length;
  const result = { map: after, revision: after.revision, signed, threshold, preview: plan.preview };
  if (dryRun) return { ...result, isWritten: false };
  const { content } = proposal;
  const signatures = [
    ...proposal.signatures.filter(({ key }) => signers.includes(key)),
    ...signWith(fresh, 'map', canonicalJson(content)).signatures,
  ];
  if (signed < threshold) {
    await storeProposal(store, content, signatures);
    return { ...result, isWritten: false };
  }
  const sealed = jsonBytes({ ...content, signatures });
  try {
    await commit(plan, sealed, moment, report);
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    throw new UserError(
      `Somebody wrote ${environment} at the same time, so ${id} did not take effect: propose it again`,
    );
  }
  return { ...result, isWritten: true };
}
