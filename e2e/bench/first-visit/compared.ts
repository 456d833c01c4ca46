import type { LinkProfile } from '../link/profiles';
import type { VisitFigures } from '../visit/cold-visit';
import type { BenchPage } from '../visit/pages';
import type { Compared } from '../visit/turns';

/** The rounds of one page on one link. */
export interface ComparedPage extends Compared<VisitFigures> {
  readonly profile: LinkProfile['name'];
  readonly path: BenchPage['path'];
}

export type FigureName = keyof VisitFigures;

/** One figure of all rounds. */
export function figuresOf(visits: readonly VisitFigures[], name: FigureName): readonly number[] {
  return visits.map((visit) => visit[name]);
}
