import type { PackageName } from '../../packages/remote-names';
import type { ReleaseDescriptor } from '../documents/descriptor';
import { compareVersions, parseVersion, satisfies } from '../documents/semver';
import { shimFor } from './shims';

/** The earlier majors of the contract whose sections an environment admits, by major. */
export type OlderContracts = Readonly<
  Record<
    string,
    {
      /** The last day in UTC on which a version of such a section may come into service: `2027-03-31`. */
      readonly until: string;
    }
  >
>;

/** What decides about sections of an earlier major of the contract, besides their host. */
export interface ContractTerms {
  /** None are admitted if missing. */
  readonly olderContracts?: OlderContracts | undefined;
  /** The present day in UTC, as `2027-03-31`; without it the days of the settings are not compared. */
  readonly today?: string | undefined;
}

/** Why a host cannot serve a section by its contract. */
export interface ContractProblem {
  /** `contract-age`: it could if the settings admitted the section's contract for longer. */
  readonly rule: 'contract' | 'contract-age';
  /** The host, and the section if it is about one. */
  readonly packages: readonly PackageName[];
  /** A sentence in English for operators, with the versions. */
  readonly message: string;
}

/** A release by its name and version. */
export function titleOf({ name, version }: ReleaseDescriptor): string {
  return `${name} ${version}`;
}

/** The major of a version as releases and settings name it; empty for a text that is no version. */
export function majorOf(version: string): string {
  return String(parseVersion(version)?.major ?? '');
}

/** How a section comes to fit a host: a newer one waits for its host, an older one is built again. */
function remedyFor(host: ReleaseDescriptor, remote: ReleaseDescriptor): string {
  const [theirs, ours] = [host.contract.version, remote.contract.version];
  const rebuilt = `build ${remote.name} with contract ${theirs}`;
  return compareVersions(ours, theirs) > 0 ? `serve a host of contract ${ours} or later, or ${rebuilt}` : rebuilt;
}

/**
 * Why a host cannot serve a section by its contract; empty when it can: the section was built for it, or the host has a shim
 * and the environment still admits the section's major.
 */
export function contractProblems(
  host: ReleaseDescriptor,
  remote: ReleaseDescriptor,
  { olderContracts = {}, today }: ContractTerms,
): ContractProblem[] {
  const { range } = remote.contract;
  if (satisfies(host.contract.version, range)) return [];
  const problem = (rule: ContractProblem['rule'], message: string): ContractProblem[] => [
    { rule, packages: [host.name, remote.name], message },
  ];
  const misfit = `${titleOf(remote)} needs contract ${range}, ${titleOf(host)} has ${host.contract.version}`;
  const remedy = remedyFor(host, remote);
  if (shimFor(host.shims, range) === undefined) return problem('contract', `${misfit}: ${remedy}`);
  const major = majorOf(remote.contract.version);
  const field = `olderContracts.${major}.until`;
  const until = olderContracts[major]?.until;
  if (until === undefined)
    return problem(
      'contract',
      `${misfit}: ${remedy}, or name the day until which its shim may serve it in ${field} of the settings`,
    );
  if (today === undefined || today <= until) return [];
  return problem(
    'contract-age',
    `${misfit}, and its shim may serve it until ${until}: ${remedy}, or name a later day in ${field} of the settings`,
  );
}

/** Shims that provide no earlier major of the contract than the host's own. */
export function shimProblems(host: ReleaseDescriptor): ContractProblem[] {
  const own = parseVersion(host.contract.version)?.major ?? 0;
  return Object.keys(host.shims ?? {})
    .filter((contract) => Number(majorOf(contract)) >= own)
    .map((contract) => ({
      rule: 'contract' as const,
      packages: [host.name],
      message: `${titleOf(host)} has a shim for contract ${contract}: a shim is for an earlier major than ${own}`,
    }));
}

/**
 * Versions of a section's events or intents as packages beside it meet them: without those that its host's shim translates.
 */
export function spokenBeside(
  host: ReleaseDescriptor,
  kind: 'events' | 'intents',
  release: ReleaseDescriptor,
): Readonly<Record<string, number>> {
  const versions = release[kind] ?? {};
  const shim = shimFor(host.shims, release.contract.range);
  if (shim === undefined) return versions;
  return Object.fromEntries(Object.entries(versions).filter(([name, version]) => shim[kind][name] !== version));
}
