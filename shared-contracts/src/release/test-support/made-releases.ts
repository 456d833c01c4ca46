import { packageEntries, type ByPackage, type PackageName } from '../../packages/remote-names';
import type { ReleaseDescriptor } from '../documents/descriptor';
import type { VersionsByPackage } from '../sets/sets';
import { SetVerifier } from '../sets/verify';

const files = { scripts: [], styles: [], shared: [] };

/** The descriptor of a made-up release with nothing in it but what is given. */
export function madeRelease(
  name: PackageName,
  version: string,
  change: Partial<ReleaseDescriptor> = {},
): ReleaseDescriptor {
  return {
    schema: 1,
    name,
    version,
    commit: 'c0ffee',
    builtAt: '2026-01-01T00:00:00Z',
    contract: { version: '1.0.0', range: '^1.0.0' },
    events: {},
    provides: {},
    requires: {},
    entry: 'entry.js',
    start: files,
    screens: { main: files },
    widgets: {},
    locales: { CN: files, EN: files, ID: files, TY: files },
    sharedChunks: {},
    contributions: { routes: [], slots: [], intents: [] },
    inlineStyles: [],
    files: [],
    ...change,
  };
}

/** What made-up versions of one package differ in: `{ '2.0.0': { events: … } }`. */
export type MadeVersions = Readonly<Record<string, Partial<ReleaseDescriptor>>>;

/** Made-up releases as published ones are known. */
export interface MadeReleases {
  readonly catalogue: VersionsByPackage;
  readonly verifier: SetVerifier;
}

/** Made-up published releases, and a verifier that knows them. */
export function madeReleases(packages: ByPackage<MadeVersions>): MadeReleases {
  const all = packageEntries(packages).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, change]) => madeRelease(name, version, change)),
  );
  const catalogue = Object.fromEntries(
    packageEntries(packages).map(([name, versions]) => [name, Object.keys(versions)]),
  );
  const descriptorOf = (name: PackageName, version: string): ReleaseDescriptor | undefined =>
    all.find((one) => one.name === name && one.version === version);
  return { catalogue, verifier: new SetVerifier(descriptorOf) };
}

/** A release of another major version of the contract. */
export function onContract(major: number): Partial<ReleaseDescriptor> {
  return { contract: { version: `${major}.0.0`, range: `^${major}.0.0` } };
}

/** A release that speaks one event in this version. */
export function speaking(version: number): Partial<ReleaseDescriptor> {
  return { events: { 'wallet.changed': version } };
}
