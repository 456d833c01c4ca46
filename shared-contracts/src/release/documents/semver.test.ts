import { compareVersions, parseVersion, satisfies } from './semver';

describe('versions', () => {
  it.each([
    ['1.2.3', { major: 1, minor: 2, patch: 3, prerelease: '' }],
    ['0.0.0', { major: 0, minor: 0, patch: 0, prerelease: '' }],
    ['10.20.300', { major: 10, minor: 20, patch: 300, prerelease: '' }],
    ['1.0.0-dev.3f2a', { major: 1, minor: 0, patch: 0, prerelease: 'dev.3f2a' }],
    ['1.0.0-a-b.1', { major: 1, minor: 0, patch: 0, prerelease: 'a-b.1' }],
  ])('%s is read', (text, version) => {
    expect(parseVersion(text)).toEqual(version);
  });

  it.each([
    '', '1', '1.2', '1.2.3.4', 'v1.2.3', ' 1.2.3', '1.2.3 ', '1.2.3\n', '1.2.x', '-1.2.3', '1.2.3-', '1.2.3-a..b',
    '1.2.3-a_b', '1.2.3+build', '^1.2.3', '1234567890.0.0', 'latest',
  ])('%j is not read', (text) => {
    expect(parseVersion(text)).toBeNull();
  }); // prettier-ignore

  it('sort from old to new: by number, a prerelease before its release, what cannot be read first', () => {
    const sorted = ['latest', '0.9.9', '1.0.0-alpha', '1.0.0-beta', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0'];
    expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
  });

  it('sort prereleases by their identifiers: numbers by value and before words, fewer before more', () => {
    const sorted = [
      '1.0.0-1', '1.0.0-2', '1.0.0-10', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.9', '1.0.0-alpha.10',
      '1.0.0-alpha.18446744073709551617', '1.0.0-alpha.18446744073709551618', '1.0.0-alpha.beta', '1.0.0-alpha-1',
      '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0',
    ]; // prettier-ignore
    expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
  });

  it('are never equally old with other texts', () => {
    expect(compareVersions('1.0.0-dev.012', '1.0.0-dev.12')).toBeGreaterThan(0);
    expect(satisfies('1.0.0-dev.012', '1.0.0-dev.12')).toBe(false);
  });

  it.each([
    ['1.0.0', '1.0.0'],
    ['1.0.0-a', '1.0.0-a'],
    ['latest', 'newest'],
  ])('%s and %s are equally old', (first, second) => {
    expect(compareVersions(first, second)).toBe(0);
  });
});

describe('ranges', () => {
  it.each([
    ['1.2.3', ['1.2.3'], ['1.2.4', '1.2.2', '2.2.3', '1.2.3-dev']],
    ['^1.2.3', ['1.2.3', '1.2.4', '1.3.0', '1.10.1'], ['1.2.2', '1.1.9', '2.0.0', '0.2.3']],
    ['~1.2.3', ['1.2.3', '1.2.10'], ['1.2.2', '1.3.3', '2.2.3']],
    ['^0.2.3', ['0.2.3', '0.2.9'], ['0.2.2', '0.3.3', '1.2.3']],
    ['^0.0.3', ['0.0.3'], ['0.0.2', '0.0.4', '0.1.3', '1.0.3']],
    ['~0.2.3', ['0.2.3', '0.2.9'], ['0.3.3', '0.2.2']],
    ['^1.0.0', ['1.0.0-dev.3f2a', '1.1.0-rc.1'], ['2.0.0-dev.1', '0.9.0']],
    ['1.2.3-dev', ['1.2.3-dev'], ['1.2.3', '1.2.3-rc']],
  ])('%s holds %j and not %j', (range, inside, outside) => {
    expect([...inside, ...outside].filter((version) => satisfies(version, range))).toEqual(inside);
  });

  it.each([
    ['', '^1.0.0'],
    ['none', '^1.0.0'],
    ['1.0.0', ''],
    ['1.0.0', '^'],
    ['1.0.0', '*'],
    ['1.0.0', '>=1.0.0'],
    ['1.0.0', '^1.0'],
    ['1.0.0', '^^1.0.0'],
    ['1.0.0', '^1.0.0 || ^2.0.0'],
  ])('%j never lies in %j', (version, range) => {
    expect(satisfies(version, range)).toBe(false);
  });
});
