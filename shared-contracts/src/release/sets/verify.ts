import { normalisePath } from '../../paths';
import { packageEntries, packagesIn, type PackageName } from '../../packages/remote-names';
import type { ReleaseDescriptor } from '../documents/descriptor';
import type { MapView, ResolvedSet } from './resolve';
import { satisfies } from '../documents/semver';
import { contractProblems, majorOf, shimProblems, spokenBeside, titleOf, type ContractTerms } from './contract-fit';
import { reachableVersions, type VersionsByPackage } from './sets';

/** Why a set cannot be served. `packages` are the ones that do not fit each other. */
export interface SetProblem {
  /**
   * The broken rule; `absent`: a version is not published, or there is no host; `contract-age`: it would fit if the settings
   * admitted its contract for longer.
   */
  readonly rule:
    | 'absent'
    | 'contract'
    | 'contract-age'
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
    ...shimProblems(release),
    ...lostRoutes.map(({ path, screen }) =>
      problem('route-gap', `${path} leads to screen ${screen}, which ${titleOf(release)} does not have`),
    ),
    ...lostSlots.map(({ slot, widget }) =>
      problem('slot-gap', `${slot} shows widget ${widget}, which ${titleOf(release)} does not have`),
    ),
    ...twice.map(({ path }) => problem('route-collision', `${path} is claimed twice by ${titleOf(release)}`)),
  ];
}

/** Events and intents that two releases beside a host know in different versions. */
function spokenProblems(host: ReleaseDescriptor, first: ReleaseDescriptor, second: ReleaseDescriptor): SetProblem[] {
  return (['events', 'intents'] as const).flatMap((kind) =>
    versionProblems(
      kind === 'events' ? 'event' : 'intent',
      [first, spokenBeside(host, kind, first)],
      [second, spokenBeside(host, kind, second)],
    ),
  );
}

/** Why a host and a section cannot be served together. */
function hostProblems(host: ReleaseDescriptor, remote: ReleaseDescriptor, terms: ContractTerms): SetProblem[] {
  return [
    ...contractProblems(host, remote, terms),
    ...sharedProblems(host, remote),
    ...exportProblems(host, remote),
    ...spokenProblems(host, host, remote),
    ...collisions(host, remote),
  ];
}

/** Why two sections cannot be served together beside any of these hosts. */
function remoteProblems(
  first: ReleaseDescriptor,
  second: ReleaseDescriptor,
  hosts: readonly ReleaseDescriptor[],
): SetProblem[] {
  const spoken = hosts.flatMap((host) => spokenProblems(host, first, second));
  const once = new Map(spoken.map((problem) => [problem.message, problem]));
  return [...once.values(), ...collisions(first, second)];
}

/**
 * Checks versions against each other and caches the result of each release and each pair: checking a thousand merchants
 * costs as much as their distinct pairs. All rules concern one release or two, and every pair of reachable versions
 * meets on some device, so this checks exactly every possible set. Only two sections of different majors of the contract
 * depend on a third, the host whose shim is between them.
 */
export class SetVerifier {
  readonly #descriptorOf: DescriptorSource;
  readonly #terms: ContractTerms;
  readonly #own = new Map<ReleaseDescriptor, readonly SetProblem[]>();
  readonly #pairs = new Map<ReleaseDescriptor, Map<ReleaseDescriptor, readonly SetProblem[]>>();

  /** `terms`: of the settings of the environment, whose sections of an earlier major are otherwise refused. */
  constructor(descriptorOf: DescriptorSource, terms: ContractTerms = {}) {
    this.#descriptorOf = descriptorOf;
    this.#terms = terms;
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
    const hosts = present.find(([release]) => release?.name === 'host-shell');
    if (hosts === undefined)
      return [...problems, { rule: 'absent', packages: ['host-shell'], message: 'there is no host-shell in the set' }];
    for (const [index, releases] of present.entries()) {
      for (const first of releases) {
        problems.push(...this.#ownProblems(first));
        for (const others of present.slice(index + 1))
          for (const second of others) problems.push(...this.#pairProblems(first, second, hosts));
      }
    }
    return problems;
  }

  #ownProblems(release: ReleaseDescriptor): readonly SetProblem[] {
    const known = this.#own.get(release) ?? ownProblems(release);
    this.#own.set(release, known);
    return known;
  }

  #pairProblems(
    first: ReleaseDescriptor,
    second: ReleaseDescriptor,
    hosts: readonly ReleaseDescriptor[],
  ): readonly SetProblem[] {
    const isHost = first.name === 'host-shell';
    if (!isHost && majorOf(first.contract.version) !== majorOf(second.contract.version))
      return remoteProblems(first, second, hosts);
    const row = this.#pairs.get(first) ?? new Map<ReleaseDescriptor, readonly SetProblem[]>();
    this.#pairs.set(first, row);
    const known =
      row.get(second) ??
      (isHost ? hostProblems(first, second, this.#terms) : remoteProblems(first, second, hosts.slice(0, 1)));
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
