import path from 'node:path';
import { STATE } from '../../support/places';
import type { EngineName, EnginePrograms } from './engine-names';

/** Git-ignored: what the last run left, with its pictures. */
export const RESULTS = path.join(STATE, 'engine-results');

/** What the runner reports, for the table. */
export const REPORT_FILE = path.join(RESULTS, 'engines.json');

/** What a run consists of. */
export interface Plan {
  readonly engines: readonly { readonly name: EngineName; readonly programs: EnginePrograms }[];
  /** Every spec in every engine, or each in one of them. */
  readonly isWhole: boolean;
  /** Engines at a time. */
  readonly workers: number;
}

/** How the runner is told; its configuration is read once in every process. */
export const PLAN_VARIABLE = 'ENGINE_PLAN';

/** The plan of this run; without engines where `pnpm e2e:engines` has not made one. */
export function readPlan(): Plan {
  const text = process.env[PLAN_VARIABLE];
  return text === undefined ? { engines: [], isWhole: false, workers: 1 } : (JSON.parse(text) as Plan);
}
