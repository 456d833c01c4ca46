import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { updateDuePages } from '../page/update-pages';
import { counted } from '../text/counted';
import { UserError, messageOf } from '../text/user-error';
import { silent, type Report } from '../text/report';
import { assertClock } from '../store/clock';
import type { Process } from '../trust/written-by';
import type { Store } from '../trust/store';
import { isWriter, requireSigners, thresholdOf } from '../trust/at-hand';
import { readMap } from '../map/read-map';
import { readSettings } from '../settings/settings';
import {
  completedRollouts,
  guardMap,
  tickMap,
  type GuardVerdict,
  type GuardVerdicts,
  type TickResult,
} from '../edits/tick';
import { applyEdit, type EditResult } from './apply-edit';

/** The author in the history, beside the key's owner, of what a tick does. */
const SCHEDULE_AUTHOR: Process = 'schedule';

export interface TickRequest {
  readonly store: Store;
  readonly environment: string;
  /** What the health of guarded rollouts says, with all merchants given; asked only where there are any, and may throw. */
  readonly verdictsOf: (map: ReleaseMap, now: Date, merchants: readonly string[]) => Promise<readonly GuardVerdict[]>;
  readonly now?: () => Date;
  readonly report?: Report;
  readonly dryRun?: boolean;
}

export interface TickReport {
  /** What was done, one phrase each. */
  readonly actions: readonly string[];
  /** Steps that are due and wait until enough pages have tried the version, one phrase each. */
  readonly waiting: readonly string[];
  /** Versions that have reached everybody and wait to be made the default. */
  readonly completed: readonly string[];
  /** Why health could not be asked, so that guarded rollouts wait; null when it could or nobody had to. */
  readonly healthFault: string | null;
  /** Why steps that are due could not be made, beside which guards did what they had to; null when none was refused. */
  readonly stepFault: string | null;
  /** Whether a guard stopped a rollout. */
  readonly isGuarded: boolean;
  /** Null when nothing was due: then the map is not written. */
  readonly written: EditResult | null;
}

async function askHealth(
  { store, environment, verdictsOf }: TickRequest,
  map: ReleaseMap,
  now: Date,
): Promise<{ readonly verdicts: GuardVerdicts; readonly fault: string | null }> {
  if (!map.rollouts.some((rollout) => rollout.guard !== undefined)) return { verdicts: [], fault: null };
  const merchants = Object.keys((await readSettings(store, environment))?.settings.merchants ?? {});
  try {
    return { verdicts: await verdictsOf(map, now, merchants), fault: null };
  } catch (error) {
    return { verdicts: null, fault: messageOf(error) };
  }
}

async function write(
  { store, environment, report = silent, now = () => new Date(), dryRun = false }: TickRequest,
  { actions }: TickResult,
  edit: (map: ReleaseMap) => ReleaseMap,
): Promise<EditResult | null> {
  if (actions.length === 0) return null;
  const reason = actions.join('; ');
  const written = await applyEdit({ store, environment, author: SCHEDULE_AUTHOR, reason, edit, report, dryRun, now });
  for (const action of actions) report(action);
  return written;
}

interface Made extends TickResult {
  readonly written: EditResult | null;
  readonly stepFault: string | null;
}

/** Guards and steps in one write; where a step is refused, what guards demand alone. */
async function make(request: TickRequest, map: ReleaseMap, now: Date, verdicts: GuardVerdicts): Promise<Made> {
  const due = tickMap(map, now, verdicts);
  try {
    const written = await write(request, due, (present) => tickMap(present, now, verdicts).map);
    return { ...due, written, stepFault: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const guarded = guardMap(map, verdicts);
    if (guarded.actions.length === due.actions.length) throw error;
    const written = await write(request, guarded, (present) => guardMap(present, verdicts).map);
    return { ...guarded, written, stepFault: messageOf(error) };
  }
}

/** Where the keys at hand may not write the map, what is due waits: a timestamp key only keeps feeds fresh. */
async function makeOrLeave(request: TickRequest, map: ReleaseMap, now: Date, verdicts: GuardVerdicts): Promise<Made> {
  const { store, environment, dryRun = false } = request;
  const due = tickMap(map, now, verdicts);
  if (dryRun || due.actions.length === 0 || (await isWriter(store, environment)))
    return make(request, map, now, verdicts);
  const count = await thresholdOf(store, environment, 'release');
  const stepFault = `${due.actions.join('; ')}: this takes ${counted(count, 'release key')} of ${environment} at hand`;
  return { ...due, actions: [], map, written: null, stepFault };
}

/**
 * Makes every step that is due, does what guards demand, finishes pages that a writer left undone, and signs
 * release documents again that grow old; meant to be called again and again.
 */
export async function runTick(request: TickRequest): Promise<TickReport> {
  const { store, environment, now = () => new Date(), dryRun = false } = request;
  const { map } = await readMap(store, environment);
  // Steps, guards and the life of feeds all go by this clock: a wrong one makes none of them.
  const moment = await assertClock(store, now(), { writtenAt: map.writtenAt, noun: 'the map' });
  if (!dryRun) await requireSigners(store, environment, 'timestamp', 'release');
  const { verdicts, fault } = await askHealth(request, map, moment);
  try {
    const {
      actions,
      waiting,
      map: after,
      written,
      stepFault,
    } = await makeOrLeave({ ...request, now: () => moment }, map, moment, verdicts);
    const completed = completedRollouts(after).map(({ package: name, version }) => `${name} ${version}`);
    const isGuarded = written?.isWritten === true && guardMap(map, verdicts).actions.length > 0;
    return { actions, waiting, completed, healthFault: fault, stepFault, isGuarded, written };
  } finally {
    if (!dryRun) await updateDuePages(store, environment, moment);
  }
}
