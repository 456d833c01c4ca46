import type { BenchSite, BenchSites } from '../sites/bench-sites';

/** What both sites gave; figures of one place are of one round. */
export interface Compared<Figure> {
  readonly composed: readonly Figure[];
  readonly monolith: readonly Figure[];
}

/** Measures both sites in turns; which comes first changes every round. */
export async function inTurns<Figure>(
  { composed, monolith }: Pick<BenchSites, 'composed' | 'monolith'>,
  rounds: number,
  measure: (site: BenchSite) => Promise<Figure>,
  done: (round: number, figures: Readonly<Record<BenchSite['name'], Figure>>) => void,
): Promise<Compared<Figure>> {
  const all: Record<BenchSite['name'], Figure[]> = { composed: [], monolith: [] };
  for (let round = 0; round < rounds; round += 1) {
    const found: Partial<Record<BenchSite['name'], Figure>> = {};
    const pair = round % 2 === 0 ? [composed, monolith] : [monolith, composed];
    for (const site of pair) found[site.name] = await measure(site);
    const figures = found as Record<BenchSite['name'], Figure>;
    all.composed.push(figures.composed);
    all.monolith.push(figures.monolith);
    done(round + 1, figures);
  }
  return all;
}
