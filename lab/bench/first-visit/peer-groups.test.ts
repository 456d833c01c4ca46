import { UNSHAPED } from 'e2e/link/profiles';
import type { VisitFigures } from '../visit/cold-visit';
import type { ComparedVisits } from './compared';
import { peerGroups } from './peer-groups';

const rounds = (...all: readonly number[]) =>
  all.map((ready) => ({ shown: ready - 1, ready, largestPaint: ready + 100 }) as Partial<VisitFigures> as VisitFigures);

const HOME: ComparedVisits = {
  profile: { ...UNSHAPED, name: 'slow4g' },
  path: '/m/home',
  composed: rounds(10, 30, 20),
  monolith: rounds(40, 50, 60),
  stock: rounds(90),
};

it('has the medians of the sites that were measured, in the order of the tables', () => {
  const other: ComparedVisits = { ...HOME, profile: UNSHAPED };
  expect(peerGroups([HOME, other], 'slow4g')).toEqual([
    {
      page: 'home',
      times: [
        { site: 'composed', shown: 19, ready: 20, largestPaint: 120 },
        { site: 'A+', shown: 49, ready: 50, largestPaint: 150 },
        { site: 'stock federation', shown: 89, ready: 90, largestPaint: 190 },
      ],
    },
  ]);
});

it('says when a link was not measured', () => {
  expect(() => peerGroups([HOME], 'fast4g')).toThrow('no first visits on fast4g');
});
