import type { BenchContext } from '../part/bench-part';
import type { LinkProfile } from 'e2e/link/profiles';
import type { BenchSite, BenchSites } from '../sites/bench-sites';
import { SITE_TITLES } from '../sites/site-names';
import type { BenchPage } from '../part/pages';
import { inTurns, type Compared } from './turns';

/** The rounds of one page on one link. */
export interface ComparedPage<Figure> extends Compared<Figure> {
  readonly profile: LinkProfile;
  readonly path: BenchPage['path'];
}

/** One measurement of one page of one site. */
export interface Measured {
  readonly sites: BenchSites;
  readonly site: BenchSite;
  readonly page: BenchPage;
  readonly profile: LinkProfile;
}

/** How a figure is come by, and what of it is said while the bench runs. */
export interface Measurement<Figure> {
  readonly measure: (what: Measured) => Promise<Figure>;
  readonly milliseconds: (figure: Figure) => number;
  /** Stands before the address: `to /m/login`. */
  readonly prefix?: string;
  /** Which sites are compared; the composed one and A+ unless told. */
  readonly sitesOf?: (sites: BenchSites) => readonly BenchSite[];
}

/** Measures pages of the sites in turns, on every link that was asked for. */
export async function comparePages<Figure>(
  { options, sites, say }: BenchContext,
  pages: readonly BenchPage[],
  { measure, milliseconds, prefix = '', sitesOf = ({ composed, monolith }) => [composed, monolith] }: Measurement<Figure>,
): Promise<readonly ComparedPage<Figure>[]> {
  const opened = await sites();
  const all: ComparedPage<Figure>[] = [];
  for (const profile of options.profiles)
    for (const page of pages) {
      const rounds = await inTurns(
        sitesOf(opened),
        options.rounds,
        (site) =>
          measure({ sites: opened, site, page, profile }).catch((error: unknown) => {
            throw new Error(`${site.name}, ${profile.name}: ${String(error)}`, { cause: error });
          }),
        (round, figures) => {
          const found = [...SITE_TITLES].flatMap(([name, title]) => {
            const figure = figures.get(name);
            return figure === undefined ? [] : [`${title} ${milliseconds(figure).toFixed(0)} ms`];
          });
          say(`${profile.name} ${prefix}${page.path} round ${round}: ${found.join(', ')}`);
        },
      );
      all.push({ profile, path: page.path, ...rounds });
    }
  return all;
}
