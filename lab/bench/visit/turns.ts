import type { BenchSite } from '../sites/bench-sites';
import type { SiteName } from '../sites/site-names';

/** What sites gave; figures of one place are of one round. The composed site and A+ are always measured. */
export type Compared<Figure> = Readonly<Record<'composed' | 'monolith', readonly Figure[]>> &
  Readonly<Partial<Record<SiteName, readonly Figure[]>>>;

/** Measures sites in turns; which comes first changes every round. */
export async function inTurns<Figure>(
  sites: readonly BenchSite[],
  rounds: number,
  measure: (site: BenchSite) => Promise<Figure>,
  done: (round: number, figures: ReadonlyMap<SiteName, Figure>) => void,
): Promise<Compared<Figure>> {
  const all: Record<'composed' | 'monolith', Figure[]> & Partial<Record<SiteName, Figure[]>> = {
    composed: [],
    monolith: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const first = round % sites.length;
    const figures = new Map<SiteName, Figure>();
    for (const site of [...sites.slice(first), ...sites.slice(0, first)]) figures.set(site.name, await measure(site));
    for (const [name, figure] of figures) (all[name] ??= []).push(figure);
    done(round + 1, figures);
  }
  return all;
}
