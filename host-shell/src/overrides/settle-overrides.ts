import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import { previewHash } from 'shared-contracts/release/preview';
import { packageOf, OVERRIDE_OFF, type MapView, type ResolvedSet } from 'shared-contracts/release/resolve';
import { servesContract } from 'shared-contracts/release/shims';
import { packagesIn, type ByPackage, type PackageName } from 'shared-contracts/remote/remote-names';
import type { OverrideFault } from './override-fault';
import type { AskedOverrides } from './override-keys';
import { parseOverrideValue } from './override-value';
import type { ServedRelease } from './served-release';
import type { SettledOverrides } from './settled-overrides';

/** What settling asks of the world. */
export interface SettleTools {
  readonly fetchRelease: (name: PackageName, base: string, manifest?: string) => Promise<ServedRelease>;
  /** A build that no map names, from among the files of the site. */
  readonly fetchPreview: (
    name: PackageName,
    base: string,
    preview: { readonly version: string; readonly hash: string },
  ) => Promise<ServedRelease>;
  /** What the device gets with these overrides. */
  readonly resolve: (view: MapView, overrides: SettledOverrides['overrides']) => ResolvedSet;
}

type Settled =
  | { readonly name: PackageName; readonly version: string; readonly release?: BootRelease }
  | { readonly fault: OverrideFault };

async function settleOne(
  boot: BootDocument,
  name: PackageName,
  asked: string,
  { fetchRelease, fetchPreview }: SettleTools,
): Promise<Settled> {
  const value = parseOverrideValue(asked, boot.overrideOrigins);
  if (value.kind === 'refused') return { fault: { name, asked, problem: value.problem } };
  if (boot.view.packages[name] === undefined) return { fault: { name, asked, problem: 'not on this site' } };
  if (value.kind === 'off')
    return name === 'host-shell'
      ? { fault: { name, asked, problem: 'cannot be off' } }
      : { name, version: OVERRIDE_OFF };
  if (value.kind === 'version') {
    const { version } = value;
    if (boot.releases[name]?.[version] !== undefined) return { name, version };
    const hash = previewHash(version);
    if (hash === null) return { fault: { name, asked, problem: 'not published' } };
    return settled(name, asked, await fetchPreview(name, `${boot.assetsBase}${name}/`, { version, hash }));
  }
  return settled(name, asked, await fetchRelease(name, value.base, value.manifest));
}

function settled(name: PackageName, asked: string, found: ServedRelease): Settled {
  if (found.status === 'found') return { name, version: found.version, release: found.release };
  const { problem, detail } = found;
  return { fault: { name, asked, problem, ...(detail === undefined ? {} : { detail }) } };
}

function releaseIn(
  boot: BootDocument,
  staging: SettledOverrides,
  set: ResolvedSet,
  name: PackageName,
): BootRelease | undefined {
  const entry = packageOf(set, name);
  if (entry.status !== 'on') return undefined;
  return staging.releases[name]?.[entry.version] ?? boot.releases[name]?.[entry.version];
}

/** The overridden package that does not fit the others, and what it wanted; null when all fit. */
function misfit(
  boot: BootDocument,
  staging: SettledOverrides,
  resolve: SettleTools['resolve'],
): { readonly name: PackageName; readonly detail: string } | null {
  const set = resolve(boot.view as MapView, staging.overrides);
  const host = releaseIn(boot, staging, set, 'host-shell');
  if (host === undefined) return null;
  for (const name of packagesIn(set.packages)) {
    const release = name === 'host-shell' ? undefined : releaseIn(boot, staging, set, name);
    if (release === undefined || servesContract(host, release.contract.range)) continue;
    const detail = `${name} takes ${release.contract.range}, the host has ${host.contract.version}`;
    // Blames the override: the section's own, or the host's for a section without one.
    const culprit = staging.overrides[name] === undefined ? 'host-shell' : name;
    if (staging.overrides[culprit] !== undefined) return { name: culprit, detail };
  }
  return null;
}

function without<Value>(table: ByPackage<Value>, name: PackageName): Partial<Record<PackageName, Value>> {
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== name));
}

/**
 * Decides which of the overrides asked for are honoured on this page: each one by itself, then all of them
 * together by their contract. One that is not honoured names itself and leaves the others alone.
 */
export async function settleOverrides(
  boot: BootDocument,
  { asked, disabled, unknown = [] }: AskedOverrides,
  tools: SettleTools,
): Promise<SettledOverrides> {
  if (!boot.allowsOverrides) return { overrides: {}, releases: {}, faults: [] };
  const names = packagesIn(asked).filter((name) => !disabled.includes(name));
  const each = await Promise.all(names.map((name) => settleOne(boot, name, asked[name] ?? '', tools)));
  const overrides: Partial<Record<PackageName, string>> = {};
  const releases: Partial<Record<PackageName, Record<string, BootRelease>>> = {};
  const faults: OverrideFault[] = unknown.map((name) => ({ asked: name, problem: 'no package' }));
  for (const entry of each) {
    if ('fault' in entry) faults.push(entry.fault);
    else {
      overrides[entry.name] = entry.version;
      if (entry.release !== undefined) releases[entry.name] = { [entry.version]: entry.release };
    }
  }
  let staging: SettledOverrides = { overrides, releases, faults };
  for (let found = misfit(boot, staging, tools.resolve); found; found = misfit(boot, staging, tools.resolve)) {
    const { name, detail } = found;
    const fault: OverrideFault = { name, asked: asked[name] ?? '', problem: 'contract does not fit', detail };
    staging = {
      overrides: without(staging.overrides, name),
      releases: without(staging.releases, name),
      faults: [...staging.faults, fault],
    };
  }
  return staging;
}
