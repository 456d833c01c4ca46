import type { BenchSites } from '../sites/bench-sites';
import { inTurns } from './turns';

const SITES = { composed: { name: 'composed' }, monolith: { name: 'monolith' } } as Pick<
  BenchSites,
  'composed' | 'monolith'
>;

it('measures both in every round, each first in every other one', async () => {
  const asked: string[] = [];
  const rounds: string[] = [];
  const compared = await inTurns(
    SITES,
    3,
    async ({ name }) => {
      asked.push(name);
      return `${name} ${asked.length}`;
    },
    (round, { composed, monolith }) => rounds.push(`${round}: ${composed}, ${monolith}`),
  );
  expect(asked).toEqual(['composed', 'monolith', 'monolith', 'composed', 'composed', 'monolith']);
  expect(compared).toEqual({
    composed: ['composed 1', 'composed 4', 'composed 5'],
    monolith: ['monolith 2', 'monolith 3', 'monolith 6'],
  });
  expect(rounds).toEqual(['1: composed 1, monolith 2', '2: composed 4, monolith 3', '3: composed 5, monolith 6']);
});
