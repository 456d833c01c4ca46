import {
  compareReports,
  gateFaults,
  hasChangelogEntry,
  reportText,
  versionFault,
  type GateInput,
} from './contract-gate';

const RELEASED = reportText('1.0.0', [
  { file: 'a.d.ts', text: 'export declare const a: string;\nexport declare const b: number;' },
]);
const MORE = reportText('1.1.0', [
  {
    file: 'a.d.ts',
    text: 'export declare const a: string;\nexport declare const b: number;\nexport declare const c: boolean;',
  },
]);
const LESS = reportText('1.1.0', [{ file: 'a.d.ts', text: 'export declare const a: string;' }]);
const CHANGED = reportText('1.1.0', [
  { file: 'a.d.ts', text: 'export declare const a: number;\nexport declare const b: number;' },
]);

test.each([
  ['the same', RELEASED, 'none'],
  ['one more', MORE, 'additive'],
  ['one less', LESS, 'breaking'],
  ['one changed', CHANGED, 'breaking'],
])('a surface with %s declaration is %s', (_case, current, change) => {
  expect(compareReports(RELEASED, current)).toBe(change);
});

test('the constant that holds the version changes with every version and is no break', () => {
  const report = (version: string): string =>
    reportText(version, [{ file: 'version.d.ts', text: `export declare const CONTRACT_VERSION = "${version}";` }]);
  expect(compareReports(report('1.0.0'), report('1.1.0'))).toBe('none');
});

test.each([
  ['none', '1.0.0', null],
  ['additive', '1.0.1', /new minor/],
  ['additive', '1.1.0', null],
  ['breaking', '1.1.0', /new major/],
  ['breaking', '2.0.0', null],
] as const)('%s change as %s', (change, version, fault) => {
  const found = versionFault(change, '1.0.0', version);
  if (fault === null) expect(found).toBeNull();
  else expect(found).toMatch(fault);
});

test('a changelog entry needs a line of its own', () => {
  expect(hasChangelogEntry('# Changes\n\n## 1.1.0\n\n- More.\n', '1.1.0')).toBe(true);
  expect(hasChangelogEntry('# Changes\n\n## 1.1.0\n\n## 1.0.0\n\n- First.\n', '1.1.0')).toBe(false);
  expect(hasChangelogEntry('# Changes\n', '1.1.0')).toBe(false);
});

describe('the gate', () => {
  const good: GateInput = {
    version: '1.1.0',
    declaredVersion: '1.1.0',
    checkedIn: MORE,
    generated: MORE,
    released: { version: '1.0.0', report: RELEASED },
    changelog: '## 1.1.0\n\n- c came.\n',
  };

  it('lets a well-described addition pass', () => {
    expect(gateFaults(good)).toEqual([]);
  });

  it.each([
    ['a report that was not renewed', { checkedIn: RELEASED }, /pnpm contract:report/],
    ['a constant that says another version', { declaredVersion: '1.0.0' }, /CONTRACT_VERSION is 1.0.0/],
    ['a break without a major', { checkedIn: LESS, generated: LESS }, /new major/],
    ['a missing changelog line', { changelog: '' }, /no entry for 1.1.0/],
  ])('stops %s', (_case, change, fault) => {
    expect(gateFaults({ ...good, ...change }).join('\n')).toMatch(fault);
  });
});
