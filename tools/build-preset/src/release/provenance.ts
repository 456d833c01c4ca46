import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs, isBuildInput, sourceHash } from '../workspace/build-inputs';
import { checkoutOf } from '../workspace/checkout';
import type { BuildMode } from '../options/common-config';
import { PRESET, readPackage, type PackageInfo } from '../workspace/package-info';

/** The provenance's file in a build's output: beside the release, never part of it. */
export const PROVENANCE_FILE = 'provenance.json';

/** Changed files that are named; of more, the number tells. */
const NAMED_CHANGES = 20;

/** What of the sources has a name: all of them by their hash, and each checkout by its commit where git knows it. */
function resolvedDependencies(folder: string): readonly object[] {
  const checkouts = buildInputs(folder).flatMap(({ name, root, places, files }) => {
    const checkout = checkoutOf(root, { places, files, counts: isBuildInput });
    if (checkout === null) return [];
    const { commit, committedAt, changed } = checkout;
    const annotations = {
      committedAt,
      isClean: changed.length === 0,
      changedFiles: changed.length,
      changed: changed.slice(0, NAMED_CHANGES),
    };
    return [{ name, digest: { gitCommit: commit }, annotations }];
  });
  return [{ name: 'sources', digest: { sha256: sourceHash(folder) } }, ...checkouts];
}

/** What a build was made from and when, as an in-toto statement with SLSA provenance 1.0 about its descriptor. */
export function provenanceOf(info: PackageInfo, mode: BuildMode, descriptor: string): object {
  const { name, version } = readPackage(PRESET);
  const builder = `pkg:npm/${name}@${version}`;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      {
        name: `${info.name}@${info.version}`,
        digest: { sha256: createHash('sha256').update(descriptor).digest('hex') },
      },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${builder}#package`,
        externalParameters: { package: info.name, version: info.version, mode },
        internalParameters: { node: process.versions.node },
        resolvedDependencies: resolvedDependencies(info.folder),
      },
      runDetails: { builder: { id: builder }, metadata: { finishedOn: new Date().toISOString() } },
    },
  };
}

/** Writes what a build was made from beside its files. */
export function writeProvenance(output: string, info: PackageInfo, mode: BuildMode, descriptor: string): void {
  const statement = provenanceOf(info, mode, descriptor);
  writeFileSync(path.join(output, PROVENANCE_FILE), `${JSON.stringify(statement, null, 2)}\n`);
}
