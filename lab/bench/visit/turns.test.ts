import type { BenchSite } from '../sites/bench-sites';
import { inTurns } from './turns';

const [COMPOSED, MONOLITH, PLAIN] = ['composed', 'monolith', 'plain'].map((name) => ({ name }) as BenchSite) as [
  BenchSite,
  BenchSite,
  BenchSite,
];

it('measures both in every round, each first in every other one', async () => {
  const asked: string[] = [];
  const rounds: string[] = [];
  const compared = await inTurns(
    [COMPOSED, MONOLITH],
    3,
    async ({ name }) => {
      asked.push(name);
      return `${name} ${asked.length}`;
    },
    (round, figures) => rounds.push(`${round}: ${figures.get('composed')}, ${figures.get('monolith')}`),
  );
  expect(asked).toEqual(['composed', 'monolith', 'monolith', 'composed', 'composed', 'monolith']);
  expect(compared).toEqual({
    composed: ['composed 1', 'composed 4', 'composed 5'],
    monolith: ['monolith 2', 'monolith 3', 'monolith 6'],
  });
  expect(rounds).toEqual(['1: composed 1, monolith 2', '2: composed 4, monolith 3', '3: composed 5, monolith 6']);
});

it('begins each round with the next of several sites, and keeps the figures of every one', async () => {
  const asked: string[] = [];
  const compared = await inTurns(
    [COMPOSED, MONOLITH, PLAIN],
    3,
    async ({ name }) => asked.push(name),
    () => undefined,
  );
  expect(asked.filter((_name, place) => place % 3 === 0)).toEqual(['composed', 'monolith', 'plain']);
  expect(compared).toEqual({ composed: [1, 6, 8], monolith: [2, 4, 9], plain: [3, 5, 7] });
});
