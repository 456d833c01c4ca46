import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import type { AdmittedSections } from '../settings/admitted-sections';
import { UserError } from '../text/user-error';
import { admittedView } from './admission';
import { groupViews, withEverySection } from './view-groups';
import { merchantsText } from '../text/merchants-text';

/** What decides what merchants are served. */
export interface ServedState {
  readonly map: ReleaseMap;
  readonly merchants: readonly string[];
  readonly sections: AdmittedSections;
}

/** What a change takes away. */
export interface Emptied {
  /** Packages of which merchants would be left without any version, with those merchants. */
  readonly packages: ReadonlyMap<PackageName, readonly string[]>;
  /** Merchants that were served and would be none any more. */
  readonly merchants: readonly string[];
}

/** The packages of each merchant. One that is switched off counts: it comes back with the switch. */
function packagesOf({ map, merchants, sections }: ServedState): ReadonlyMap<string, readonly PackageName[]> {
  return new Map(
    groupViews(withEverySection(map), merchants).flatMap((group) => {
      const names = packagesIn(admittedView(group.view, sections).packages);
      return group.merchants.map((merchant) => [merchant, names] as const);
    }),
  );
}

/** What merchants are served before a change and not after it. */
export function emptiedBy(before: ServedState, after: ServedState): Emptied {
  const left = packagesOf(after);
  const packages = new Map<PackageName, string[]>();
  const merchants: string[] = [];
  for (const [merchant, names] of packagesOf(before)) {
    const kept = left.get(merchant);
    if (kept === undefined && names.length > 0) merchants.push(merchant);
    for (const name of kept === undefined ? [] : names.filter((own) => !kept.includes(own)))
      packages.set(name, [...(packages.get(name) ?? []), merchant]);
  }
  return { packages, merchants };
}

/**
 * Refuses a change that leaves a merchant without a package it had: without the host its site is down, without a section
 * that section is missing. A section is taken away on purpose by a switch, which says so to players.
 */
export function assertNotEmptied(before: ServedState, after: ServedState, allowed: readonly string[]): void {
  const { packages, merchants } = emptiedBy(before, after);
  const open = [...packages].filter(([name]) => !allowed.includes(name));
  const gone = merchants.filter((merchant) => !allowed.includes(merchant));
  if (open.length + gone.length === 0) return;
  const lost = open.map(([name, named]) => `${merchantsText(named)} would be left without ${name}`);
  const ended = gone.map((merchant) => `${merchant} would be no merchant of ${after.map.environment} any more`);
  const options = [...open.map(([name]) => name), ...gone].map((name) => `--allow-empty ${name}`);
  throw new UserError(`${[...lost, ...ended].join('; ')}. Where that is meant, add: ${options.join(' ')}`);
}
