import { PACKAGE_NAMES, type PackageName } from '../remote/remote-names';
import type { ReleaseDescriptor } from './descriptor';
import type { ResolvedSet } from './resolve';
import { satisfies } from './semver';

/** Why a set cannot be served. `packages` are the ones that do not fit each other. */
export interface SetProblem {
  readonly rule: 'absent' | 'contract' | 'event' | 'shared' | 'route-collision' | 'route-gap';
  readonly packages: readonly PackageName[];
  readonly message: string;
}

/** Finds the descriptor of a version. */
export type DescriptorSource = (name: PackageName, version: string) => ReleaseDescriptor | undefined;

type Present = readonly ReleaseDescriptor[];

function contractProblems(host: ReleaseDescriptor, remotes: Present): SetProblem[] {
  return remotes
    .filter((remote) => !satisfies(host.contract.version, remote.contract.range))
    .map((remote) => ({
      rule: 'contract' as const,
      packages: ['host-shell' as const, remote.name],
      message: `${remote.name} ${remote.version} needs contract ${remote.contract.range}, host-shell ${host.version} has ${host.contract.version}`,
    }));
}

function sharedProblems(host: ReleaseDescriptor, remotes: Present): SetProblem[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.requires)
      .filter(([key, range]) => !satisfies(host.provides[key] ?? '', range))
      .map(([key, range]) => ({
        rule: 'shared' as const,
        packages: ['host-shell' as const, remote.name],
        message: `${remote.name} ${remote.version} needs ${key} ${range}, host-shell ${host.version} provides ${host.provides[key] ?? 'none'}`,
      })),
  );
}

function eventProblems(present: Present): SetProblem[] {
  return present.flatMap((first, index) =>
    present.slice(index + 1).flatMap((second) =>
      Object.entries(first.events)
        .filter(([event, version]) => second.events[event] !== undefined && second.events[event] !== version)
        .map(([event, version]) => ({
          rule: 'event' as const,
          packages: [first.name, second.name],
          message: `${event}: ${first.name} ${first.version} speaks version ${version}, ${second.name} ${second.version} version ${second.events[event]}`,
        })),
    ),
  );
}

function routeProblems(host: ReleaseDescriptor, present: Present): SetProblem[] {
  const problems: SetProblem[] = [];
  const owners = new Map<string, PackageName>(host.contributions.routes.map((route) => [route.path, 'host-shell']));
  for (const remote of present.filter((descriptor) => descriptor !== host)) {
    for (const route of remote.contributions.routes) {
      const owner = owners.get(route.path);
      if (owner !== undefined) {
        const message = `${route.path} is claimed by ${owner} and by ${remote.name} ${remote.version}`;
        problems.push({ rule: 'route-collision', packages: [owner, remote.name], message });
      }
      owners.set(route.path, remote.name);
    }
  }
  // A path of the host's own table may lead to a screen its remote does not have yet: the host says so there.
  for (const remote of present.filter((descriptor) => descriptor !== host)) {
    for (const route of remote.contributions.routes.filter((entry) => !Object.hasOwn(remote.screens, entry.screen))) {
      const message = `${route.path} leads to screen ${route.screen}, which ${remote.name} ${remote.version} does not have`;
      problems.push({ rule: 'route-gap', packages: [remote.name], message });
    }
  }
  return problems;
}

/** Whether the packages of a set fit each other; empty when they do. */
export function verifySet(set: ResolvedSet, descriptorOf: DescriptorSource): readonly SetProblem[] {
  const present: ReleaseDescriptor[] = [];
  const problems: SetProblem[] = [];
  for (const name of PACKAGE_NAMES) {
    const entry = set.packages[name];
    if (entry.status !== 'on') continue;
    const descriptor = descriptorOf(name, entry.version);
    if (descriptor === undefined)
      problems.push({ rule: 'absent', packages: [name], message: `${name} ${entry.version} is not published` });
    else present.push(descriptor);
  }
  const host = present.find((descriptor) => descriptor.name === 'host-shell');
  if (host === undefined)
    return [...problems, { rule: 'absent', packages: ['host-shell'], message: 'there is no host-shell in the set' }];
  const remotes = present.filter((descriptor) => descriptor !== host);
  return [
    ...problems,
    ...contractProblems(host, remotes),
    ...sharedProblems(host, remotes),
    ...eventProblems(present),
    ...routeProblems(host, present),
  ];
}
