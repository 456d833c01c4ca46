import type { Rollout } from 'shared-contracts/release/release-map';
import { waitOf } from './rollout-wait';

const NOW = new Date('2026-12-01T10:00:00Z');
const games = { package: 'mfe-games', version: '1.1.0' } as const;
const DUE = [{ at: '2026-12-01T09:00:00.000Z', percent: 25 }];

it.each<[string, Partial<Rollout>, string | null]>([
  ['a share without steps', { percent: 5 }, null],
  ['a step that is to come', { percent: 5, steps: [{ at: '2026-12-01T10:00:01.000Z', percent: 25 }] }, null],
  ['a step that is due', { percent: 5, steps: DUE }, 'mfe tick to make the step to 25 %, due since 2026-12-01T09:00Z'],
  [
    'a guarded step that is due',
    { percent: 5, steps: DUE, guard: { action: 'hold', minimumLoads: 200 } },
    '200 loads of each version, and mfe tick to make the step to 25 %, due since 2026-12-01T09:00Z',
  ],
  ['one that is held', { percent: 5, steps: DUE, held: 'players complain' }, 'mfe canary resume'],
  ['one that has reached everybody', { percent: 100 }, 'mfe canary finish mfe-games 1.1.0'],
  ['one that has reached all of its merchants', { merchants: ['bahari'] }, null],
])('%s waits for %j', (_name, rollout, expected) => {
  expect(waitOf({ ...games, ...rollout }, NOW)).toBe(expected);
});
