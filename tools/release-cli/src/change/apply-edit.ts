import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { PreviewRow } from '../map/preview';
import { MAP_DOCUMENT } from '../map/read-map';
import { readSite } from '../page/site-state';
import { finishing, updatePages } from '../page/update-pages';
import { waitingText } from '../page/waiting-text';
import { authorOf, untilWritten, type WriteAccount } from '../revisions/write-revision';
import { assertClock } from '../store/clock';
import { counted } from '../text/counted';
import { silent, type Report } from '../text/report';
import { UserError } from '../text/user-error';
import { isWriter, requireSigners, thresholdOf } from '../trust/at-hand';
import { canonicalJson } from '../trust/canonical-json';
import { sealDocument, signWith } from '../trust/signed-document';
import type { Store } from '../trust/store';
import type { SignedPart } from '../trust/trust';
import { commit } from './commit';
import { planChange, tellPlan, type ChangeRequest } from './plan-change';
import { storeProposal } from './proposals';

/** Somebody wrote between a preview and the write that was decided on it: nothing was written. */
export class Overtaken extends UserError {
  override readonly name = 'Overtaken';

  constructor(
    readonly environment: string,
    /** The revision that was looked at. */
    readonly expected: number,
    /** The present one. */
    readonly present: number,
    readonly part: SignedPart = 'map',
  ) {
    const which = part === 'map' ? `${environment} is` : `The settings of ${environment} are`;
    super(
      `${which} at revision ${present}, and the preview showed revision ${expected}: look at what changed and try again`,
    );
  }
}

export interface EditRequest
  extends WriteAccount, Pick<ChangeRequest, 'edit' | 'allowed' | 'isNoted' | 'duringFreeze' | 'openAt' | 'closes'> {
  /** The revision that whoever decides has looked at: on any other the write is {@link Overtaken}. */
  readonly expected?: number | undefined;
  /** Gets the plan before anything is written. */
  readonly report?: Report;
}

export interface EditResult {
  readonly map: ReleaseMap;
  /** False when the edit changed nothing, or in a dry run. */
  readonly isWritten: boolean;
  readonly preview: readonly PreviewRow[];
  /** Where more keys have to sign: what `mfe sign` calls the write, which has not taken effect. */
  readonly proposal?: string;
}

/** Keeps a write that more keys have to sign. */
async function propose(store: Store, after: ReleaseMap, report: Report): Promise<string> {
  const { environment } = after;
  const signers = (await requireSigners(store, environment, 'release')) ?? [];
  const id = await storeProposal(store, after, [...signWith(signers, 'map', canonicalJson(after)).signatures]);
  const missing = (await thresholdOf(store, environment, 'release')) - signers.length;
  report(
    `Proposed, and not in effect: ${counted(missing, 'other release key')} of ${environment} must sign it with "mfe sign ${id} --env ${environment}".`,
  );
  return id;
}

/** A write that was broken off after its map left pages behind: the same again finds nothing to change, and makes them. */
async function finishPages(
  { environment, revision }: ReleaseMap,
  { store, report = silent }: EditRequest,
  now: Date,
): Promise<void> {
  const { pages, waiting } = await finishing({ store, environment, part: 'map', revision }, async () =>
    updatePages(store, environment, now),
  );
  if (pages > 0) report(`Renewed what an earlier write had left undone: ${counted(pages, 'page')}.`);
  if (waiting > 0) report(waitingText(waiting));
}

/**
 * Changes the map of an environment: plans the edit from the state that is read once, tells the plan, and commits it; again
 * from the newer state if somebody else wrote meanwhile. Where more keys have to sign than are at hand, the plan is kept as
 * a proposal instead. A {@link UserError} leaves everything as it was.
 */
export async function applyEdit(request: EditRequest): Promise<EditResult> {
  const { store, environment, report = silent, now = () => new Date(), dryRun = false, expected } = request;
  const author = await authorOf(request, 'map');
  return untilWritten(MAP_DOCUMENT.noun, async () => {
    const site = await readSite(store, environment);
    const { writtenAt, revision } = site.map.state;
    if (expected !== undefined && expected !== revision) throw new Overtaken(environment, expected, revision);
    const date = now();
    const plan = await planChange(site, { ...request, author, moment: date });
    const { map, preview } = plan;
    if (!plan.isChange) {
      if (!dryRun && site.map.etag !== null) await finishPages(map, request, date);
      return { map, isWritten: false, preview };
    }
    const moment = await assertClock(store, date, { writtenAt, noun: MAP_DOCUMENT.noun });
    tellPlan(plan, report);
    if (dryRun) return { map, isWritten: false, preview };
    if (!(await isWriter(store, environment)))
      return { map, isWritten: false, preview, proposal: await propose(store, map, report) };
    await commit(plan, await sealDocument(store, environment, 'map', MAP_DOCUMENT.contentOf(map)), moment, report);
    return { map, isWritten: true, preview };
  });
}
