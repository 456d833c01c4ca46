import { packagesIn, type PackageName } from '../../packages/remote-names';
import { compareVersions } from '../documents/semver';
import type { VersionsByPackage } from './sets';
import type { SetProblem, SetVerifier } from './verify';

/** More combinations than this are not tried. */
export const MAXIMUM_TRIES = 2000;

/** Replaces one version by another; `instead` is null if the package had none. */
export interface VersionChange {
  /** The host or a section. */
  readonly package: PackageName;
  /** The new version. */
  readonly version: string;
  /** The current version; null if it has none. */
  readonly instead: string | null;
}

/** `none`: no published version within the search's limits fits; `unknown`: the search was aborted. */
export type NearestFit =
  | {
      readonly status: 'found';
      /** All of them together make the set fit. */
      readonly changes: readonly VersionChange[];
    }
  | { readonly status: 'none' }
  | { readonly status: 'unknown' };

/** A set that does not fit, and possible replacements. */
export interface NearestInput {
  /** The versions that devices would get. */
  readonly versions: VersionsByPackage;
  /** The verifier's problems; at least one. */
  readonly problems: readonly SetProblem[];
  /** All versions that may be served, in any order. */
  readonly catalogue: VersionsByPackage;
  /** Knows the descriptors of the catalogue. */
  readonly verifier: SetVerifier;
  /** The versions that devices get now: undoing the whole change is no proposal. */
  readonly present?: VersionsByPackage | undefined;
}

interface Step extends VersionChange {
  /** Versions in between. */
  readonly distance: number;
}

/** Other versions of a package, closest first; of two equally close the older, which has been served for longer. */
function stepsOf(name: PackageName, instead: string | null, catalogue: VersionsByPackage): readonly Step[] {
  const known = (catalogue[name] ?? []).filter((version) => version !== instead);
  const older = known.filter((version) => instead === null || compareVersions(version, instead) < 0);
  const newer = known.filter((version) => !older.includes(version));
  const steps = (versions: readonly string[]): Step[] =>
    versions.map((version, index) => ({ package: name, version, instead, distance: index + 1 }));
  return [
    ...steps(older.sort((first, second) => compareVersions(second, first))),
    ...steps(newer.sort(compareVersions)),
  ].sort((first, second) => first.distance - second.distance);
}

function changed(versions: VersionsByPackage, changes: readonly VersionChange[]): VersionsByPackage {
  const result: Partial<Record<PackageName, readonly string[]>> = { ...versions };
  for (const { package: name, version, instead } of changes) {
    const present = result[name] ?? [];
    const kept = instead === null ? [...present, version] : present.map((one) => (one === instead ? version : one));
    result[name] = [...new Set(kept)];
  }
  return result;
}

function isSame(first: readonly string[] = [], second: readonly string[] = []): boolean {
  return first.length === second.length && first.every((version) => second.includes(version));
}

class Search {
  readonly #input: NearestInput;
  /** Packages that are being changed. */
  readonly #edited: readonly PackageName[];
  #tries = 0;

  constructor(input: NearestInput) {
    this.#input = input;
    const { versions, present } = input;
    this.#edited =
      present === undefined
        ? []
        : packagesIn({ ...versions, ...present }).filter((name) => !isSame(versions[name], present[name]));
  }

  get isExhausted(): boolean {
    return this.#tries >= MAXIMUM_TRIES;
  }

  /** Every version that can replace one of these packages', closest first. */
  steps(names: readonly PackageName[]): readonly Step[] {
    const { versions, catalogue } = this.#input;
    return names
      .flatMap((name) => {
        const present = versions[name] ?? [];
        return (present.length === 0 ? [null] : present).flatMap((instead) => stepsOf(name, instead, catalogue));
      })
      .sort((first, second) => first.distance - second.distance);
  }

  #fits(changes: readonly VersionChange[]): boolean {
    const versions = changed(this.#input.versions, changes);
    const { present = {}, verifier } = this.#input;
    const isUndone = this.#edited.length > 0 && this.#edited.every((name) => isSame(versions[name], present[name]));
    return !isUndone && verifier.verify(versions).length === 0;
  }

  #try(changes: readonly VersionChange[]): boolean {
    if (this.isExhausted) return false;
    this.#tries += 1;
    return this.#fits(changes);
  }

  one(steps: readonly Step[]): readonly Step[] | undefined {
    const found = steps.find((step) => this.#try([step]));
    return found === undefined ? undefined : [found];
  }

  /** Two changes, the first of a package that does not fit; those with the smallest total distance come first. */
  two(firsts: readonly Step[], seconds: readonly Step[]): readonly Step[] | undefined {
    const furthest = Math.max(0, ...seconds.map((step) => step.distance));
    for (let sum = 2; sum <= furthest * 2; sum += 1) {
      for (const first of firsts)
        for (const second of seconds) {
          if (first.distance + second.distance !== sum) continue;
          if (first.package === second.package && first.instead === second.instead) continue;
          if (this.#try([first, second])) return [first, second];
          if (this.isExhausted) return undefined;
        }
    }
    return undefined;
  }

  /** All others follow one package that none of them fits: each takes the closest version that does. */
  follow(pivot: PackageName): readonly Step[] | undefined {
    const { versions, problems, verifier } = this.#input;
    const others = new Set(problems.flatMap((problem) => problem.packages).filter((name) => name !== pivot));
    const changes: Step[] = [];
    for (const name of others) {
      const base = { 'host-shell': versions['host-shell'] ?? [], [pivot]: versions[pivot] ?? [] };
      const misfits = (versions[name] ?? []).filter(
        (version) => verifier.verify({ ...base, [name]: [version] }).length,
      );
      for (const misfit of misfits) {
        const step = this.steps([name]).find(
          ({ instead, version }) => instead === misfit && verifier.verify({ ...base, [name]: [version] }).length === 0,
        );
        if (step === undefined) return undefined;
        changes.push(step);
      }
    }
    return changes.length > 0 && this.#fits(changes) ? changes : undefined;
  }
}

/**
 * The smallest change that makes a set fit: one package of a problem, else two, else everything that has to follow one
 * package; the closest versions first, the host last.
 */
export function nearestFit(input: NearestInput): NearestFit {
  const search = new Search(input);
  const concerned = new Set(input.problems.flatMap((problem) => problem.packages));
  const served = packagesIn(input.versions).filter((name) => (input.versions[name] ?? []).length > 0);
  const hostLast = (names: readonly PackageName[]): readonly PackageName[] =>
    [...names].sort((first, second) => Number(first === 'host-shell') - Number(second === 'host-shell'));
  const [near, all] = [search.steps(hostLast([...concerned])), search.steps(hostLast([...served]))];
  const pivots = served.filter((name) => input.problems.every((problem) => problem.packages.includes(name)));
  const changes =
    search.one(near) ??
    search.two(near, all) ??
    pivots.reduce<readonly Step[] | undefined>((found, pivot) => found ?? search.follow(pivot), undefined);
  const order = packagesIn(input.versions);
  if (changes !== undefined)
    return {
      status: 'found',
      changes: [...changes]
        .sort((first, second) => order.indexOf(first.package) - order.indexOf(second.package))
        .map(({ package: name, version, instead }) => ({ package: name, version, instead })),
    };
  return { status: search.isExhausted ? 'unknown' : 'none' };
}
