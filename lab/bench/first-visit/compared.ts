import type { VisitFigures } from '../visit/cold-visit';
import type { ComparedPage } from '../visit/compare-pages';

/** First visits to one page on one link. */
export type ComparedVisits = ComparedPage<VisitFigures>;

export type FigureName = keyof VisitFigures;

/** One figure of all rounds. */
export function figuresOf(visits: readonly VisitFigures[], name: FigureName): readonly number[] {
  return visits.map((visit) => visit[name]);
}
