import { median, ratio } from 'services/figures/statistics';
import { kilobytes, markdownTable, spreadText } from '../figures/table';
import { SITE_TITLES } from '../sites/site-names';
import type { VisitFigures } from '../visit/cold-visit';
import { figuresOf, type ComparedVisits, type FigureName } from './compared';

const HEADS = [
  'page',
  'site',
  'ready ms',
  '× A+',
  'paired',
  'shown',
  '× ready of A+',
  'first paint',
  'first content',
  'first draw',
  'largest paint',
  'blocking',
  'shift',
  'script kB',
  '× A+',
  'page kB',
  'all kB',
  'requests',
  'chain',
];

/** The median of what each round by itself says: what slowed the machine in one round slowed both. */
function pairedRatio(visits: readonly VisitFigures[], yardstick: readonly VisitFigures[]): number {
  return median(visits.map(({ ready }, round) => ratio(ready, yardstick[round]?.ready ?? NaN)));
}

function rowsOf(compared: ComparedVisits): readonly (readonly string[])[] {
  const { path, monolith } = compared;
  return [...SITE_TITLES].flatMap(([site, title]) => {
    const visits = compared[site];
    if (visits === undefined) return [];
    const isYardstick = site === 'monolith';
    const middle = (name: FigureName): number => median(figuresOf(visits, name));
    const times = (name: FigureName): string =>
      ratio(median(figuresOf(visits, name)), median(figuresOf(monolith, name))).toFixed(2);
    const row = [
      site === 'composed' ? path : '',
      title,
      spreadText(figuresOf(visits, 'ready')),
      isYardstick ? '' : times('ready'),
      isYardstick ? '' : pairedRatio(visits, monolith).toFixed(2),
      middle('shown').toFixed(0),
      ratio(middle('shown'), median(figuresOf(monolith, 'ready'))).toFixed(2),
      middle('firstPaint').toFixed(0),
      middle('firstContent').toFixed(0),
      middle('firstDraw').toFixed(0),
      middle('largestPaint').toFixed(0),
      spreadText(figuresOf(visits, 'blocking')),
      middle('shift').toFixed(3),
      kilobytes(middle('scriptBytes')),
      isYardstick ? '' : times('scriptBytes'),
      kilobytes(middle('pageBytes')),
      kilobytes(middle('allBytes')),
      middle('requests').toFixed(0),
      middle('chain').toFixed(0),
    ];
    return [row];
  });
}

/** First visits as tables, one for each link. */
export function visitTables(all: readonly ComparedVisits[]): string {
  const profiles = [...new Set(all.map(({ profile }) => profile.name))];
  return profiles
    .map((profile) => {
      const rows = all.filter((compared) => compared.profile.name === profile).flatMap(rowsOf);
      return `**${profile}**\n\n${markdownTable(HEADS, rows)}`;
    })
    .join('\n\n');
}
