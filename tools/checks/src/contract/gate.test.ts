import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace';
import { gateFaults, type GateInput } from './gate';
import { reportVersion } from './report';

const read = (file: string): string => readFileSync(path.join(ROOT, 'shared-contracts', file), 'utf8');

const TODAY = read('reports/api.md');
const RELEASED = read('reports/released.md');
const { version } = JSON.parse(read('package.json')) as { readonly version: string };

/** The contract as it stands in the repository. */
const REAL: GateInput = {
  version,
  declaredVersion: version,
  checkedIn: TODAY,
  generated: TODAY,
  released: RELEASED,
  acceptedBreaks: read('accepted-breaks.md'),
  changelog: read('CHANGELOG.md'),
};

const [major = 0, minor = 0] = reportVersion(RELEASED).split('.').map(Number);
const [PATCH, MINOR, MAJOR] = [`${major}.${minor}.1`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];

/** The real contract with another surface than today's, released as a version that is described. */
function released(generated: string, as: string = MINOR): GateInput {
  const changelog = `## ${as}\n\n- What changed.\n`;
  return { ...REAL, version: as, declaredVersion: as, checkedIn: generated, generated, changelog };
}

/** Where the first line of an entry is that begins like this. */
function placeOf(lines: readonly string[], entry: string, start: string): number {
  const heading = lines.indexOf(`## ${entry}`);
  const place = lines.findIndex((line, index) => index > heading && line.trimStart().startsWith(start));
  if (heading < 0 || place < 0) throw new Error(`no ${start} in ${entry}`);
  return place;
}

function without(report: string, entry: string, start: string): string {
  const lines = report.split('\n');
  return lines.toSpliced(placeOf(lines, entry, start), 1).join('\n');
}

function withMore(report: string, entry: string, start: string, more: string): string {
  const lines = report.split('\n');
  return lines.toSpliced(placeOf(lines, entry, start) + 1, 0, more).join('\n');
}

test('the contract of this repository passes with its version after the released one', () => {
  expect(gateFaults(REAL)).toEqual([]);
});

describe('a minor of the real contract', () => {
  it.each([
    ['an exported function', 'language', 'export function isLanguageCode', /language: isLanguageCode: export function/],
    ['a constant', 'paths', "readonly home: '/m/home'", /paths: PATHS: readonly home: '\/m\/home';/],
    ['a member', 'api/api-client', 'readonly keepalive', /api\/api-client: CallOptions: readonly keepalive\?: boolean/],
    [
      'a field of a request',
      'api/endpoints/games',
      'readonly merchant_code',
      /games: gameTypes: readonly merchant_code: /,
    ],
    ['a call', 'api/endpoint-table', "readonly 'R-52'", /endpoint-table: ENDPOINTS: readonly 'R-52': Endpoint<"R-52"/],
  ])('is refused without %s, and the lost line is named', (_case, entry, start, named) => {
    const faults = gateFaults(released(without(TODAY, entry, start)));
    expect(faults).toEqual([expect.stringMatching(/must be a new major/), expect.stringMatching(named)]);
  });

  it('is refused where a line changes, and the line is named as it was', () => {
    const changed = TODAY.replace('readonly keepalive?: boolean;', 'readonly keepalive?: number;');
    expect(gateFaults(released(changed)).at(-1)).toMatch(/lost or changed: .*readonly keepalive\?: boolean;/);
  });

  it.each([
    ['a member', 'api/api-client', 'export interface ApiClient {', '  readonly close: () => void;'],
    ['an optional field', 'api/api-client', 'export interface CallOptions {', '  readonly priority?: number;'],
    ['an export', 'paths', '```ts', 'export function lobbyPath(): string;'],
    ['an entry', 'paths', '```ts', '```\n\n## pathways\n\n```ts\nexport const A = 1;\n```\n\n## paths\n\n```ts'],
  ])('passes with %s more, which a patch may not have', (_case, entry, start, more) => {
    const surface = withMore(TODAY, entry, start, more);
    expect(gateFaults(released(surface))).toEqual([]);
    expect(gateFaults(released(surface, PATCH)).join('\n')).toMatch(/must be a new minor/);
  });

  it('passes without a line whose loss is accepted for a reason', () => {
    const line = 'readonly keepalive?: boolean;';
    const input = {
      ...released(TODAY.replace(line, '')),
      released: RELEASED.replace(line, `${line} // accepted: pages-live`),
    };
    const acceptedBreaks = `${REAL.acceptedBreaks}- \`pages-live\`: Pages outlive every call.\n`;
    expect(gateFaults({ ...input, acceptedBreaks })).toEqual([]);
    expect(gateFaults(input).join('\n')).toMatch(/no reason pages-live in shared-contracts\/accepted-breaks.md/);
  });

  it('names fifty lost lines and counts the others', () => {
    const faults = gateFaults(released(TODAY.slice(0, TODAY.indexOf('## '))));
    expect(faults.filter((fault) => fault.startsWith('lost or changed'))).toHaveLength(50);
    expect(faults.join('\n')).toMatch(/and \d+ lines more/);
  });
});

test('a major may lose lines without a reason', () => {
  expect(gateFaults(released(without(TODAY, 'language', 'export function isLanguageCode'), MAJOR))).toEqual([]);
});

test.each([
  ['a report that was not renewed', { checkedIn: RELEASED }, /run pnpm contract:report/],
  ['a constant of another version', { declaredVersion: '0.9.0' }, /CONTRACT_VERSION is 0.9.0, package.json says/],
  ['a version without an entry in the changelog', { changelog: '' }, /CHANGELOG.md has no entry for/],
  [
    'an entry of the changelog without a line',
    { changelog: `## ${version}\n\n## 1.0.0\n\n- First.\n` },
    /CHANGELOG.md has no entry for/,
  ],
  [
    'a reason without a line',
    { acceptedBreaks: `${REAL.acceptedBreaks}- \`unused\`: Nothing.\n` },
    /no line of reports\/released.md is lost for the reason unused/,
  ],
  [
    'a mark on a line that is not lost',
    { released: RELEASED.replace('readonly keepalive?: boolean;', '$& // accepted: ids') },
    /not lost any more.*readonly keepalive\?: boolean/,
  ],
])('the gate refuses %s', (_case, change, fault) => {
  expect(gateFaults({ ...REAL, ...change }).join('\n')).toMatch(fault);
});
