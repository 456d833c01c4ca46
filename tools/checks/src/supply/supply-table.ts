import { tableText, type Marks } from 'services/document-table';
import type { LockedPackage } from './lockfile';
import { isAllowed, licenceFaults, lockFaults, type InstalledPackage } from './rules';

export const SUPPLY_MARKS: Marks = ['<!-- supply: written by pnpm check:supply --write -->', '<!-- supply: end -->'];

/** Licences of so few packages are shown with their names. */
const FEW = 4;

function titleOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${name}@${version}`;
}

/** The packages that every machine has: what is told of them is the same everywhere. */
function ofEveryMachine(
  locked: readonly LockedPackage[],
  installed: readonly InstalledPackage[],
): readonly InstalledPackage[] {
  const common = new Set(locked.filter(({ mayBeMissing }) => !mayBeMissing).map(titleOf));
  return installed.filter((entry) => common.has(titleOf(entry)));
}

function licenceRows(packages: readonly InstalledPackage[]): string[][] {
  const groups = new Map<string, InstalledPackage[]>();
  for (const entry of packages) groups.set(entry.licence, [...(groups.get(entry.licence) ?? []), entry]);
  return [...groups]
    .sort(([left, ours], [right, theirs]) => theirs.length - ours.length || (left < right ? -1 : 1))
    .map(([licence, group]) => {
      const names = [...new Set(group.map(({ name }) => name))].sort();
      const held = group.filter(({ name }) => isAllowed(licence, name)).length;
      return [
        `licence ${licence === '' ? 'of nobody' : licence}`,
        String(group.length),
        String(held),
        names.length <= FEW ? names.join(', ') : '',
      ];
    });
}

/** What was asked of the packages that come from elsewhere, and how many hold it. */
export function supplyTable(
  locked: readonly LockedPackage[],
  installed: readonly InstalledPackage[],
  allowBuilds: Readonly<Record<string, boolean>>,
): string {
  const common = ofEveryMachine(locked, installed);
  const unlocked = new Set(lockFaults(locked).map((fault) => fault.split(' ')[0]));
  const must = locked.filter(({ mayBeMissing }) => !mayBeMissing).length;
  const listed = Object.keys(allowBuilds).sort();
  const count = (all: number, held: number): string[] => [String(all), String(held)];
  return tableText(
    [
      ['What is asked', 'Packages', 'Held', 'Which'],
      ['locked by a sha512, from the registry', ...count(locked.length, locked.length - unlocked.size), ''],
      ['installed as it is locked', ...count(must, common.length), ''],
      ['a licence of the list', ...count(common.length, common.length - licenceFaults(common).length), ''],
      ...licenceRows(common),
      [
        'has a script for its install, which is not run',
        ...count(listed.length, listed.filter((name) => allowBuilds[name] === false).length),
        listed.join(', '),
      ],
    ],
    [1, 2],
  );
}
