import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from './workspace/package-info';
import { commitAll, scratchFolder, write } from './test-support/scratch-repository';

const SECTION = 'mfe-agent';
const PARTS = [
  SECTION,
  'mfe-messaging',
  'shared-contracts',
  'shared-kit',
  'tools/build-preset',
  'package.json',
  'pnpm-lock.yaml',
];

/** The contract's reports are no part of a build, and large. */
const REPORTS = path.join(WORKSPACE, 'shared-contracts/reports');

/** A copy of what the build of one section needs, with the packages of this workspace. */
function copyInto(name: string): string {
  const folder = path.join(scratchFolder(), name);
  mkdirSync(folder);
  for (const part of PARTS)
    cpSync(path.join(WORKSPACE, part), path.join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => path.basename(file) !== 'dist' && file !== REPORTS,
    });
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  write(folder, '.gitignore', 'node_modules\ndist/\n');
  return folder;
}

/** Builds the section of a copy; gives every file of the build. */
function build(folder: string): ReadonlyMap<string, string> {
  const words = ['--import', 'tsx', path.join(folder, 'tools/build-preset/src/cli.ts'), SECTION];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const output = path.join(folder, SECTION, 'dist');
  return new Map(readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]));
}

interface Statement {
  readonly subject: readonly { readonly name: string }[];
  readonly predicate: {
    readonly buildDefinition: {
      readonly resolvedDependencies: readonly {
        readonly name: string;
        readonly digest: object;
        annotations?: object;
      }[];
    };
  };
}

function dependencies(built: ReadonlyMap<string, string>): Statement['predicate']['buildDefinition'] {
  return (JSON.parse(built.get('provenance.json') ?? '') as Statement).predicate.buildDefinition;
}

it('builds the same release in any folder, with a repository and without one', () => {
  const plain = copyInto('site');
  const commit = commitAll(plain, 'Start');
  write(
    plain,
    'shared-contracts/src/version.ts',
    `${readFileSync(path.join(plain, 'shared-contracts/src/version.ts'), 'utf8')}\n`,
  );
  const [first, second] = [build(plain), build(copyInto('C# a!b [name] 100%25 (ü)'))];
  const released = (built: ReadonlyMap<string, string>): readonly string[] =>
    [...built.keys()].filter((file) => file !== 'provenance.json').sort();
  expect(released(second)).toEqual(released(first));
  for (const file of released(first)) expect([file, second.get(file)]).toEqual([file, first.get(file)]);
  const lockfile = {
    name: 'pnpm-lock.yaml',
    digest: {
      sha256: createHash('sha256')
        .update(readFileSync(path.join(plain, 'pnpm-lock.yaml')))
        .digest('hex'),
    },
  };
  expect(dependencies(first).resolvedDependencies).toEqual([
    { name: 'sources', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
    {
      name: 'workspace',
      digest: { gitCommit: commit },
      annotations: { isClean: false, changedFiles: 1, changed: ['shared-contracts/src/version.ts'] },
    },
    lockfile,
  ]);
  expect(dependencies(second).resolvedDependencies.map(({ name }) => name)).toEqual(['sources', lockfile.name]);
}, 240_000);
