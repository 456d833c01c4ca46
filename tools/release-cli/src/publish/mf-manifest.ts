import type { Manifest, StatsAssets } from '@module-federation/sdk';
import type { FilesNeeded, ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { EXPOSED_MODULE } from 'shared-contracts/remote/remote-names';
import { sha256Hex } from '../store/digest';
import { fileKey, type ReleaseId } from '../store/keys';
import { jsonBytes, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';

/** Where a release's manifest is kept: beside its files, so that the runtime finds them relative to it. */
export function mfManifestKey({ name, version }: ReleaseId): string {
  return fileKey(name, `mf-manifest.${version}.json`);
}

const NO_ASSETS: StatsAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

function listed(groups: readonly FilesNeeded[], kind: 'scripts' | 'styles', without: readonly string[]): string[] {
  return [...new Set(groups.flatMap((files) => files[kind]))].filter((file) => !without.includes(file));
}

function assetsOf({ start, screens, widgets }: ReleaseDescriptor): StatsAssets {
  const later = [...Object.values(screens), ...Object.values(widgets)];
  return {
    js: { sync: start.scripts, async: listed(later, 'scripts', start.scripts) },
    css: { sync: start.styles, async: listed(later, 'styles', start.styles) },
  };
}

/** A section is a container that exposes one module; the host is none, and provides what is shared. */
function isContainer({ name }: ReleaseDescriptor): boolean {
  return name !== 'host-shell';
}

/**
 * What a release is, in the form of the Module Federation runtime: any host that uses the runtime, and its developer
 * tools, can load a section by the address of this document. Pages of this site never fetch it: they know it all.
 */
export function mfManifest(release: ReleaseDescriptor): Manifest {
  const { name, version, provides, requires } = release;
  const shared = isContainer(release)
    ? Object.entries(requires).map(([key, range]) => ({ key, version: '', requiredVersion: range }))
    : Object.entries(provides).map(([key, exact]) => ({ key, version: exact, requiredVersion: exact }));
  const exposed = EXPOSED_MODULE.replace('./', '');
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: isContainer(release) ? release.entry : '', path: '', type: 'module' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      publicPath: 'auto',
    },
    shared: shared.map(({ key, ...versions }) => ({
      id: `${name}:${key}`,
      name: key,
      singleton: true,
      hash: '',
      assets: NO_ASSETS,
      ...versions,
    })),
    remotes: [],
    exposes: isContainer(release)
      ? [{ id: `${name}:${exposed}`, name: exposed, path: EXPOSED_MODULE, assets: assetsOf(release) }]
      : [],
  };
}

/**
 * Stores a release's manifest. The descriptor decides: what a removed release of the same version, or an older program,
 * has left under its name is replaced.
 */
export async function storeMfManifest(store: Store, release: ReleaseDescriptor): Promise<void> {
  const key = mfManifestKey(release);
  const bytes = jsonBytes(mfManifest(release));
  const stored = await store.get(key);
  if (stored !== null && sha256Hex(stored.bytes) === sha256Hex(bytes)) return;
  try {
    await store.replace(key, bytes, stored?.etag ?? null);
  } catch (error) {
    // Another publish of the same release wrote it at the same time.
    if (!(error instanceof StoreConflict)) throw error;
  }
}
