import type { LockedPackage } from './lockfile';
import type { InstalledPackage } from './rules';
import { supplyTable } from './supply-table';

const locked = (name: string, mayBeMissing = false, integrity = 'sha512-a'): LockedPackage => ({
  name,
  version: '1.0.0',
  integrity,
  otherSource: '',
  mayBeMissing,
});
const installed = (name: string, licence: string): InstalledPackage => ({
  name,
  version: '1.0.0',
  licence,
  runsAtInstall: false,
});

test('says what was asked of how many packages, the same on every machine', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const table = supplyTable(
    [...names.map((name) => locked(name)), locked('bad', false, ''), locked('gone'), locked('only-mac', true)],
    [...names.map((name) => installed(name, 'MIT')), installed('bad', 'GPL-3.0'), installed('only-mac', 'ISC')],
    { later: false, a: true },
  );
  const rows = table.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows.slice(2)).toEqual([
    ['locked by a sha512, from the registry', '8', '7', ''],
    ['installed as it is locked', '7', '6', ''],
    ['a licence of the list', '6', '5', ''],
    ['licence MIT', '5', '5', ''],
    ['licence GPL-3.0', '1', '0', 'bad'],
    ['has a script for its install, which is not run', '2', '1', 'a, later'],
  ]);
});
