import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../store/digest';
import { fixture, writeFixture, type Fixture } from './fixture-dist';

/** A checkout that a made-up build was made from. */
export interface Source {
  readonly commit: string;
  readonly changed: readonly string[];
}

/** A commit without changes. */
export const CLEAN: Source = { commit: 'c'.repeat(40), changed: [] };

/** A commit with changed files. */
export const CHANGED: Source = {
  commit: 'd'.repeat(40),
  changed: ['shared-contracts/src/version.ts', 'mfe-games/src/remote.ts'],
};

/** The hash of a made-up build's descriptor, as it is written. */
export function descriptorHash({ descriptor }: Fixture): string {
  return sha256Hex(JSON.stringify(descriptor));
}

/** The statement that the build preset would write of a made-up build. */
export function statementOf(made: Fixture, source: Source | null, sha256 = descriptorHash(made)): object {
  const { name, version } = made.descriptor;
  const checkout = source && {
    name: 'workspace',
    uri: 'git+https://git.example/site.git',
    digest: { gitCommit: source.commit },
    annotations: {
      isClean: source.changed.length === 0,
      changedFiles: source.changed.length,
      changed: source.changed,
    },
  };
  const files = [...made.files].map(([file, text]) => ({ name: file, digest: { sha256: sha256Hex(text) } }));
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `${name}@${version}`, digest: { sha256 } }, ...files],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'pkg:npm/a@1.0.0#package',
        externalParameters: { bundler: 'webpack' },
        resolvedDependencies: checkout ? [checkout] : [],
      },
      runDetails: {
        builder: { id: 'pkg:npm/a@1.0.0' },
        metadata: { finishedOn: '2026-01-02T00:00:00.000Z' },
        byproducts: [{ name: 'bom.0123456789ab.json', mediaType: 'application/vnd.cyclonedx+json' }],
      },
    },
  };
}

/** A made-up build, made from this; gives the folder. */
export async function provenDist(
  source: Source | null,
  made: Fixture = fixture('mfe-games', '1.0.0'),
  statement = statementOf(made, source),
): Promise<string> {
  const dist = await writeFixture(made);
  await writeFile(join(dist, 'provenance.json'), JSON.stringify(statement));
  return dist;
}
