import type { FreezeWindow } from 'shared-contracts/release/freeze-window';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { ProvenSet } from '../evidence/proof';
import type { JudgedRollout } from '../health/guard';
import type { HealthReport } from '../health/health-lines';
import type { Revision } from '../revisions/revision';

/** How the versions of the environment do, since when. */
export interface ConsoleHealth {
  readonly since: Date;
  readonly report: HealthReport;
  readonly judged: readonly JudgedRollout[];
}

/** Everything the console shows of one environment. */
export interface ConsoleInput {
  readonly map: ReleaseMap;
  /** The newest write of the settings; null when the environment has none. */
  readonly settings: Revision | null;
  /** When the settings let nothing be written. */
  readonly freezeWindows: readonly FreezeWindow[];
  /** Names of the merchants by their codes. */
  readonly merchants: Readonly<Record<string, string>>;
  /** Kept states of the map, oldest first, the present one last; the first only to compare the second with. */
  readonly history: readonly ReleaseMap[];
  /** Every set that devices may be given, and how well it is proven; a sentence when they are too many. */
  readonly sets: readonly ProvenSet[] | string;
  /** A sentence without health: it was not requested, or not answered. */
  readonly health: ConsoleHealth | string;
  readonly madeAt: Date;
}
