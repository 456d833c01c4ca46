import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { momentText } from '../text/moment-text';
import { changeSummary, mapChanges, planLines } from './map-changes';

const before: ReleaseMap = { ...emptyReleaseMap('production'), defaults: { 'mfe-games': '1.0.0' } };
const games = { package: 'mfe-games', version: '1.1.0' } as const;
const steps = [{ at: '2026-12-01T10:00:00.000Z', percent: 25 }];
const guard = { action: 'rollback', minimumLoads: 200 } as const;

function texts(one: Partial<ReleaseMap>, two: Partial<ReleaseMap>): readonly string[] {
  return mapChanges({ ...before, ...one }, { ...before, ...two }).map((change) => change.text);
}

describe('what differs between two maps', () => {
  it.each<[readonly string[], Partial<ReleaseMap>, Partial<ReleaseMap>]>([
    [[], {}, { revision: 9, author: 'Ana' }],
    [['mfe-games 1.0.0 -> 1.1.0 by default', 'mfe-games falls back to 1.0.0'], {},
      { defaults: { 'mfe-games': '1.1.0' }, previous: { 'mfe-games': '1.0.0' } }],
    [['mfe-agent 1.0.0 by default'], {}, { defaults: { ...before.defaults, 'mfe-agent': '1.0.0' } }],
    [['mfe-games 1.0.0 no longer by default'], {}, { defaults: {} }],
    [['mfe-games has no previous version any more'], { previous: { 'mfe-games': '0.9.0' } }, {}],
    [['mfe-games pinned to 1.1.0 instead of 1.0.0 for lotus', 'mfe-games no longer pinned to 1.0.0 for tiger',
      'mfe-games pinned to 1.1.0 for aurora, bahari'],
      { pins: { lotus: { 'mfe-games': '1.0.0' }, tiger: { 'mfe-games': '1.0.0' } } },
      { pins: { aurora: { 'mfe-games': '1.1.0' }, bahari: { 'mfe-games': '1.1.0' }, lotus: { 'mfe-games': '1.1.0' } } }],
    [['rollout of mfe-games 1.1.0 to all merchants: 5 %, 25 % at 2026-12-01T10:00Z, guard: rollback after 200 loads'],
      {}, { rollouts: [{ ...games, percent: 5, steps, guard, since: steps[0]?.at }] }],
    [['rollout of mfe-games 1.1.0 to aurora: 100 % -> 100 %, held: slow'],
      { rollouts: [{ ...games, merchants: ['aurora'] }] },
      { rollouts: [{ ...games, merchants: ['aurora'], held: 'slow' }] }],
    [['rollout of mfe-games 1.1.0 to all merchants ended'], { rollouts: [{ ...games, percent: 5 }] }, {}],
    [['switched off: mfe-games for all merchants (EN=Back soon, CN=稍后)', 'switched off: mfe-agent for aurora'], {},
      { switches: [{ package: 'mfe-games', message: { EN: 'Back soon', CN: '稍后' } },
        { package: 'mfe-agent', merchants: ['aurora'], message: {} }] }],
    [['on again: mfe-games for aurora'], { switches: [{ package: 'mfe-games', merchants: ['aurora'], message: {} }] }, {}],
    [['mfe-games 1.1.0 revoked', 'mfe-agent 1.0.0 no longer revoked'], { revoked: { 'mfe-agent': ['1.0.0'] } },
      { revoked: { 'mfe-games': ['1.1.0'] } }],
    [['mfe-games 1.1.0 published', 'mfe-games 0.9.0 removed'], { releases: { 'mfe-games': { '0.9.0': 'a' } } },
      { releases: { 'mfe-games': { '1.1.0': 'b' } } }],
  ])('is %j', (expected, one, two) => {
    expect(texts(one, two)).toEqual(expected);
  }); // prettier-ignore

  it('is told before a write where the table of who gets what cannot show it', () => {
    const after: ReleaseMap = {
      ...before,
      defaults: { 'mfe-games': '1.1.0' },
      rollouts: [
        { ...games, version: '1.2.0', percent: 5 },
        { ...games, version: '1.3.0', percent: 5, steps },
      ],
      revoked: { 'mfe-games': ['0.1.0'] },
    };
    expect(planLines(before, after)).toEqual([
      'mfe-games 0.1.0 revoked',
      'rollout of mfe-games 1.3.0 to all merchants: 5 %, 25 % at 2026-12-01T10:00Z',
    ]);
  });

  it('is summed up in one line', () => {
    expect(changeSummary([])).toBe('nothing');
    const only = mapChanges(before, { ...before, previous: { 'mfe-games': '0.9.0' } });
    expect(changeSummary(only)).toBe('mfe-games falls back to 0.9.0');
    const pins = Object.fromEntries(
      ['1', '2', '3', '4', '5'].map((digit) => [`m${digit}`, { 'mfe-games': `${digit}.0.0` }]),
    );
    expect(changeSummary(mapChanges(before, { ...before, pins, previous: { 'mfe-games': '0.9.0' } }))).toBe(
      'mfe-games pinned to 1.0.0 for m1; mfe-games pinned to 2.0.0 for m2; mfe-games pinned to 3.0.0 for m3; and 2 more',
    );
  });

  it('says a moment as short as it can', () => {
    expect(momentText('2026-12-01T10:00:00.000Z')).toBe('2026-12-01T10:00Z');
    expect(momentText('2026-12-01T10:00:30+02:00')).toBe('2026-12-01T08:00:30Z');
  });
});
