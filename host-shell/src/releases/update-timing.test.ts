import { updateTiming, type UpdateTrigger, type PageFacts, type UpdateTiming } from './update-timing';

const QUIET: PageFacts = {
  isWaiting: false,
  isDeclined: false,
  isOvertaken: false,
  revoked: 'nothing',
  isHeld: false,
  isSafe: true,
  holdsNoText: true,
  mayReload: true,
};
const WAITING = { isWaiting: true };
const IN_VIEW = { revoked: 'in view' } as const;

/** What the page does on each occasion: build, state, calm, arrival, return. */
type Row = readonly [
  string,
  Partial<PageFacts>,
  readonly [UpdateTiming, UpdateTiming, UpdateTiming, UpdateTiming, UpdateTiming],
];

const OCCASIONS: readonly UpdateTrigger[] = ['build', 'state', 'calm', 'arrival', 'return'];

it.each<Row>([
  ['has the newest set', {}, ['reload', 'go on', 'go on', 'go on', 'go on']],
  ['could have another set', WAITING, ['reload', 'ask', 'ask', 'go on', 'reload']],
  ['has put that set off', { ...WAITING, isDeclined: true }, ['reload', 'go on', 'go on', 'go on', 'reload']],
  ['is held', { ...WAITING, isHeld: true }, ['reload', 'go on', 'go on', 'go on', 'go on']],
  ['has an open dialog', { ...WAITING, isSafe: false }, ['reload', 'go on', 'go on', 'go on', 'reload']],
  ['holds a text', { ...WAITING, holdsNoText: false }, ['reload', 'ask', 'ask', 'go on', 'go on']],
  ['has just been reloaded', { ...WAITING, mayReload: false }, ['reload', 'ask', 'ask', 'go on', 'reload']],
  [
    'was kept, and overtaken by the network',
    { ...WAITING, isOvertaken: true, isDeclined: true },
    ['reload', 'go on', 'go on', 'reload', 'reload'],
  ],
  [
    'was overtaken, and could have yet another set',
    { ...WAITING, isOvertaken: true },
    ['reload', 'ask', 'ask', 'reload', 'reload'],
  ],
  [
    'was overtaken by a page that cannot be followed',
    { isOvertaken: true },
    ['reload', 'go on', 'go on', 'reload', 'go on'],
  ],
  ['shows what was revoked', IN_VIEW, ['reload', 'reload', 'go on', 'reload', 'go on']],
  [
    'shows what was revoked while it is held',
    { ...IN_VIEW, isHeld: true },
    ['reload', 'go on', 'go on', 'reload', 'go on'],
  ],
  [
    'shows what was revoked, right after a reload',
    { ...IN_VIEW, ...WAITING, mayReload: false },
    ['reload', 'ask', 'ask', 'reload', 'reload'],
  ],
  [
    'shows what was revoked beside an open dialog',
    { ...IN_VIEW, ...WAITING, isSafe: false, holdsNoText: false },
    ['reload', 'reload', 'go on', 'reload', 'go on'],
  ],
  [
    'runs what was revoked, out of view',
    { ...WAITING, revoked: 'out of view' },
    ['reload', 'ask', 'ask', 'reload', 'reload'],
  ],
])('a page that %s', (_name, facts, expected) => {
  expect(OCCASIONS.map((occasion) => updateTiming(occasion, { ...QUIET, ...facts }))).toEqual(expected);
});
