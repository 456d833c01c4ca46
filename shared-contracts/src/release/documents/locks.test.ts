import { isLocking, type Lock, type WriteScope } from './locks';

const NOW = new Date('2026-12-01T12:00:00Z');
const LOCK: Lock = { by: 'Ann', reason: 'an incident', since: '2026-12-01T10:00:00.000Z' };
const GAMES_AT_AURORA: WriteScope = { merchants: ['aurora'], packages: ['mfe-games'] };
const EVERYTHING: WriteScope = { merchants: 'all', packages: 'all' };

describe('a lock', () => {
  it.each<[string, Partial<Lock>, WriteScope, boolean]>([
    ['of everything', {}, GAMES_AT_AURORA, true],
    ['of the merchant', { merchants: ['aurora', 'bahari'] }, GAMES_AT_AURORA, true],
    ['of another merchant', { merchants: ['bahari'] }, GAMES_AT_AURORA, false],
    ['of the section', { packages: ['mfe-games'] }, GAMES_AT_AURORA, true],
    ['of another section', { packages: ['mfe-agent'] }, GAMES_AT_AURORA, false],
    ['of the section at another merchant', { merchants: ['bahari'], packages: ['mfe-games'] }, GAMES_AT_AURORA, false],
    ['of a merchant, for a write about all', { merchants: ['bahari'] }, EVERYTHING, true],
    ['of a merchant, for a write about none', { merchants: ['aurora'] }, { merchants: [], packages: 'all' }, false],
    ['of everything, for a write about no merchant', {}, { merchants: [], packages: ['mfe-games'] }, true],
    ['that ends later', { until: '2026-12-01T12:00:00.001Z' }, GAMES_AT_AURORA, true],
    ['that has ended', { until: '2026-12-01T12:00:00.000Z' }, GAMES_AT_AURORA, false],
  ])('%s', (_title, changes, scope, isLocked) => {
    expect(isLocking({ ...LOCK, ...changes }, scope, NOW)).toBe(isLocked);
  });
});
