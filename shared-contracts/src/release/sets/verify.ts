import { normalisePath } from '../../paths';
import { packageEntries, packagesIn, type PackageName } from '../../packages/remote-names';
import type { ReleaseDescriptor } from '../documents/descriptor';
import type { MapView, ResolvedSet } from './resolve';
import { compareVersions, satisfies } from '../documents/semver';
import { reachableVersions, type VersionsByPackage } from './sets';

/** Why a set cannot be served. `packages` are the ones that do not fit each other. */
export interface SetProblem {
  /** The broken rule; `absent`: a version is not published, or there is no host. */
  readonly rule:
    | 'absent'
    | 'contract'
    | 'event'
    | 'event-collision'
    | 'intent'
    | 'intent-collision'
    | 'shared'
    | 'export'
    | 'route-collision'
    | 'route-gap'
    | 'slot-gap';
  /** One if a release contradicts itself, else two, the host first. */
  readonly packages: readonly PackageName[];
  /** A sentence in English for operators, with the versions. */
  readonly message: string;
}

/** Finds the descriptor of a version. */
export type DescriptorSource = (name: PackageName, version: string) => ReleaseDescriptor | undefined;

function titleOf({ name, version }: ReleaseDescriptor): string {
  return `${name} ${version}`;
}

/** How a section comes to fit a host: a newer one waits for its host, an older one is built again. */
function contractRemedy(host: ReleaseDescriptor, remote: ReleaseDescriptor): string {
  const [theirs, ours] = [host.contract.version, remote.contract.version];
  const rebuilt = `build ${remote.name} with contract ${theirs}`;
  return compareVersions(ours, theirs) > 0 ? `serve a host of contract ${ours} or later, or ${rebuilt}` : rebuilt;
}

function contractProblems(host: ReleaseDescriptor, remote: ReleaseDescriptor): SetProblem[] {
  if (satisfies(host.contract.version, remote.contract.range)) return [];
  const misfit = `${titleOf(remote)} needs contract ${remote.contract.range}, ${titleOf(host)} has ${host.contract.version}`;
  const message = `${misfit}: ${contractRemedy(host, remote)}`;
  return [{ rule: 'contract', packages: [host.name, remote.name], message }];
}

function sharedProblems(host: ReleaseDescriptor, remote: ReleaseDescriptor): SetProblem[] {
  return Object.entries(remote.requires)
    .filter(([key, range]) => !satisfies(host.provides[key] ?? '', range))
    .map(([key, range]) => ({
      rule: 'shared' as const,
      packages: [host.name, remote.name],
      message: `${titleOf(remote)} needs ${key} ${range}, ${titleOf(host)} provides ${host.provides[key] ?? 'none'}`,
    }));
}

/** What a section takes of shared modules and the host's lack; nothing of releases that do not state it. */
function exportProblems(host: ReleaseDescriptor, remote: ReleaseDescriptor): SetProblem[] {
  return Object.entries(remote.usedExports ?? {}).flatMap(([key, used]) => {
    const provided = host.providedExports?.[key];
    const lost = provided === undefined ? [] : used.filter((name) => !provided.includes(name));
    if (lost.length === 0) return [];
    const message = `${titleOf(remote)} uses ${lost.join(', ')} of ${key}, which ${titleOf(host)} does not have`;
    return [{ rule: 'export' as const, packages: [host.name, remote.name], message }];
  });
}

/** Events or intents that two releases know in different versions. */
function versionProblems(
  rule: 'event' | 'intent',
  [first, versions]: readonly [ReleaseDescriptor, Readonly<Record<string, number>>],
  [second, others]: readonly [ReleaseDescriptor, Readonly<Record<string, number>>],
): SetProblem[] {
  return Object.entries(versions)
    .filter(([name, version]) => others[name] !== undefined && others[name] !== version)
    .map(([name, version]) => ({
      rule,
      packages: [first.name, second.name],
      message: `${rule === 'event' ? name : `the intent ${name}`}: ${titleOf(first)} speaks version ${version}, ${titleOf(second)} version ${others[name]}`,
    }));
}

function collisions(first: ReleaseDescriptor, second: ReleaseDescriptor): SetProblem[] {
  // Hosts before 1.1.0 list the paths of sections; those of this section do not collide with it.
  const claimed = first.contributions.routes.filter(({ remote }) => remote !== second.name);
  const taken = new Set(claimed.map((route) => normalisePath(route.path)));
  const answered = new Set(first.contributions.intents);
  const routes = second.contributions.routes.filter((route) => taken.has(normalisePath(route.path)));
  const intents = second.contributions.intents.filter((intent) => answered.has(intent));
  const told = new Set(Object.keys(first.contributions.events ?? {}));
  const events = Object.keys(second.contributions.events ?? {}).filter((event) => told.has(event));
  const owner = first.name === 'host-shell' ? first.name : titleOf(first);
  return [
    ...routes.map((route) => ({
      rule: 'route-collision' as const,
      packages: [first.name, second.name],
      message: `${route.path} is claimed by ${owner} and by ${titleOf(second)}`,
    })),
    ...intents.map((intent) => ({
      rule: 'intent-collision' as const,
      packages: [first.name, second.name],
      message: `the intent ${intent} is answered by ${owner} and by ${titleOf(second)}`,
    })),
    ...events.map((event) => ({
      rule: 'event-collision' as const,
      packages: [first.name, second.name],
      message: `the event ${event} is declared by ${owner} and by ${titleOf(second)}`,
    })),
  ];
}

/** What a release declares but lacks. */
function ownProblems(release: ReleaseDescriptor): SetProblem[] {
  // Hosts contain their screens, and those before 1.1.0 also name screens of sections.
  const routes = release.name === 'host-shell' ? [] : release.contributions.routes;
  const lostRoutes = routes.filter((route) => !Object.hasOwn(release.screens, route.screen));
  const lostSlots = release.contributions.slots.filter((slot) => !Object.hasOwn(release.widgets, slot.widget));
  const paths = routes.map((route) => normalisePath(route.path));
  const twice = routes.filter((route, index) => paths.indexOf(normalisePath(route.path)) !== index);
  const problem = (rule: SetProblem['rule'], message: string): SetProblem => ({
    rule,
    packages: [release.name],
    message,
  });
  return [
    ...lostRoutes.map(({ path, screen }) =>
      problem('route-gap', `${path} leads to screen ${screen}, which ${titleOf(release)} does not have`),
    ),
    ...lostSlots.map(({ slot, widget }) =>
      problem('slot-gap', `${slot} shows widget ${widget}, which ${titleOf(release)} does not have`),
    ),
    ...twice.map(({ path }) => problem('route-collision', `${path} is claimed twice by ${titleOf(release)}`)),
  ];
}

/** Why two releases cannot be served together; the host, if it is one of them, comes first. */
function pairProblems(first: ReleaseDescriptor, second: ReleaseDescriptor): SetProblem[] {
  const isHost = first.name === 'host-shell';
  return [
    ...(isHost ? contractProblems(first, second) : []),
    ...(isHost ? [...sharedProblems(first, second), ...exportProblems(first, second)] : []),
    ...versionProblems('event', [first, first.events], [second, second.events]),
    ...versionProblems('intent', [first, first.intents ?? {}], [second, second.intents ?? {}]),
    ...collisions(first, second),
  ];
}

/**
 * Checks versions against each other and caches the result of each release and each pair: checking a thousand merchants
 * costs as much as their distinct pairs. All rules concern one release or two, and every pair of reachable versions
 * meets on some device, so this checks exactly every possible set.
 */
export class SetVerifier {
  readonly #descriptorOf: DescriptorSource;
  readonly #own = new Map<ReleaseDescriptor, readonly SetProblem[]>();
  readonly #pairs = new Map<ReleaseDescriptor, Map<ReleaseDescriptor, readonly SetProblem[]>>();

  constructor(descriptorOf: DescriptorSource) {
    this.#descriptorOf = descriptorOf;
  }

  /** Problems of every set that can be formed from these versions; empty when all of them fit. */
  verify(versions: VersionsByPackage): readonly SetProblem[] {
    const problems: SetProblem[] = [];
    const present: ReleaseDescriptor[][] = [];
    for (const name of packagesIn(versions)) {
      const found: ReleaseDescriptor[] = [];
      for (const version of versions[name] ?? []) {
        const descriptor = this.#descriptorOf(name, version);
        if (descriptor !== undefined) found.push(descriptor);
        else problems.push({ rule: 'absent', packages: [name], message: `${name} ${version} is not published` });
      }
      if (found.length > 0) present.push(found);
    }
    if (!present.some(([release]) => release?.name === 'host-shell'))
      return [...problems, { rule: 'absent', packages: ['host-shell'], message: 'there is no host-shell in the set' }];
    for (const [index, releases] of present.entries()) {
      for (const first of releases) {
        problems.push(...this.#ownProblems(first));
        for (const others of present.slice(index + 1))
          for (const second of others) problems.push(...this.#pairProblems(first, second));
      }
    }
    return problems;
  }

  #ownProblems(release: ReleaseDescriptor): readonly SetProblem[] {
    const known = this.#own.get(release) ?? ownProblems(release);
    this.#own.set(release, known);
    return known;
  }

  #pairProblems(first: ReleaseDescriptor, second: ReleaseDescriptor): readonly SetProblem[] {
    const row = this.#pairs.get(first) ?? new Map<ReleaseDescriptor, readonly SetProblem[]>();
    this.#pairs.set(first, row);
    const known = row.get(second) ?? pairProblems(first, second);
    row.set(second, known);
    return known;
  }
}

/** The versions of one set. */
export function versionsOf(set: ResolvedSet): VersionsByPackage {
  return Object.fromEntries(
    packageEntries(set.packages).flatMap(([name, entry]) => (entry.status === 'on' ? [[name, [entry.version]]] : [])),
  );
}

/** Whether the packages of a set fit each other; empty when they do. */
export function verifySet(set: ResolvedSet, descriptorOf: DescriptorSource): readonly SetProblem[] {
  return new SetVerifier(descriptorOf).verify(versionsOf(set));
}

/** Whether every set that a device of a merchant can get fits; empty when it does, or when nothing is served. */
export function verifyView(view: MapView, verifier: SetVerifier): readonly SetProblem[] {
  if (Object.keys(view.packages).length === 0) return [];
  return verifier.verify(reachableVersions(view));
}
