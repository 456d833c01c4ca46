/** A package of the workspace that sections of other repositories install. */
export interface PublishedPackage {
  /** Its name in the workspace, and in the imports of everybody. */
  readonly name: string;
  /** From the root of the repository. */
  readonly folder: string;
  readonly description: string;
  /** What its users have one copy of: their own, not one of the package. */
  readonly peers: readonly string[];
  /** Dependencies of its development that its users install where they want what needs them. */
  readonly optionalPeers?: readonly string[];
  /** Parts of its sources that stay in the repository, as folders below `src`. */
  readonly internal: readonly string[];
  /** Whether sections compile its sources into their builds, so that the sources are in the tarball too. */
  readonly hasSources: boolean;
  /** Whether it tells the versions that it is developed with: new sections begin with those. */
  readonly tellsVersions?: true;
  /** Files beside the sources that its users name, from its folder. */
  readonly further: readonly string[];
}

/** Every published package; each stands after those that it imports. */
export const PUBLISHED: readonly PublishedPackage[] = [
  {
    name: 'shared-contracts',
    folder: 'shared-contracts',
    description: 'What the packages of the site agree on: session, events, intents, calls, release documents',
    peers: [],
    internal: ['release/test-support'],
    hasSources: true,
    further: [],
  },
  {
    name: 'release-plugin',
    folder: 'release-plugin',
    description: 'A plugin of the Module Federation runtime that loads remotes by a signed release document',
    peers: ['@module-federation/runtime'],
    internal: ['testing'],
    hasSources: false,
    further: [],
  },
  {
    name: 'shared-kit',
    folder: 'shared-kit',
    description: 'What the host provides to sections at run time: router, data, texts, forms, visual components',
    peers: ['react', 'react-dom'],
    internal: [],
    hasSources: true,
    further: [],
  },
  {
    name: 'services',
    folder: 'tools/services',
    description: 'Small helpers of the servers of the site',
    peers: [],
    // Programs that tests of this repository start.
    internal: [
      'check-stores.ts',
      'cluster-configuration.ts',
      'document-table.ts',
      'ensure-package.ts',
      'playwright-report.ts',
      'processes.ts',
      'results.ts',
      's3-server.ts',
      'wire.ts',
    ],
    hasSources: false,
    further: [],
  },
  {
    name: 'build-preset',
    folder: 'tools/build-preset',
    description: 'The build of a section: bundler, shared modules, release descriptor',
    peers: [],
    optionalPeers: ['@rspack/core', 'vite'],
    internal: ['test-support'],
    hasSources: false,
    further: ['tsconfig.json', 'oxlint.json'],
  },
  {
    name: 'test-kit',
    folder: 'tools/test-kit',
    description: 'Fakes and settings for the unit tests of a section',
    peers: ['react', 'react-dom'],
    internal: [],
    hasSources: false,
    further: ['jest.mjs', 'jest.d.mts'],
  },
  {
    name: 'prerender',
    folder: 'tools/prerender',
    description: 'Renders public pages of released code in a closed process',
    peers: [],
    internal: ['hydrate', 'test-support'],
    hasSources: false,
    further: [],
  },
  {
    name: 'create-section',
    folder: 'tools/create-section',
    description: 'Writes the repository of a new section',
    peers: [],
    internal: [],
    hasSources: false,
    tellsVersions: true,
    further: ['template'],
  },
  {
    name: 'release-cli',
    folder: 'tools/release-cli',
    description: 'mfe: publishes, promotes, rolls back and verifies releases, and begins new sections',
    peers: [],
    internal: ['test-support'],
    hasSources: false,
    further: [],
  },
  {
    name: 'reference-gateway',
    folder: 'tools/reference-gateway',
    description: 'A back end of merchants for development and tests, with its data',
    peers: [],
    internal: ['attacks', 'testing'],
    hasSources: false,
    further: ['pictures'],
  },
  {
    name: 'delivery',
    folder: 'tools/delivery',
    description: 'The origin of the site on one machine: serves a store as a CDN would',
    peers: [],
    internal: ['attacks', 'test-support'],
    hasSources: false,
    further: [],
  },
  {
    name: 'emulator',
    folder: 'tools/emulator',
    description: 'Runs the composed site with its data on any machine: host, sections and gateway',
    peers: [],
    internal: [],
    hasSources: false,
    further: ['site'],
  },
];
