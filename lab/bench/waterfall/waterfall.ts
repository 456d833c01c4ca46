import path from 'node:path';
import type { BenchPart } from '../part/bench-part';
import { UNSHAPED } from 'e2e/link/profiles';
import { coldVisit, visitFigures } from '../visit/cold-visit';
import { pageAt, type BenchPage } from '../part/pages';
import { saveSession } from '../visit/sessions';
import { waterfall as drawn, type Bar } from './picture';
import { counted } from 'release-cli/text/counted';
import { keepResult } from 'services/results';

/** What the pages were asked for before ready; pictures are left out, for no screen waits for them. */
const SHOWN = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'];

function labelOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace('/r/', '').replace('/api/v1', 'api').slice(0, 38);
}

/** What the picture of a page is called: by the last word of its path. */
function pictureOf({ path: address }: BenchPage): string {
  const { pathname } = new URL(address, 'https://site');
  return `waterfall-${path.basename(pathname)}.svg`;
}

/** The critical path of the first page asked for, home unless told, as a picture: what is asked for, when, how large. */
export const waterfall: BenchPart = {
  name: 'waterfall',
  title: 'Waterfall',
  run: async ({ options, sites }) => {
    const { browser, composed } = await sites();
    const [profile = UNSHAPED] = options.profiles;
    const [page = pageAt('/m/home')] = options.pages;
    const saved = page.account === undefined ? undefined : await saveSession(browser, composed, page.account);
    const { bars, figures, askedBy } = await coldVisit(
      { browser, site: composed, page, profile, saved },
      async (visited, log) => {
        const found = await visitFigures(visited, log);
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
    const file = pictureOf(page);
    keepResult(file, drawn(`First visit to ${page.path}, ${profile.name}`, bars, moments));
    const markdown = `${counted(bars.length, 'request')} of ${page.path} until ready, drawn in \`${file}\`.`;
    return { markdown, verdicts: [], figures: { bars, moments, askedBy } };
  },
};
