import { readAudit } from './advisories';
import { lockedPackages } from './lockfile';
import {
  absenceFaults,
  allowBuildsOf,
  isAllowed,
  licenceFaults,
  lockFaults,
  scriptFaults,
  settingFaults,
  type InstalledPackage,
} from './rules';

const LOCK = `lockfileVersion: '9.0'

importers:

  .: {}

packages:

  '@scope/one@1.0.0':
    resolution: {integrity: sha512-abc+/==}
    engines: {node: '>=6'}

  two@2.1.0-rc.1:
    resolution: {integrity: sha512-def}
    os: [linux]

  three@3.0.0:
    resolution: {integrity: sha1-old}

  four@4.0.0:
    resolution: {tarball: https://elsewhere.example/four.tgz}

snapshots:

  '@scope/one@1.0.0': {}

  three@3.0.0(peer@1.0.0):
    dependencies:
      peer: 1.0.0
    optional: true
`;

const installed = (name: string, licence = 'MIT', runsAtInstall = false): InstalledPackage => ({
  name,
  version: '1.0.0',
  licence,
  runsAtInstall,
});

test('a lockfile is read package by package', () => {
  const common = { otherSource: '', mayBeMissing: false };
  expect(lockedPackages(LOCK)).toEqual([
    { ...common, name: '@scope/one', version: '1.0.0', integrity: 'sha512-abc+/==' },
    { ...common, name: 'two', version: '2.1.0-rc.1', integrity: 'sha512-def', mayBeMissing: true },
    { ...common, name: 'three', version: '3.0.0', integrity: 'sha1-old', mayBeMissing: true },
    { ...common, name: 'four', version: '4.0.0', integrity: '', otherSource: 'https://elsewhere.example/four.tgz' },
  ]);
  expect(() => lockedPackages("lockfileVersion: '10.0'")).toThrow('not known here');
});

test('what the lockfile does not fix is named', () => {
  expect(lockFaults(lockedPackages(LOCK))).toEqual([
    'three@3.0.0 is locked without a sha512',
    'four@4.0.0 is locked without a sha512',
    'four@4.0.0 comes from https://elsewhere.example/four.tgz, not from the registry',
  ]);
});

test('what is not installed as it is locked is named, but for other machines', () => {
  expect(absenceFaults(lockedPackages(LOCK), [installed('@scope/one'), installed('stray')])).toEqual([
    'four@4.0.0 is in the lockfile and not installed',
    'stray@1.0.0 is not in the lockfile',
  ]);
});

test.each([
  ['MIT', 'any', true],
  ['(MPL-2.0 OR Apache-2.0)', 'any', true],
  ['Apache-2.0 AND MIT', 'any', true],
  ['MIT AND GPL-3.0', 'any', false],
  ['GPL-3.0', 'any', false],
  ['MPL-2.0', 'any', false],
  ['MPL-2.0', 'lightningcss-linux-x64-gnu', true],
  ['MPL-2.0', 'axe-core-of-somebody', false],
  ['SEE LICENSE IN x', 'any', false],
  ['UNLICENSED', 'any', false],
  ['', 'any', false],
])('the licence %p of %s: %s', (licence, name, expected) => {
  expect(isAllowed(licence, name)).toBe(expected);
});

test('a licence that nobody agreed to is named', () => {
  expect(licenceFaults([installed('good'), installed('bad', 'AGPL-3.0'), installed('silent', '')])).toEqual([
    'bad@1.0.0 has the licence AGPL-3.0',
    'silent@1.0.0 has the licence of nobody',
  ]);
});

test('scripts at install are listed one by one, and none may run', () => {
  const workspace = "allowBuilds:\n  '@swc/core': false\n  eager: true\n  gone: false\n\nother: 1\n";
  expect(allowBuildsOf(workspace)).toEqual({ '@swc/core': false, eager: true, gone: false });
  const packages = [
    installed('@swc/core', 'MIT', true),
    installed('eager', 'MIT', true),
    installed('new', 'MIT', true),
  ];
  expect(scriptFaults(packages, allowBuildsOf(workspace))).toEqual([
    'allowBuilds lets eager run its script',
    'allowBuilds lists gone, which has no script',
    'new runs a script at install and is not listed in allowBuilds',
  ]);
});

test('installs keep to the lockfile and versions are exact', () => {
  const workspace =
    "catalogMode: strict\nsaveExact: true\ncatalog:\n  a: 1.2.3\n  '@b/c': 2.0.0-rc.1\n\ncatalogs:\n  d:\n    e: 3.0.0\n    f: npm:@g/h@4.0.0\n";
  expect(settingFaults(workspace, "['install', '--frozen-lockfile']")).toEqual([]);
  expect(
    settingFaults(
      'catalog:\n  a: ^1.2.3\n  b: latest\n\ncatalogs:\n  c:\n    d: 3\n    e: npm:f@next\n',
      "['install']",
    ),
  ).toEqual([
    'the installer does not keep to the lockfile (--frozen-lockfile)',
    'the workspace lets packages name versions of their own (catalogMode: strict)',
    'the workspace saves ranges (saveExact: true)',
    'the catalog has a version that is not exact: a: ^1.2.3',
    'the catalog has a version that is not exact: b: latest',
    'the catalog has a version that is not exact: d: 3',
    'the catalog has a version that is not exact: e: npm:f@next',
  ]);
});

describe('the answer of the registry', () => {
  test('grave ones are told apart', () => {
    const advisories = {
      1: { module_name: 'a', severity: 'critical', title: 'Runs', url: 'https://x.example/1' },
      2: { module_name: 'b', severity: 'low', title: 'Slow', url: '' },
    };
    expect(readAudit(JSON.stringify({ advisories }))).toEqual({
      kind: 'answered',
      grave: ['a (critical): Runs https://x.example/1'],
      other: ['b (low): Slow'],
    });
  });

  test.each([
    ['', 'no answer'],
    ['Error: ERR_PNPM_AUDIT_BAD_RESPONSE', 'ERR_PNPM_AUDIT_BAD_RESPONSE'],
    ['{"error":{"code":"ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS"}}', 'ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS'],
    ['connect ECONNREFUSED 127.0.0.1', 'ECONNREFUSED'],
    ['{}', 'an answer without advisories'],
  ])('%p is silence: %s', (output, why) => {
    expect(readAudit(output)).toEqual({ kind: 'silent', why });
  });
});
