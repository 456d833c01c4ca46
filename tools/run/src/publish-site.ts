import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { sourceHash } from 'build-preset/build-inputs';
import { buildPackage } from 'build-preset/build-package';
import { builtOnce } from 'build-preset/built-once';
import { AUTHOR, serveVersions, type Report } from 'emulator/serve-versions';
import { applyEdit } from 'release-cli/change/apply-edit';
import { registerRelease } from 'release-cli/edits/edits';
import { publishDist } from 'release-cli/publish/publish';
import { signRelease } from 'release-cli/trust/statement';
import { sha256Hex } from 'release-cli/store/digest';
import { descriptorKey } from 'release-cli/store/keys';
import type { Store } from 'release-cli/trust/store';
import { releasedPackages } from 'services/section-folders';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { compareVersions } from 'shared-contracts/release/semver';
import { readMap } from 'release-cli/map/read-map';

interface BuiltMark {
  readonly hash: string;
  readonly version: string;
}

function readMark(file: string): BuiltMark | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuiltMark;
  } catch {
    return null;
  }
}

/** What one environment has already, another only needs to hear of. */
async function makeKnown(
  store: Store,
  environment: string,
  name: PackageName,
  version: string,
  descriptor: Uint8Array,
): Promise<void> {
  const sha256 = sha256Hex(descriptor);
  const { map } = await readMap(store, environment);
  if (map.releases[name]?.[version] === sha256) return;
  await signRelease(store, environment, { name, version, sha256, length: descriptor.length });
  await applyEdit({
    store,
    environment,
    author: AUTHOR,
    reason: 'published from the working tree before',
    edit: (current) => registerRelease(current, name, version, sha256),
  });
}

/** Publishes one package from its present sources; nothing is built when they are published already. */
async function publishPackage(
  store: Store,
  home: string,
  environment: string,
  name: PackageName,
  report: Report,
): Promise<string> {
  const folder = path.join(WORKSPACE, name);
  const markFile = path.join(home, 'builds', `${name}.json`);
  const hash = sourceHash(folder);
  const mark = readMark(markFile);
  const published = mark?.hash === hash ? await store.get(descriptorKey(name, mark.version)) : null;
  if (mark !== null && published !== null) {
    await makeKnown(store, environment, name, mark.version, published.bytes);
    return mark.version;
  }
  const started = Date.now();
  const { version: declared } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  // A published version is immutable: edited sources of the same version are a trial build of it.
  const isTaken = (await store.get(descriptorKey(name, declared))) !== null && mark?.hash !== hash;
  const version = isTaken ? `${declared}-dev.${hash.slice(0, 8)}` : declared;
  const built = isTaken ? await buildPackage(folder, { version }) : await builtOnce(folder);
  await publishDist({
    store,
    dist: built.output,
    environments: [environment],
    author: AUTHOR,
    reason: 'built from the working tree',
    // All packages of the tree go together, one after the other; what they are like is the tree's own affair.
    allowed: { gaps: 'all', isAhead: true },
  });
  mkdirSync(path.dirname(markFile), { recursive: true });
  writeFileSync(markFile, JSON.stringify({ hash, version }));
  report(`${name} ${version} built and published in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return version;
}

/**
 * Brings the store up to the working tree: builds and publishes what changed, and serves it by default
 * where no newer version has been promoted meanwhile.
 */
export async function publishSite(store: Store, home: string, environment: string, report: Report): Promise<void> {
  const versions = new Map<PackageName, string>();
  for (const name of releasedPackages(WORKSPACE))
    versions.set(name, await publishPackage(store, home, environment, name, report));
  const { map } = await readMap(store, environment);
  const wanted = [...versions].filter(([name, version]) => {
    const current = map.defaults[name];
    const [declared = version] = version.split('-');
    const isPromoted = current !== undefined && compareVersions(current, declared) > 0;
    return current !== version && !isPromoted;
  });
  if (wanted.length === 0) return;
  const titles = wanted.map(([name, version]) => `${name} ${version}`);
  await serveVersions({ store, environment, versions: wanted, reason: 'served from the working tree' });
  report(`Served to everybody in ${environment}, from the working tree: ${titles.join(', ')}`);
}
