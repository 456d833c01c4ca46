import { MAXIMUM_HEALTH_ENTRIES, parseHealthReport, parseHealthSummary, type HealthEntry } from './health';

const games = { package: 'mfe-games', version: '1.1.0' } as const;
const entries: readonly HealthEntry[] = [
  { kind: 'load', ...games, ms: 120 },
  { kind: 'failure', ...games, stage: 'integrity', cause: 'other bytes' },
  { kind: 'fallback', ...games, to: '1.0.0' },
  { kind: 'ready', ...games, screen: 'game-list', ms: 800 },
  { kind: 'error', ...games, name: 'TypeError' },
  { kind: 'vital', package: 'host-shell', version: '1.0.0', name: 'LCP', value: 1800 },
  { kind: 'outcome', ...games, name: 'launch', ok: false },
];
const report = {
  schema: 1,
  environment: 'production',
  merchant: 'aurora',
  set: '70124f7b99a25612',
  revision: 12,
  page: 'c1d2',
  part: 0,
  entries,
};

describe('a health report', () => {
  it('is read as it was written', () => {
    expect(parseHealthReport(report)).toEqual(report);
  });

  it.each<[string, object]>([
    ['schema', { schema: 2 }],
    ['revision', { revision: -1 }],
    ['part', { part: 0.5 }],
    ['merchant', { merchant: 'm'.repeat(81) }],
    ['entries', { entries: [] }],
    ['entries', { entries: Array.from({ length: MAXIMUM_HEALTH_ENTRIES + 1 }, () => entries[0]) }],
    ['entries.0.kind', { entries: [{ kind: 'password', ...games }] }],
    ['entries.0.package', { entries: [{ ...entries[0], package: 'casino' }] }],
    ['entries.0.ms', { entries: [{ ...entries[0], ms: -1 }] }],
    ['entries.0.stage', { entries: [{ ...entries[1], stage: 'sleep' }] }],
    ['entries.0.cause', { entries: [{ ...entries[1], cause: 'x'.repeat(81) }] }],
    ['entries.0.name', { entries: [{ ...entries[5], name: 'SECRET' }] }],
    ['entries.0.name', { entries: [{ ...entries[6], name: 'withdrawal' }] }],
    ['entries.0.ok', { entries: [{ ...entries[6], ok: 1 }] }],
    ['entries.0.value', { entries: [{ ...entries[5], value: 1e9 }] }],
    ['entries.0.stack.0', { entries: [{ ...entries[4], stack: ['https://x.example/r/mfe-games/list.mjs?a=1:1:2'] }] }],
    ['entries.0.stack.0', { entries: [{ ...entries[4], stack: ['openAccount@mfe-games/list.mjs:1:2'] }] }],
    ['entries.0.stack', { entries: [{ ...entries[4], stack: Array.from({ length: 9 }, () => '?') }] }],
  ])('is refused by the name of its field %s', (field, change) => {
    expect(() => parseHealthReport({ ...report, ...change })).toThrow(`The health report is not valid: ${field}`);
  });

  it('is none when it is something else', () => {
    expect(() => parseHealthReport('[]')).toThrow('The health report is not valid: whole document');
  });
});

describe('a health summary', () => {
  it('of a back end that knows no outcomes has none', () => {
    const counts = { pages: 7, loads: 7, failures: 0, failuresByStage: {}, fallbacks: 0, errors: 0 };
    const row = { ...games, ...counts, loadMs: null, readyMs: {}, vitals: {} };
    expect(parseHealthSummary({ environment: 'production', since: '', rows: [row] }).rows[0]).toMatchObject({
      outcomes: {},
      poor: {},
    });
  });

  it('is refused by the name of its field', () => {
    expect(() =>
      parseHealthSummary({ environment: 'production', since: '', rows: [{ ...games, pages: 7, loads: '7' }] }),
    ).toThrow('The health summary is not valid: rows.0.loads');
  });
});
