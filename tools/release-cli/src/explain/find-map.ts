import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { compareVersions } from 'shared-contracts/release/semver';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { readMapList, readSourceMap } from '../source-maps/map-list';
import { sha256Hex } from '../store/digest';
import { descriptorPrefix } from '../store/keys';
import { parseStoredJson, type ObjectStore } from '../store/store';
import { openMap } from './read-position';

/** A version that has a file, with the map that its build made of it. */
export interface FileOwner {
  readonly version: string;
  /** Hash of the map; null where none was kept. */
  readonly map: string | null;
}

type OpenMap = ReturnType<typeof openMap>;

/** Releases of a store and their source maps, each read once for all frames of a stack. */
export class KnownReleases {
  readonly #releases = new Map<PackageName, Promise<readonly { release: ReleaseDescriptor; sha256: string }[]>>();

  readonly #owners = new Map<string, Promise<readonly FileOwner[]>>();
  readonly #maps = new Map<string, Promise<OpenMap | null>>();

  constructor(private readonly store: ObjectStore) {}

  /** A map by its hash; null where it is gone. Throws where it is not what was published. */
  mapOf(sha256: string): Promise<OpenMap | null> {
    const known = this.#maps.get(sha256) ?? this.#openMap(sha256);
    this.#maps.set(sha256, known);
    return known;
  }

  /** The versions of a package that have a file, newest first; none where no version that is kept has it. */
  ownersOf(name: PackageName, file: string): Promise<readonly FileOwner[]> {
    const key = `${name}/${file}`;
    const known = this.#owners.get(key) ?? this.#findOwners(name, file);
    this.#owners.set(key, known);
    return known;
  }

  async #openMap(sha256: string): Promise<OpenMap | null> {
    const text = await readSourceMap(this.store, sha256);
    return text === null ? null : openMap(text);
  }

  async #findOwners(name: PackageName, file: string): Promise<readonly FileOwner[]> {
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
