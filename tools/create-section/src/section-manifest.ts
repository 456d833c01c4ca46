import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aliasOf } from './published-names';
import type { SectionName } from './section-name';

const OWN = path.resolve(import.meta.dirname, '..');

/** What a section's code takes from the host at run time. */
const DEPENDENCIES = ['react', 'react-dom', 'shared-contracts', 'shared-kit'];

/** What it is checked, tested, built and released with. */
const DEV_DEPENDENCIES = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  'build-preset',
  'emulator',
  'jest',
  'oxlint',
  'oxlint-tsgolint',
  'release-cli',
  'test-kit',
  'typescript',
];

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * The versions that new sections begin with: those that this package is tested with. Published, its package.json names them;
 * in the repository of the site they are what is installed beside it.
 */
export function testedVersions(): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = readManifest(OWN);
  return Object.fromEntries(
    Object.entries({ ...dependencies, ...devDependencies }).map(([name, range]) => {
      if (!/^(?:workspace|catalog):/.test(range)) return [name, range];
      const { version } = readManifest(path.join(OWN, 'node_modules', name));
      return [name, range.startsWith('workspace:') ? aliasOf(name, version) : version];
    }),
  );
}

function chosen(names: readonly string[], versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`create-section does not know the version of ${name}`);
      return [name, version];
    }),
  );
}

/** The package.json of a new section. */
export function sectionManifest({ section }: SectionName): object {
  const versions = testedVersions();
  return {
    name: section,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    exports: { './contract': './src/contract.ts' },
    scripts: {
      test: 'npm run lint && npm run types && npm run unit',
      lint: 'oxlint --type-aware',
      types: 'tsc',
      unit: 'jest',
      dev: 'mfe dev',
      site: 'emulator --builds dist',
      build: 'mfe build',
      'release:publish': 'mfe publish',
    },
    dependencies: chosen(DEPENDENCIES, versions),
    devDependencies: chosen(DEV_DEPENDENCIES, versions),
  };
}

/** The settings by which a section's types are checked: those of the build preset, for code that draws. */
export const SECTION_TYPES = {
  extends: 'build-preset/tsconfig.json',
  compilerOptions: {
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: ['jest', '@testing-library/jest-dom', 'react', 'shared-kit/styles'],
  },
  include: ['src'],
};
