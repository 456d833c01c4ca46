import { parseHealthReport } from 'shared-contracts/release/health';
import type { HealthEntry } from 'shared-contracts/release/health';
import type { OutcomeEnd } from 'shared-contracts/remote/outcome';
import { errorName, healthEntries, packageInTrace, readyEntry } from './health-entries';

const HOST = { package: 'host-shell', version: '1.0.0' } as const;
const GAMES = { package: 'mfe-games', version: '1.2.0' } as const;

describe('healthEntries', () => {
  it.each<[string, object, ...HealthEntry[]]>([
    [
      'remote.loaded',
      { remote: 'mfe-games', version: '1.2.0', ms: 12, release: 'x' },
      { kind: 'load', ...GAMES, ms: 12 },
    ],
    [
      'remote.failed',
      { remote: 'mfe-games', version: '1.2.0', stage: 'chunk', cause: 'a'.repeat(90) },
      { kind: 'failure', ...GAMES, stage: 'chunk', cause: 'a'.repeat(80) },
    ],
    [
      'remote.fallback',
      { remote: 'mfe-games', version: '1.2.0', to: '1.1.0' },
      { kind: 'fallback', ...GAMES, to: '1.1.0' },
    ],
    [
      'capability.refused',
      { remote: 'mfe-games', version: '1.2.0', kind: 'calls', what: 'R-33 POST /withdrawals' },
      { kind: 'error', ...GAMES, name: 'capability.refused' },
    ],
    ['host.started', { ms: 300 }, { kind: 'load', ...HOST, ms: 300 }],
    [
      'release.feedIgnored',
      { reason: 'older than seen' },
      { kind: 'failure', ...HOST, stage: 'integrity', cause: 'older release feed' },
    ],
    ['release.feedIgnored', { reason: 'unreachable' }],
    ['remote.loaded', { remote: 'other', version: '1.0.0', ms: 1 }],
    ['navigate.refused', { remote: 'mfe-games', version: '1.2.0' }],
    ['outcome', { remote: 'mfe-games', version: '1.2.0', of: 'anything', end: 'done' }],
    ['outcome', { of: 'launch', end: 'done' }],
  ])('%s %j', (event, detail, ...expected) => {
    const entries = healthEntries({ event, at: 0, detail: detail as Record<string, string> }, HOST, true);
    expect(entries).toEqual(expected);
    if (entries.length > 0) expect(isAccepted(entries)).toBe(true);
  });
});

describe('an outcome', () => {
  it.each<[OutcomeEnd, boolean, boolean | null]>([
    ['done', true, true],
    ['doubt', true, false],
    ['thrown', true, false],
    ['rejected', true, false],
    ['forbidden', true, false],
    ['malformed', true, false],
    ['timeout', false, false],
    ['network', true, false],
    ['network', false, null],
    ['cancelled', true, null],
    ['ignored', true, null],
    ['known', true, null],
  ])('that ended as %s, online %j, is one of section and host: %j', (end, isOnline, ok) => {
    const detail = { remote: 'mfe-games', version: '1.2.0', of: 'launch', end };
    const entries = healthEntries({ event: 'outcome', at: 0, detail }, HOST, isOnline);
    const outcome = { kind: 'outcome', name: 'launch', ok };
    expect(entries).toEqual(
      ok === null
        ? []
        : [
            { ...GAMES, ...outcome },
            { ...HOST, ...outcome },
          ],
    );
    if (ok !== null) expect(isAccepted(entries)).toBe(true);
  });
});

function isAccepted(entries: readonly HealthEntry[]): boolean {
  const about = { environment: 'test', merchant: 'aurora', set: 'a', revision: 1, page: 'p', part: 0 };
  return parseHealthReport({ schema: 1, ...about, entries }).entries.length === entries.length;
}

describe('readyEntry', () => {
  it.each([
    ['<main data-remote="mfe-games" data-version="1.2.0"></main>', { kind: 'ready', ...GAMES, screen: 'list', ms: 5 }],
    ['<main data-remote="host-shell" data-version="1.0.0"></main>', { kind: 'ready', ...HOST, screen: 'list', ms: 5 }],
    ['<main data-remote="other" data-version="1.0.0"></main>', null],
    ['<main></main>', null],
    ['', null],
  ])('%s', (html, expected) => {
    document.body.innerHTML = html;
    expect(readyEntry(document.querySelector('main'), 'list', 5)).toEqual(expected);
  });
});

describe('packageInTrace', () => {
  it.each([
    [
      'at f (https://x.example/r/mfe-games/a.mjs:1:2)\nat g (https://x.example/r/host-shell/react.mjs:1:2)',
      'mfe-games',
    ],
    [
      'at g (https://x.example/r/host-shell/react.mjs:1:2)\nat f (https://x.example/r/mfe-games/a.mjs:1:2)',
      'host-shell',
    ],
    ['at f (chrome-extension://abc/mfe-games.js:1:2)', null],
    ['', null],
  ])('%s: %s', (trace, expected) => {
    expect(packageInTrace(trace, '/r/')).toBe(expected);
  });

  it('knows files on another origin by their whole address', () => {
    expect(packageInTrace('at https://files.example/r/mfe-agent/a.mjs', 'https://files.example/r/')).toBe('mfe-agent');
    expect(packageInTrace('at https://evil.example/r/mfe-agent/a.mjs', 'https://files.example/r/')).toBeNull();
  });
});

it.each([
  [new TypeError('private words'), 'TypeError'],
  [Object.assign(new Error('x'), { name: 'Hello Mr. Person' }), 'Error'],
  ['private words', 'unknown'],
  [undefined, 'unknown'],
])('tells the kind of an error and nothing else: %s', (thrown, expected) => {
  expect(errorName(thrown)).toBe(expected);
});
