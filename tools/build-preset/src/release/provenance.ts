import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BundlerName } from '../bundlers/bundler';
import { buildInputs, isBuildInput, sourceHash } from '../workspace/build-inputs';
import { checkoutOf } from '../workspace/checkout';
import type { BuildMode } from '../options/common-config';
import { LOCKFILES, PRESET, readPackage, repositoryOf, type PackageInfo } from '../workspace/package-info';
import { isBill } from './bill-of-materials';

/** The provenance's file in a build's output: beside the release, never part of it. */
export const PROVENANCE_FILE = 'provenance.json';

/** Changed files that are named; of more, the number tells. */
const NAMED_CHANGES = 20;

/** A finished build that a provenance speaks of. */
export interface ProvenSubject {
  readonly info: PackageInfo;
  readonly mode: BuildMode;
  readonly bundler: BundlerName;
  /** The descriptor as it is written. */
  readonly text: string;
  /** Its files, each with its hash as browsers read it: `sha256-` and base64. */
  readonly files: readonly { readonly name: string; readonly integrity: string }[];
}

interface Digested {
  readonly name: string;
  readonly digest: { readonly sha256: string };
}

function sha256(content: string | Uint8Array): Digested['digest'] {
  return { sha256: createHash('sha256').update(content).digest('hex') };
}

/** Where a repository is, as the package.json of its root states it; nothing where it does not say. */
function repositoryUri(root: string): { readonly uri?: string } {
  const manifest = path.join(root, 'package.json');
  if (!existsSync(manifest)) return {};
  const { repository } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly repository?: string | { readonly url?: string };
  };
  const uri = typeof repository === 'string' ? repository : repository?.url;
  return uri === undefined ? {} : { uri };
}

/** The lockfiles of a package's repository, which say the versions of everything that is installed. */
function lockfiles(folder: string): readonly Digested[] {
  const root = repositoryOf(folder);
  return LOCKFILES.filter((file) => existsSync(path.join(root, file))).map((file) => ({
    name: file,
    digest: sha256(readFileSync(path.join(root, file))),
  }));
}

/** What of the sources has a name: all of them by their hash, and each checkout by its commit where git knows it. */
function resolvedDependencies(folder: string): readonly object[] {
  const checkouts = buildInputs(folder).flatMap(({ name, root, places, files }) => {
    const checkout = checkoutOf(root, { places, files, counts: isBuildInput });
    if (checkout === null) return [];
    const { commit, changed } = checkout;
    const annotations = {
      isClean: changed.length === 0,
      changedFiles: changed.length,
      changed: changed.slice(0, NAMED_CHANGES),
    };
    return [{ name, ...repositoryUri(root), digest: { gitCommit: commit }, annotations }];
  });
  return [{ name: 'sources', digest: { sha256: sourceHash(folder) } }, ...checkouts, ...lockfiles(folder)];
}

/** What a build was made from and when, as an in-toto statement with SLSA provenance 1.0 about its descriptor and files. */
export function provenanceOf({ info, mode, bundler, text, files }: ProvenSubject): object {
  const { name, version } = readPackage(PRESET);
  const builder = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const subjects = files.map((file): Digested => {
    const hash = Buffer.from(file.integrity.slice('sha256-'.length), 'base64');
    return { name: file.name, digest: { sha256: hash.toString('hex') } };
  });
  const bills = subjects.filter((subject) => isBill(subject.name));
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `${info.name}@${info.version}`, digest: sha256(text) }, ...subjects],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${builder}#package`,
        externalParameters: { package: info.name, version: info.version, mode, bundler },
        internalParameters: { node: process.versions.node, platform: process.platform, arch: process.arch },
        resolvedDependencies: resolvedDependencies(info.folder),
      },
      runDetails: {
        builder: { id: builder },
        metadata: { finishedOn: new Date().toISOString() },
        byproducts: bills.map((bill) => ({ ...bill, mediaType: 'application/vnd.cyclonedx+json' })),
      },
    },
  };
}

/** Writes what a build was made from beside its files. */
export function writeProvenance(output: string, subject: ProvenSubject): void {
  writeFileSync(path.join(output, PROVENANCE_FILE), `${JSON.stringify(provenanceOf(subject), null, 2)}\n`);
}
