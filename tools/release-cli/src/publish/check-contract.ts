import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractTerms } from 'shared-contracts/release/contract-fit';
import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { satisfies } from 'shared-contracts/release/semver';
import { SetVerifier, type SetProblem } from 'shared-contracts/release/verify';
import { isPackageName } from 'shared-contracts/remote/remote-names';
import { versionId, versionsNamed, versionsServed, type NamedVersion } from '../map/references';
import { readHistory } from '../map/read-map';
import { UserError, messageOf } from '../text/user-error';
import { dayOf } from '../settings/older-contracts';
import { readSettings } from '../settings/settings';
import { environmentsOf } from '../store/environments';
import { descriptorKey } from '../store/keys';
import { parseStoredJson, readText } from '../store/store';
import type { Store } from '../trust/store';
import { DESCRIPTOR_FILE } from './dist';
import { readInside } from './dist-files';

const HOST = 'host-shell';

/** Where a remote's version is in use. */
export interface Use {
  readonly environment: string;
  /** `kept` only by an earlier revision of the map. */
  readonly state: 'served' | 'previous' | 'kept';
}

/** Whether one published remote would run under the candidate's contract. */
export interface ContractFit extends NamedVersion {
  readonly uses: readonly Use[];
  /** Why it would not, one sentence each; empty when it would. */
  readonly problems: readonly string[];
}

export interface ContractCheck {
  readonly candidate: NamedVersion & { readonly contract: string };
  readonly remotes: readonly ContractFit[];
  /** False when something that is served would not fit. */
  readonly isSafe: boolean;
}

async function readPublished(store: Store, { name, version }: NamedVersion): Promise<ReleaseDescriptor | null> {
  const key = descriptorKey(name, version);
  const found = await readText(store, key);
  return found === null ? null : parseDescriptor(parseStoredJson(found.text, key));
}

async function readFolder(folder: string): Promise<ReleaseDescriptor> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const path = isFolder ? join(folder, DESCRIPTOR_FILE) : folder;
  const text = isFolder ? await readInside(folder, DESCRIPTOR_FILE) : await readFile(path).catch(() => null);
  if (text === null) throw new UserError(`There is no ${path}: name a build's output folder or package@version`);
  try {
    return parseDescriptor(JSON.parse(text.toString('utf8')));
  } catch (error) {
    throw new UserError(`${path} cannot be used: ${messageOf(error)}`);
  }
}

/** The candidate: `mfe-games@1.1.0` of the store, else the output folder of a build. */
export async function readCandidate(store: Store, text: string): Promise<ReleaseDescriptor> {
  const [name, version] = text.split('@');
  if (!isPackageName(name) || version === undefined) return readFolder(text);
  const found = await readPublished(store, { name, version });
  if (found === null) throw new UserError(`${name} ${version} is not published`);
  return found;
}

/** The rules that tell whether a section runs on a host. */
const RULES: readonly SetProblem['rule'][] = ['contract', 'contract-age', 'event', 'shared', 'export'];

/** Why a host could not serve a section, by the terms of each environment that uses it. */
function hostProblems(
  host: ReleaseDescriptor,
  remote: ReleaseDescriptor,
  terms: readonly ContractTerms[],
): readonly string[] {
  const both = [host, remote];
  const problems = terms.flatMap((one) =>
    new SetVerifier((name) => both.find((release) => release.name === name), one).verify({
      [HOST]: [host.version],
      [remote.name]: [remote.version],
    }),
  );
  const found = problems.filter(({ rule, packages }) => packages.length === 2 && RULES.includes(rule));
  return [...new Set(found.map(({ message }) => message))];
}

/** Why a remote would not run on a host of the contract that a candidate brings. */
function remoteProblems(candidate: ReleaseDescriptor, remote: ReleaseDescriptor): readonly string[] {
  // A remote brings the contract it was built with; a host of that contract would offer just this.
  const title = `${remote.name} ${remote.version}`;
  const { version } = candidate.contract;
  const range = satisfies(version, remote.contract.range)
    ? []
    : [`${title} needs contract ${remote.contract.range}, the candidate has ${version}`];
  const events = Object.entries(candidate.events)
    .filter(([event, form]) => remote.events[event] !== undefined && remote.events[event] !== form)
    .map(([event, form]) => `${event}: ${title} speaks version ${remote.events[event]}, the candidate version ${form}`);
  return [...range, ...events];
}

/** Every version of a remote that some map serves, keeps as a way back or, if asked, kept earlier. */
async function remotesInUse(
  store: Store,
  includesRevisions: boolean,
): Promise<ReadonlyMap<string, NamedVersion & { readonly uses: readonly Use[] }>> {
  const found = new Map<string, NamedVersion & { uses: Use[] }>();
  const add = (entry: NamedVersion, use: Use): void => {
    if (entry.name === HOST) return;
    const known = found.get(versionId(entry)) ?? { ...entry, uses: [] };
    if (!known.uses.some((other) => other.environment === use.environment)) known.uses.push(use);
    found.set(versionId(entry), known);
  };
  for (const environment of await environmentsOf(store)) {
    const states = await readHistory(store, environment);
    const present = states.at(-1);
    if (present === undefined) continue;
    for (const entry of versionsServed(present)) add(entry, { environment, state: 'served' });
    for (const entry of versionsNamed(present)) add(entry, { environment, state: 'previous' });
    if (!includesRevisions) continue;
    for (const state of states.slice(0, -1))
      for (const entry of versionsNamed(state)) add(entry, { environment, state: 'kept' });
  }
  return found;
}

/** The terms of every environment, for who would be given a host today. */
async function termsByEnvironment(store: Store): Promise<ReadonlyMap<string, ContractTerms>> {
  const today = dayOf(new Date());
  const terms = (await environmentsOf(store)).map(async (environment) => {
    const olderContracts = (await readSettings(store, environment))?.settings.olderContracts;
    return [environment, { olderContracts, today }] as const;
  });
  return new Map(await Promise.all(terms));
}

/** Holds every published remote in use against a candidate's contract: what would fit, what not, and why. */
export async function checkContract(
  store: Store,
  candidate: ReleaseDescriptor,
  includesRevisions = false,
): Promise<ContractCheck> {
  const used = await remotesInUse(store, includesRevisions);
  const terms = await termsByEnvironment(store);
  const problemsOf = (remote: ReleaseDescriptor, uses: readonly Use[]): readonly string[] =>
    candidate.name === HOST
      ? hostProblems(
          candidate,
          remote,
          uses.map(({ environment }) => terms.get(environment) ?? {}),
        )
      : remoteProblems(candidate, remote);
  const remotes = await Promise.all(
    [...used.values()].map(async ({ name, version, uses }): Promise<ContractFit[]> => {
      const remote = await readPublished(store, { name, version });
      const isGone = remote === null && uses.every((use) => use.state === 'kept');
      if (isGone) return [];
      const problems = remote === null ? [`${name} ${version} is not in the store`] : problemsOf(remote, uses);
      return [{ name, version, uses, problems }];
    }),
  );
  const fits = remotes.flat().toSorted((first, second) => versionId(first).localeCompare(versionId(second)));
  const isServed = ({ uses }: ContractFit): boolean => uses.some((use) => use.state === 'served');
  return {
    candidate: { name: candidate.name, version: candidate.version, contract: candidate.contract.version },
    remotes: fits,
    isSafe: !fits.some((fit) => isServed(fit) && fit.problems.length > 0),
  };
}
