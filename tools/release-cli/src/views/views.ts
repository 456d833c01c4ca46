import type { BootDocument } from 'shared-contracts/release/boot-document';
import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { resolveView, type MapView, type PackageView } from 'shared-contracts/release/resolve';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import {
  EXPOSED_MODULE,
  PACKAGE_NAMES,
  REMOTE_NAMES,
  type PackageName,
  type RemoteName,
} from 'shared-contracts/remote/remote-names';
import { sharesOf } from '../map/preview';
import { Refusal } from '../refusal';

/** What a view is made of: one merchant's part of the map and the releases it names. */
export interface ViewSource {
  readonly view: MapView;
  readonly descriptorOf: DescriptorSource;
  /** Prefix of the packages' files, with its slash. */
  readonly assetsBase: string;
}

/** One version of a micro front end in a Frontend Discovery document. */
export interface DiscoveryElement {
  readonly url: string;
  readonly fallbackUrl: string;
  readonly metadata: { readonly integrity: string; readonly version: string };
  readonly extras: Readonly<Record<string, unknown>>;
  /** Absent where the choice is made already. */
  readonly deployment?: { readonly traffic: number; readonly default: boolean };
}

export interface DiscoveryDocument {
  readonly schema: string;
  readonly microFrontends: Readonly<Record<string, readonly DiscoveryElement[]>>;
}

export interface ImportMapView {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/** The version of the schema that the document follows. */
const DISCOVERY_SCHEMA = 'v1-pre';

function releaseOf({ descriptorOf }: ViewSource, name: PackageName, version: string): ReleaseDescriptor {
  const release = descriptorOf(name, version);
  if (release === undefined) throw new Refusal(`${name} ${version} is not published`);
  return release;
}

function addressOf({ assetsBase }: ViewSource, release: ReleaseDescriptor): string {
  return `${assetsBase}${release.name}/${release.entry}`;
}

function integrityOfEntry(release: ReleaseDescriptor): string {
  const integrity = release.files.find((file) => file.name === release.entry)?.integrity;
  if (integrity === undefined) throw new Refusal(`${release.name} ${release.version} has no hash of its entry`);
  return integrity;
}

/** Percent by version, the default first, then rollouts in their order; without those that nobody gets. */
function trafficOf(view: MapView, name: RemoteName, entry: PackageView): ReadonlyMap<string, number> {
  const traffic = new Map(
    [entry.version, ...entry.rollouts.map(({ version }) => version)].map((version) => [version, 0]),
  );
  for (const { version, percent } of sharesOf(view, name)) traffic.set(version, (traffic.get(version) ?? 0) + percent);
  return new Map([...traffic].filter(([version, percent]) => percent > 0 || version === entry.version));
}

function extrasOf(source: ViewSource, release: ReleaseDescriptor): DiscoveryElement['extras'] {
  const { environment, merchant, revision, packages } = source.view;
  const host = packages['host-shell'];
  return {
    environment,
    merchant,
    revision,
    moduleFederation: { name: release.name, type: 'module', exposes: [EXPOSED_MODULE] },
    contract: release.contract,
    requires: release.requires,
    routes: release.contributions.routes.map((route) => route.path),
    ...(host === undefined
      ? {}
      : { host: [...new Set([host.version, ...host.rollouts.map((rollout) => rollout.version)])] }),
  };
}

function elementOf(
  source: ViewSource,
  name: RemoteName,
  version: string,
  deployment: DiscoveryElement['deployment'],
): DiscoveryElement {
  const release = releaseOf(source, name, version);
  const url = addressOf(source, release);
  return {
    url,
    fallbackUrl: `${url}${RETRY_MARK}`,
    metadata: { integrity: integrityOfEntry(release), version },
    extras: extrasOf(source, release),
    ...(deployment === undefined ? {} : { deployment }),
  };
}

/**
 * One merchant's remotes after the Frontend Discovery schema: every version with its exact share, or for one
 * device only its own. A section that is off is left out; the host is no micro front end and stands in extras.
 */
export function discoveryView(source: ViewSource, bucket?: number): DiscoveryDocument {
  const microFrontends: Record<string, readonly DiscoveryElement[]> = {};
  const chosen = bucket === undefined ? undefined : resolveView(source.view, bucket).packages;
  for (const name of REMOTE_NAMES) {
    const entry = source.view.packages[name];
    if (entry === undefined || entry.off !== undefined) continue;
    const own = chosen?.[name];
    microFrontends[name] =
      own?.status === 'on'
        ? [elementOf(source, name, own.version, undefined)]
        : [...trafficOf(source.view, name, entry)].map(([version, traffic]) =>
            elementOf(source, name, version, { traffic, default: version === entry.version }),
          );
  }
  return { schema: DISCOVERY_SCHEMA, microFrontends };
}

/** Without a bucket: what a device gets that no partial rollout reaches. */
function withoutPartialRollouts(view: MapView): MapView {
  const packages = Object.fromEntries(
    Object.entries(view.packages).map(([name, entry]) => [
      name,
      { ...entry, rollouts: entry.rollouts.filter((rollout) => rollout.below >= BUCKET_COUNT) },
    ]),
  );
  return { ...view, packages };
}

function chosenReleases(source: ViewSource, bucket: number | undefined): readonly ReleaseDescriptor[] {
  const view = bucket === undefined ? withoutPartialRollouts(source.view) : source.view;
  const { packages } = resolveView(view, bucket ?? 0);
  return PACKAGE_NAMES.flatMap((name) => {
    const entry = packages[name];
    return entry.status === 'on' ? [releaseOf(source, name, entry.version)] : [];
  });
}

/** One version of each package as an import map with the hashes of the entries. */
export function importMapView(source: ViewSource, bucket?: number): ImportMapView {
  const releases = chosenReleases(source, bucket);
  return {
    imports: Object.fromEntries(releases.map((release) => [release.name, addressOf(source, release)])),
    integrity: Object.fromEntries(releases.map((release) => [addressOf(source, release), integrityOfEntry(release)])),
  };
}

/** One version of each package as a list of entries by name. */
export function flatView(source: ViewSource, bucket?: number): Readonly<Record<string, string>> {
  return importMapView(source, bucket).imports;
}

/** The forms a view can take. */
export const VIEW_FORMATS = ['boot', 'frontend-discovery', 'import-map', 'flat'] as const;
export type ViewFormat = (typeof VIEW_FORMATS)[number];

/** One merchant's view in a form. */
export function viewDocument(
  source: ViewSource,
  boot: BootDocument,
  format: ViewFormat,
  bucket?: number,
): BootDocument | DiscoveryDocument | ImportMapView | Readonly<Record<string, string>> {
  switch (format) {
    case 'boot':
      return boot;
    case 'frontend-discovery':
      return discoveryView(source, bucket);
    case 'import-map':
      return importMapView(source, bucket);
    case 'flat':
      return flatView(source, bucket);
  }
}
