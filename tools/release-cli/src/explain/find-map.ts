import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { compareVersions } from 'shared-contracts/release/semver';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { readMapList } from '../source-maps/map-list';
import { sha256Hex } from '../store/digest';
import { descriptorPrefix } from '../store/keys';
import { parseStoredJson, type ObjectStore } from '../store/store';

/** A version that has a file, with the map that its build made of it. */
export interface FileOwner {
  readonly version: string;
  /** Hash of the map; null where none was kept. */
  readonly map: string | null;
}

/** The versions of a package in a store, each read once. */
export class KnownReleases {
  readonly #releases = new Map<PackageName, Promise<readonly { release: ReleaseDescriptor; sha256: string }[]>>();

  constructor(private readonly store: ObjectStore) {}

  /** The versions of a package that have a file, newest first; none where no version that is kept has it. */
  async ownersOf(name: PackageName, file: string): Promise<readonly FileOwner[]> {
    const releases = await this.#of(name);
    const owners = releases.filter(({ release }) => release.files.some((entry) => entry.name === file));
    return Promise.all(
      owners.map(async ({ release: { version }, sha256 }) => {
        const { list } = await readMapList(this.store, { name, version });
        return { version, map: list?.release === sha256 ? (list.maps[file] ?? null) : null };
      }),
    );
  }

  #of(name: PackageName): Promise<readonly { release: ReleaseDescriptor; sha256: string }[]> {
    const known = this.#releases.get(name) ?? this.#read(name);
    this.#releases.set(name, known);
    return known;
  }

  async #read(name: PackageName): Promise<readonly { release: ReleaseDescriptor; sha256: string }[]> {
    const keys = await this.store.list(descriptorPrefix(name));
    const found = await Promise.all(
      keys.map(async (key) => {
        const stored = await this.store.get(key);
        if (stored === null) return [];
        const release = parseDescriptor(parseStoredJson(new TextDecoder().decode(stored.bytes), key));
        return [{ release, sha256: sha256Hex(stored.bytes) }];
      }),
    );
    return found.flat().toSorted((first, second) => compareVersions(second.release.version, first.release.version));
  }
}
