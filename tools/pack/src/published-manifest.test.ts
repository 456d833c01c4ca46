import { publishedExport, publishedManifest, type ManifestPlaces } from './published-manifest';
import type { PublishedPackage } from './published-packages';

const SOURCE: PublishedPackage = {
  name: 'shared-kit',
  folder: 'shared-kit',
  description: 'What the host provides',
  peers: ['react'],
  internal: [],
  hasSources: false,
  further: ['tsconfig.json'],
};

const PLACES: ManifestPlaces = {
  installed: (name) => `1.0.0-${name}`,
  published: (name) => `2.0.0-${name}`,
  node: '>=20',
  browserslist: ['chrome >= 100'],
};

describe('publishedExport', () => {
  it.each([
    ['./src/ui/ui.ts', { types: './dist/ui/ui.d.ts', default: './dist/ui/ui.js' }],
    ['./src/*.ts', { types: './dist/*.d.ts', default: './dist/*.js' }],
    ['./src/render.tsx', { types: './dist/render.d.ts', default: './dist/render.js' }],
    ['./src/styles.d.ts', { types: './src/styles.d.ts' }],
    ['./jest.mjs', './jest.mjs'],
    ['./src/section-folders.mjs', './dist/section-folders.mjs'],
    [null, null],
  ])('%j', (target, expected) => expect(publishedExport(target, false)).toEqual(expected));

  it('names the source where it is in the tarball', () => {
    expect(publishedExport('./src/a.ts', true)).toEqual({
      '@composed-site/source': './src/a.ts',
      types: './dist/a.d.ts',
      default: './dist/a.js',
    });
  });
});

describe('publishedManifest', () => {
  it('has the scope, aliases, exact versions and peers', () => {
    const manifest = {
      version: '3.0.0',
      dependencies: { 'shared-contracts': 'workspace:*', react: 'catalog:', clsx: 'catalog:' },
    };
    expect(publishedManifest(SOURCE, manifest, PLACES)).toMatchObject({
      name: '@composed-site/shared-kit',
      version: '3.0.0',
      dependencies: {
        'shared-contracts': 'npm:@composed-site/shared-contracts@2.0.0-shared-contracts',
        clsx: '1.0.0-clsx',
      },
      peerDependencies: { react: '^1.0.0-react' },
      exports: { './tsconfig.json': './tsconfig.json', './package.json': './package.json' },
    });
  });

  it('marks the peers that only some of its users install', () => {
    const source = { ...SOURCE, optionalPeers: ['@rspack/core'] };
    expect(publishedManifest(source, { version: '3.0.0' }, PLACES)).toMatchObject({
      peerDependencies: { react: '^1.0.0-react', '@rspack/core': '^1.0.0-@rspack/core' },
      peerDependenciesMeta: { '@rspack/core': { optional: true } },
    });
  });

  it('refuses a dependency that nobody can install', () => {
    const manifest = { version: '3.0.0', dependencies: { checks: 'workspace:*' } };
    expect(() => publishedManifest(SOURCE, manifest, PLACES)).toThrow(
      'checks is a dependency, but it is not published',
    );
  });
});
