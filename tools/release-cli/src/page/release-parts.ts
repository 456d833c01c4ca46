import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { bootReleases } from './boot';
import { importMap, scriptHashes } from './import-map';
import { scriptJson } from './markup';

/** What of a page follows from its releases alone: the same for every merchant that is given the same. */
export interface ReleaseParts {
  /** The text of the import map. */
  readonly imports: string;
  readonly releases: BootDocument['releases'];
  readonly scriptIntegrity: Readonly<Record<string, string>>;
}

/** Gives the parts of releases whose files lie under a prefix. */
export type ReleasePartsSource = (releases: readonly ReleaseDescriptor[], assetsBase: string) => ReleaseParts;

export const releaseParts: ReleasePartsSource = (releases, assetsBase) => ({
  imports: scriptJson(importMap(releases, assetsBase)),
  releases: bootReleases(releases),
  scriptIntegrity: scriptHashes(releases, assetsBase),
});

/** The same, made once for each set of releases: a thousand merchants with the same cost as much as one. */
export function rememberedParts(): ReleasePartsSource {
  const known = new Map<string, ReleaseParts>();
  return (releases, assetsBase) => {
    const id = [assetsBase, ...releases.map(({ name, version }) => `${name}@${version}`)].join(' ');
    const parts = known.get(id) ?? releaseParts(releases, assetsBase);
    known.set(id, parts);
    return parts;
  };
}
