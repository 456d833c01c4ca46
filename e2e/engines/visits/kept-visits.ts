import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EngineName } from '../plan/engine-names';
import { RESULTS } from '../plan/plan';
import type { VisitFigures } from './visit-figures';

/** A first visit of one engine to one page. */
export interface KeptVisit extends VisitFigures {
  readonly engine: EngineName;
  readonly version: string;
  readonly path: string;
}

const FILE = path.join(RESULTS, 'visits.jsonl');

/** Keeps a visit for the table of the run; engines are separate processes. */
export function keepVisit(visit: KeptVisit): void {
  appendFileSync(FILE, `${JSON.stringify(visit)}\n`);
}

/** The visits of this run; of one that was repeated, the last. */
export function keptVisits(): readonly KeptVisit[] {
  if (!existsSync(FILE)) return [];
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  const visits = lines.map((line) => JSON.parse(line) as KeptVisit);
  return [...new Map(visits.map((visit) => [`${visit.engine} ${visit.path}`, visit])).values()];
}
