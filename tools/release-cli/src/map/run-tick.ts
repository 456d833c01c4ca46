import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { refreshFeeds } from '../page/write-pages';
import { sentenceOf } from '../refusal';
import { silent, type Report } from '../report';
import type { Store } from '../store/store';
import { readMap } from './read-map';
import { completedRollouts, tickEdit, tickMap, type GuardVerdict, type GuardVerdicts } from './tick';
import { applyEdit, type WriteResult } from './write-map';

/** Who stands in the history for what happens by the clock. */
export const SCHEDULE_AUTHOR = 'schedule';

export interface TickRequest {
  readonly store: Store;
  readonly environment: string;
  /** What the health of guarded rollouts says; asked only where there are any, and may throw. */
  readonly verdictsOf: (map: ReleaseMap, now: Date) => Promise<readonly GuardVerdict[]>;
  readonly now?: () => Date;
  readonly report?: Report;
  readonly dryRun?: boolean;
}

export interface TickReport {
  /** What was done, one phrase each. */
  readonly actions: readonly string[];
  /** Versions that have reached everybody and wait to be made the default. */
  readonly completed: readonly string[];
  /** Why health could not be asked, so that guarded rollouts wait; null when it could or nobody had to. */
  readonly healthFault: string | null;
  /** Null when nothing was due: then the map is not written. */
  readonly written: WriteResult | null;
}

async function askHealth(
  { verdictsOf }: TickRequest,
  map: ReleaseMap,
  now: Date,
): Promise<{ readonly verdicts: GuardVerdicts; readonly fault: string | null }> {
  if (!map.rollouts.some((rollout) => rollout.guard !== undefined)) return { verdicts: [], fault: null };
  try {
    return { verdicts: await verdictsOf(map, now), fault: null };
  } catch (error) {
    return { verdicts: null, fault: sentenceOf(error) };
  }
}

/**
 * Makes every step that is due, does what guards demand, and signs release documents anew that grow old; meant
 * to be called again and again.
 */
export async function runTick(request: TickRequest): Promise<TickReport> {
  const { store, environment, report = silent, now = () => new Date(), dryRun = false } = request;
  const { map } = await readMap(store, environment);
  const moment = now();
  const { verdicts, fault } = await askHealth(request, map, moment);
  const { actions, map: after } = tickMap(map, moment, verdicts);
  const completed = completedRollouts(after).map(({ package: name, version }) => `${name} ${version}`);
  for (const action of actions) report(action);
  const written =
    actions.length === 0
      ? null
      : await applyEdit({
          store,
          environment,
          author: SCHEDULE_AUTHOR,
          reason: actions.join('; '),
          edit: (present) => tickEdit(present, moment, verdicts),
          report,
          dryRun,
          now,
        });
  if (!dryRun) await refreshFeeds(store, environment, moment);
  return { actions, completed, healthFault: fault, written };
}
