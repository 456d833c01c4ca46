import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { replaceTscAliasPaths } from 'tsc-alias';
import { withEndings } from './commented-imports';
import type { PublishedPackage } from './published-packages';
import { sourceFile, type WorkspaceManifest } from './published-manifest';

const TSC = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** Tests and their types, which lie among the sources. */
const TESTS = ['test.ts', 'test.tsx', 'test-d.ts', 'test-d.tsx'];

/** Whether a file is a test: no package ships it. */
export function isTest(file: string): boolean {
  return TESTS.some((ending) => file.endsWith(`.${ending}`));
}

/** Where one package is compiled from and to. */
export interface Compiling {
  readonly source: PublishedPackage;
  readonly manifest: WorkspaceManifest;
  /** The package in the workspace. */
  readonly folder: string;
  /** The folder that becomes the tarball. */
  readonly stage: string;
  /** Packages that it imports, by name: the folders that they were compiled into, with their exports. */
  readonly compiled: ReadonlyMap<string, { readonly stage: string; readonly manifest: WorkspaceManifest }>;
}

/** The names that importers write, with the file below `src` that each stands for. */
function importedFiles(name: string, manifest: WorkspaceManifest): readonly (readonly [string, string])[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([key, target]) => {
    const file = sourceFile(target);
    return file === undefined ? [] : [[path.posix.join(name, key), file] as const];
  });
}

/** Where the compiler finds the types of packages that were compiled before. */
function typePaths(compiled: Compiling['compiled']): Record<string, readonly string[]> {
  return Object.fromEntries(
    [...compiled].flatMap(([name, { stage, manifest }]) =>
      importedFiles(name, manifest).map(([imported, file]) => [imported, [path.join(stage, 'dist', `${file}.d.ts`)]]),
    ),
  );
}

function settings({ source, folder, stage, compiled }: Compiling): object {
  const src = path.join(folder, 'src');
  return {
    extends: path.join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noEmitOnError: true,
      declaration: true,
      declarationMap: false,
      sourceMap: true,
      inlineSources: true,
      rootDir: src,
      outDir: path.join(stage, 'dist'),
      paths: typePaths(compiled),
    },
    include: [src, path.join(WORKSPACE, 'shared-kit/src/styles.d.ts')],
    exclude: [
      ...TESTS.map((ending) => path.join(src, '**', `*.${ending}`)),
      ...source.internal.map((part) => path.join(src, part)),
    ],
  };
}

/** Gives relative imports the endings that Node wants, and makes the package's imports of itself relative. */
async function resolveImports({ source, manifest, folder, stage }: Compiling): Promise<void> {
  const own = importedFiles(source.name, manifest);
  const file = path.join(stage, 'tsconfig.imports.json');
  const paths = Object.fromEntries(own.map(([imported, target]) => [imported, [`./src/${target}`]]));
  const rewrite = {
    compilerOptions: { rootDir: './src', outDir: path.join(stage, 'dist'), baseUrl: folder, paths },
  };
  writeFileSync(file, JSON.stringify(rewrite));
  await replaceTscAliasPaths({
    configFile: file,
    outDir: path.join(stage, 'dist'),
    resolveFullPaths: true,
    resolveFullExtension: '.js',
  });
  const dist = path.join(stage, 'dist');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((found) =>
    found.endsWith('.js'),
  )) {
    const script = path.join(dist, name);
    const text = readFileSync(script, 'utf8');
    const ended = withEndings(text);
    if (ended !== text) writeFileSync(script, ended);
  }
}

/** Compiles a package into ES modules and declarations with source maps, below `dist` of its stage. */
export async function compilePackage(compiling: Compiling): Promise<void> {
  const { folder, stage } = compiling;
  mkdirSync(stage, { recursive: true });
  // Declarations name types of libraries: they are found where the package itself finds them.
  symlinkSync(path.join(folder, 'node_modules'), path.join(stage, 'node_modules'));
  const file = path.join(stage, 'tsconfig.compile.json');
  writeFileSync(file, JSON.stringify(settings(compiling), null, 2));
  execFileSync(process.execPath, [TSC, '-p', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  await resolveImports(compiling);
}
