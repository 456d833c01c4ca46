import { median, ratio } from '../figures/statistics';
import { kilobytes, markdownTable, spreadText } from '../figures/table';
import { figuresOf, type ComparedVisits, type FigureName } from './compared';

const HEADS = [
  'page',
  'site',
  'ready ms',
  '× A+',
  'paired',
  'first paint',
  'first content',
  'first draw',
  'largest paint',
  'blocking',
  'shift',
  'script kB',
  '× A+',
  'page kB',
  'requests',
  'chain',
];

/** The median of what each round by itself says: what slowed the machine in one round slowed both. */
function pairedRatio({ composed, monolith }: ComparedVisits): number {
  return median(composed.map(({ ready }, round) => ratio(ready, monolith[round]?.ready ?? NaN)));
}

function rowsOf(compared: ComparedVisits): readonly (readonly string[])[] {
  const { path, composed, monolith } = compared;
  return (['composed', 'monolith'] as const).map((site) => {
    const visits = compared[site];
    const isComposed = site === 'composed';
    const middle = (name: FigureName): number => median(figuresOf(visits, name));
    const times = (name: FigureName): string =>
      ratio(median(figuresOf(composed, name)), median(figuresOf(monolith, name))).toFixed(2);
    return [
      isComposed ? path : '',
      isComposed ? 'composed' : 'A+',
      spreadText(figuresOf(visits, 'ready')),
      isComposed ? times('ready') : '',
      isComposed ? pairedRatio(compared).toFixed(2) : '',
      middle('firstPaint').toFixed(0),
      middle('firstContent').toFixed(0),
      middle('firstDraw').toFixed(0),
      middle('largestPaint').toFixed(0),
      spreadText(figuresOf(visits, 'blocking')),
      middle('shift').toFixed(3),
      kilobytes(middle('scriptBytes')),
      isComposed ? times('scriptBytes') : '',
      kilobytes(middle('pageBytes')),
      middle('requests').toFixed(0),
      middle('chain').toFixed(0),
    ];
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
