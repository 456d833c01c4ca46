import type { PackageName } from '../../packages/remote-names';
import { brokenBudget, brokenLimit, HOST_BUDGET, SECTION_CEILING, type PackageBudget } from './budgets';
import type { ReleaseDescriptor } from '../documents/descriptor';

const KB = 1024;

interface Weights {
  readonly start?: number;
  readonly screen?: number;
  readonly widget?: number;
  readonly more?: number;
  readonly version?: string;
  /** What the release states as its budget; null where it states none. */
  readonly budget?: PackageBudget | null;
  /** What stands in the screen's script. */
  readonly text?: string;
}

const BUDGET: PackageBudget = { start: 5.1, screen: 21.3, widget: 3.4, requests: 4, chain: 1 };

/** Whether a release with these weights (kB) is refused, and why. */
function refusal(
  name: PackageName,
  { start = 1, screen = 0, widget = 0, more = 0, version = '1.0.0', text = '', budget = BUDGET }: Weights,
  judge = brokenBudget,
) {
  const further = Array.from({ length: more }, (_file, index) => `more-${index}.mjs`);
  const files = new Map([
    ['entry.mjs', { gzip: start * KB, text: '' }],
    ['screen.mjs', { gzip: screen * KB, text }],
    ['widget.css', { gzip: widget * KB, text: '' }],
    ['base.mjs', { gzip: 0, text: 'import"./deep.mjs";' }],
    ['deep.mjs', { gzip: 0, text: 'import*as e from"./screen.mjs";' }],
  ]);
  const release = {
    name,
    version,
    entry: 'entry.mjs',
    start: { scripts: ['entry.mjs'], styles: [] },
    screens: { one: { scripts: ['screen.mjs', ...further], styles: [] } },
    widgets: { two: { scripts: [], styles: ['widget.css'] } },
    files: [...files.keys()].map((file) => ({ name: file })),
    ...(budget && { budget }),
  } as unknown as ReleaseDescriptor;
  return judge(release, files);
}

it.each<[PackageName, number, Weights]>([
  ['host-shell', HOST_BUDGET.start, {}],
  ['mfe-agent', BUDGET.start, {}],
  ['mfe-games', SECTION_CEILING.start, { budget: null }],
])('%s may weigh what it is allowed and no 20 kB more', (name, start, weights) => {
  // The host's start is in several files, none of them as big as all.
  const part = name === 'host-shell' ? 60 : start;
  expect(refusal(name, { ...weights, start: part })).toBeNull();
  expect(refusal(name, { ...weights, start: start + 20 })).toBe(
    `${name} 1.0.0 is too heavy: its start takes ${(start + 20).toFixed(1)} kB compressed, and may take ${start.toFixed(1)}`,
  );
});

it.each<[string, PackageName, Weights, string]>([
  [
    'a screen with the start of its section',
    'mfe-agent',
    { start: 2, screen: 19.4 },
    'its screen one takes 21.4 kB compressed, and may take 21.3',
  ],
  [
    'a screen of the host by itself',
    'host-shell',
    { start: 60, screen: 4.8 },
    'its screen one takes 4.8 kB compressed, and may take 4.7',
  ],
  ['a widget', 'mfe-messaging', { widget: 3.5 }, 'its widget two takes 3.5 kB compressed, and may take 3.4'],
  ['one big file', 'host-shell', { start: 70.1 }, 'entry.mjs takes 70.1 kB compressed, and may take 70.0'],
  ['many files', 'mfe-agent', { more: 3 }, 'its screen one takes 5 scripts, and may take 4'],
  [
    'a file that only another one asks for',
    'mfe-agent',
    { text: 'import{a}from"./deep.mjs";' },
    'its screen one takes 2 requests in a row, and may take 1',
  ],
  [
    'a file behind such a file',
    'mfe-agent',
    { text: 'export*from "./base.mjs"' },
    'its screen one takes 3 requests in a row, and may take 1',
  ],
])('%s is weighed', (_name, name, weights, sentence) =>
  expect(refusal(name, weights)).toBe(`${name} 1.0.0 is too heavy: ${sentence}`),
);

it('lets a script import what is listed beside it, and anything later', () => {
  expect(refusal('mfe-agent', { text: 'import*as a from"./entry.mjs";import("./base.mjs")' })).toBeNull();
});

it('leaves development builds alone', () => {
  const build = { start: 100, version: '1.0.0-dev.1' };
  expect(refusal('mfe-games', build)).toBeNull();
  expect(refusal('mfe-games', build, brokenLimit)).toContain('mfe-games 1.0.0-dev.1 is too heavy: its start takes');
});

describe('a stated budget', () => {
  it('may be as high as the ceiling', () => {
    expect(refusal('mfe-agent', { budget: SECTION_CEILING, start: SECTION_CEILING.start })).toBeNull();
  });

  it.each(['start', 'screen', 'widget', 'requests', 'chain'] as const)('has its %s held against the ceiling', (key) => {
    const most = SECTION_CEILING[key];
    expect(refusal('mfe-agent', { budget: { ...BUDGET, [key]: most + 1 } })).toBe(
      `mfe-agent 1.0.0 allows itself too much: its budget has ${key} ${most + 1}, and no section may have more than ${most}`,
    );
  });

  it('changes nothing for the host', () => {
    const budget = { ...BUDGET, start: 500 };
    expect(refusal('host-shell', { budget, start: 60 })).toBeNull();
    expect(refusal('host-shell', { budget, start: 190 })).toContain(`and may take ${HOST_BUDGET.start}`);
  });
});
