import { median, ratio } from 'services/figures/statistics';
import type { Verdict } from '../figures/verdict';
import { figuresOf, type ComparedVisits, type FigureName } from './compared';

/** The page that has a budget of its own. */
const HOME = '/m/home';
const HOME_SCRIPT_KILOBYTES = 183;

/** Of ready, of the largest paint and of blocking time: what the federation runtime may cost a first visit. */
const MOST_TIME = 1.05;
const MOST_SCRIPT = 1.15;
const MOST_FIRST_CONTENT = 0.4;
const MOST_SHIFT = 0.02;
const CHAIN = 2;

/** What points 1 to 3 of the promise say of one page on one link. */
export function barsOf({ profile, path, composed, monolith }: ComparedVisits): readonly Verdict[] {
  const of = (visits: ComparedVisits['composed'], name: FigureName): number => median(figuresOf(visits, name));
  const times = (name: FigureName, against: FigureName = name): number =>
    ratio(of(composed, name), of(monolith, against));
  const bar = (what: string): string => `${what} ${path} ${profile.name}`;
  const isHome = path === HOME;
  return [
    { bar: bar('1 ready'), value: times('ready'), limit: MOST_TIME, unit: '×' },
    { bar: bar('2 script bytes'), value: times('scriptBytes'), limit: MOST_SCRIPT, unit: '×' },
    ...(isHome
      ? [
          {
            bar: bar('2 script bytes'),
            value: of(composed, 'scriptBytes') / 1000,
            limit: HOME_SCRIPT_KILOBYTES,
            unit: 'kB',
          } as const,
        ]
      : []),
    // A monolith has its first content when it draws; the one here brings the skeleton too, so as to be no worse.
    { bar: bar('2 first content'), value: times('firstContent', 'firstDraw'), limit: MOST_FIRST_CONTENT, unit: '×' },
    { bar: bar('2 largest paint'), value: times('largestPaint'), limit: MOST_TIME, unit: '×' },
    { bar: bar('2 blocking time'), value: times('blocking'), limit: MOST_TIME, unit: '×' },
    { bar: bar('2 layout shift'), value: of(composed, 'shift'), limit: MOST_SHIFT, unit: '' },
    { bar: bar('3 chain'), value: of(composed, 'chain'), limit: CHAIN, unit: 'requests' },
  ];
}
