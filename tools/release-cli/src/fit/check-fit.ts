import { isHomePath, normalisePath, ownPath } from 'shared-contracts/paths';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { SetVerifier, type DescriptorSource, type SetProblem } from 'shared-contracts/release/verify';
import type { VersionsByPackage } from 'shared-contracts/release/sets';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { admissionFaults } from '../map/admission';
import type { Waived } from '../map/waivers';
import { findGaps, type Gap, type Releases } from './gaps';
import { remedied } from './remedies';
import { servedBeside, type ServedEnvironment, type ServedGroup } from './served';

/** What a publish may do although it does not fit what is served. */
export interface Allowances {
  /** Paths, slots and intents that may go unanswered; `all` for builds of a working tree. */
  readonly gaps?: readonly string[] | 'all';
  /** Published ahead of what it needs: no write can serve it before its partners are there. */
  readonly isAhead?: boolean;
}

/** What a new release means for one environment, before anything of it is stored. */
export interface FitReport {
  /** Each refuses the publish. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  /** What it would have been refused for without what is allowed. */
  readonly waived: readonly Waived[];
  /** Releases of other packages it was checked against. */
  readonly checkedAgainst: number;
}

const HOST = 'host-shell';

function titleOf({ name, version }: ReleaseDescriptor): string {
  return `${name} ${version}`;
}

function sourceWith(descriptorOf: DescriptorSource, fresh: ReleaseDescriptor): DescriptorSource {
  return (name, version) => (name === fresh.name && version === fresh.version ? fresh : descriptorOf(name, version));
}

/** Shadowed routes: the host asks its own table first, so what a remote adds for the same path is never shown. */
function shadowed(fresh: ReleaseDescriptor, others: readonly ReleaseDescriptor[]): readonly string[] {
  const pairs = others
    .filter((other) => (other.name === HOST) !== (fresh.name === HOST))
    .map((other) => (other.name === HOST ? { host: other, remote: fresh } : { host: fresh, remote: other }));
  return pairs.flatMap(({ host, remote }) => {
    const table = new Map(host.contributions.routes.map((route) => [normalisePath(route.path), route.remote ?? HOST]));
    return remote.contributions.routes.flatMap(({ path }) => {
      const owner = table.get(normalisePath(path));
      if (owner === undefined || owner === remote.name) return [];
      return [
        `${path} of ${titleOf(remote)} can never be reached: the table of ${titleOf(host)} already leads it to ${owner}: take another path in routes of src/routes.ts`,
      ];
    });
  });
}

/** A collision with the host's table is reported as a route that can never be reached. */
function sentences(
  problems: readonly SetProblem[],
  fresh: ReleaseDescriptor,
  others: readonly ReleaseDescriptor[],
): readonly string[] {
  const isShadow = ({ rule, packages }: SetProblem): boolean =>
    rule === 'route-collision' && packages.length === 2 && packages.includes(HOST);
  const rest = problems.filter((problem) => !isShadow(problem)).map((problem) => remedied(problem, fresh));
  return [...new Set([...rest, ...(problems.some(isShadow) ? shadowed(fresh, others) : [])])];
}

/** Whether a path is one that pages are asked for by: the part of an address before its query. Only the host has others than /m/. */
function isPagePath(path: string, name: PackageName): boolean {
  const isPlain = !/[?#]/.test(path) && !path.includes('//') && ownPath(path) === path;
  return (isPlain && (name === HOST || path.startsWith('/m/'))) || (name === HOST && isHomePath(path));
}

/** Routes that no page of the site is ever asked for by. */
function strayRoutes(fresh: ReleaseDescriptor): readonly string[] {
  return fresh.contributions.routes
    .filter(({ path }) => !isPagePath(path, fresh.name))
    .map(({ path }) => `${path} of ${titleOf(fresh)} is no path of a page: it begins with /m/ in src/routes.ts`);
}

/** What a release lacks of what it itself promises; empty when it keeps its word. */
export function ownFaults(fresh: ReleaseDescriptor): readonly string[] {
  // Releases are only verified beside a host, so a remote gets one that says nothing.
  const nothing = { routes: [], slots: [], intents: [] };
  const silentHost: ReleaseDescriptor = { ...fresh, name: HOST, contributions: nothing };
  const verifier = new SetVerifier((name) => (name === fresh.name ? fresh : silentHost));
  const problems = verifier.verify({ [HOST]: [fresh.version], [fresh.name]: [fresh.version] });
  const broken = problems.filter(({ packages }) => packages.length === 1).map((problem) => remedied(problem, fresh));
  return [...strayRoutes(fresh), ...broken];
}

/** How a new release fits what some merchants are served beside it. */
export interface GroupFit {
  readonly group: ServedGroup;
  /** Why they cannot be given it, one sentence each; empty when they can. */
  readonly problems: readonly string[];
}

function checkGroup(
  verifier: SetVerifier,
  served: ServedEnvironment,
  fresh: ReleaseDescriptor,
  group: ServedGroup,
): GroupFit {
  const versions = { ...group.versions, [fresh.name]: [fresh.version] };
  // Only what concerns the new release: what is served beside it was checked when it came into service.
  const problems = verifier
    .verify(versions)
    .filter((problem) => problem.packages.length === 2 && problem.packages.includes(fresh.name));
  const beside = servedBeside({ ...served, groups: [group] }, fresh.name);
  return { group, problems: sentences(problems, fresh, beside) };
}

/** Holds a new release against what each group of merchants is served; those without a host are served nothing yet. */
export function fitOfGroups(served: ServedEnvironment, fresh: ReleaseDescriptor): readonly GroupFit[] {
  const verifier = new SetVerifier(sourceWith(served.descriptorOf, fresh), served.contracts);
  return served.groups
    .filter(({ versions }) => fresh.name === HOST || versions[HOST] !== undefined)
    .map((group) => checkGroup(verifier, served, fresh, group));
}

/** What merchants who are served these versions would lose with a new release in place of its package's. */
export function gapsBeside(
  { descriptorOf }: ServedEnvironment,
  versions: VersionsByPackage,
  fresh: ReleaseDescriptor,
): readonly Gap[] {
  const present: Releases = new Map(
    packageEntries(versions).flatMap(([name, list]) => {
      const releases = list.map((version) => descriptorOf(name, version)).filter((release) => release !== undefined);
      return releases.length === 0 ? [] : [[name, releases]];
    }),
  );
  if (!present.has(fresh.name)) return [];
  return findGaps(present, new Map([...present, [fresh.name, [fresh]]]), new Set([titleOf(fresh)]));
}

function gapsOf(served: ServedEnvironment, fresh: ReleaseDescriptor): readonly Gap[] {
  const defaults = packageEntries(served.defaults).map(([name, version]) => [name, [version]] as const);
  return gapsBeside(served, Object.fromEntries(defaults), fresh);
}

/**
 * Holds a new release against everything an environment serves, merchant by merchant. What could be given to no
 * merchant at all is refused; what some merchants could not get is a warning that names them. A gap is refused
 * unless it is allowed by name.
 */
export function checkFit(served: ServedEnvironment, fresh: ReleaseDescriptor, allowed: Allowances = {}): FitReport {
  const { environment, groups } = served;
  const results = fitOfGroups(served, fresh);
  const failing = results.filter(({ problems }) => problems.length > 0);
  const unfit = failing.length === results.length ? [...new Set(failing.flatMap(({ problems }) => problems))] : [];
  const isRefused = unfit.length > 0 && allowed.isAhead !== true;
  const misfits = isRefused
    ? unfit.map((text) => `${environment}: ${text}`)
    : failing.flatMap(({ group, problems }) =>
        problems.map((text) => `${environment}: ${group.merchants.join(', ')} cannot be given it: ${text}`),
      );
  const gaps = gapsOf(served, fresh).map(({ what, message }) => ({
    what,
    text: `${environment}: ${message}`,
    isAllowed: allowed.gaps === 'all' || allowed.gaps?.includes(what) === true,
  }));
  const allowedGaps = gaps.filter((gap) => gap.isAllowed);
  const strange = groups.length === 0 ? [] : admissionFaults(environment, served.sections, fresh);
  return {
    problems: [
      ...strange,
      ...(isRefused ? misfits : []),
      ...gaps.filter((gap) => !gap.isAllowed).map((gap) => gap.text),
    ],
    warnings: [...(isRefused ? [] : misfits), ...allowedGaps.map((gap) => gap.text)],
    waived: [
      ...(isRefused ? [] : unfit).map((what): Waived => ({ kind: 'ahead', what })),
      ...allowedGaps.map(({ what }): Waived => ({ kind: 'gap', what })),
    ],
    checkedAgainst: servedBeside(served, fresh.name).length,
  };
}
