import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, STATE } from '../../support/places';
import type { BenchPart } from '../bench-part';
import { UNSHAPED } from '../link/profiles';
import { coldVisit, visitFigures } from '../visit/cold-visit';
import { pageAt } from '../visit/pages';
import { waterfall as drawn, type Bar } from './picture';

/** What the pages were asked for before ready; pictures are left out, for no screen waits for them. */
const SHOWN = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];

function labelOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace('/r/', '').replace('/api/v1', 'api').slice(0, 38);
}

/** The critical path of home as a picture: what is asked for, when, and how large it is. */
export const waterfall: BenchPart = {
  name: 'waterfall',
  title: 'Waterfall of home',
  run: async ({ options, sites, say }) => {
    const { browser, composed } = await sites();
    const [profile = UNSHAPED] = options.profiles;
    const { bars, figures, askedBy } = await coldVisit(
      { browser, site: composed, page: pageAt('/m/home'), profile },
      async (page, log) => {
        const found = await visitFigures(page, log);
        const requests = log.requests.filter(
          ({ kind, startedAt }) => SHOWN.includes(kind) && log.sinceStart(startedAt) < found.ready,
        );
        const all = requests.map(({ url, kind, startedAt, finishedAt, bytes }): Bar => ({
          label: labelOf(url),
          kind,
          from: log.sinceStart(startedAt),
          until: log.sinceStart(finishedAt ?? startedAt),
          bytes,
        }));
        const askedBy = requests.map(({ url, askedBy: by }) => [labelOf(url), by === null ? null : labelOf(by)]);
        return { bars: all, figures: found, askedBy };
      },
    );
    const moments = [
      { label: 'first paint', at: figures.firstPaint },
      { label: 'first draw', at: figures.firstDraw },
      { label: 'ready', at: figures.ready },
    ];
    const file = options.isWriting ? path.join(ROOT, 'docs/pictures/waterfall-home.svg') : path.join(STATE, 'home.svg');
    writeFileSync(file, drawn(`First visit to /m/home, ${profile.name}`, bars, moments));
    say(`Drawn: ${file}`);
    const markdown = `${bars.length} requests until ready, drawn in \`${path.basename(file)}\`.`;
    return { markdown, verdicts: [], figures: { bars, moments, askedBy } };
  },
};
