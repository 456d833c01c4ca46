import { isWithinLimit } from '../figures/verdict';
import { UNSHAPED } from 'e2e/link/profiles';
import type { VisitFigures } from '../visit/cold-visit';
import { barsOf } from './bars';
import type { ComparedVisits } from './compared';

const VISIT: VisitFigures = {
  shown: 1000,
  ready: 1000,
  hostRuns: 700,
  firstPaint: 300,
  firstContent: 400,
  firstDraw: 1000,
  largestPaint: 1100,
  blocking: 0,
  shift: 0.01,
  scriptBytes: 100_000,
  pageBytes: 10_000,
  allBytes: 120_000,
  requests: 9,
  chain: 2,
};

function compared(path: string, composed: Partial<VisitFigures>): ComparedVisits {
  const rounds = [-10, 0, 10].map((shift) => ({ ...VISIT, ready: VISIT.ready + shift }));
  return {
    profile: { ...UNSHAPED, name: 'slow4g' },
    path,
    composed: rounds.map((round) => ({ ...round, ...composed })),
    monolith: rounds,
  };
}

const broken = (path: string, composed: Partial<VisitFigures>): readonly string[] =>
  barsOf(compared(path, composed))
    .filter((verdict) => !isWithinLimit(verdict))
    .map(({ bar }) => bar);

it.each<[string, string, Partial<VisitFigures>, string[]]>([
  ['as good as the monolith', '/m/login', {}, []],
  ['home within its budget', '/m/home', { ready: 1050, scriptBytes: 115_000 }, []],
  [
    'home with too many bytes',
    '/m/home',
    { scriptBytes: 184_000 },
    ['2 script bytes /m/home slow4g', '2 script bytes /m/home slow4g'],
  ],
  ['late', '/m/login', { ready: 1060 }, ['1 ready /m/login slow4g']],
  ['more script', '/m/login', { scriptBytes: 116_000 }, ['2 script bytes /m/login slow4g']],
  ['a late skeleton', '/m/login', { firstContent: 410 }, ['2 first content /m/login slow4g']],
  ['a late picture', '/m/login', { largestPaint: 1200 }, ['2 largest paint /m/login slow4g']],
  ['work where the monolith has none', '/m/login', { blocking: 5 }, ['2 blocking time /m/login slow4g']],
  ['what moves', '/m/login', { shift: 0.03 }, ['2 layout shift /m/login slow4g']],
  ['one more round trip', '/m/login', { chain: 3 }, ['3 chain /m/login slow4g']],
])('%s', (_name, path, composed, expected) => {
  expect(broken(path, composed)).toEqual(expected);
});
