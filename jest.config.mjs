import { releasedPackages } from './tools/services/src/section-folders.mjs';

const browserPackages = ['shared-kit', ...releasedPackages(import.meta.dirname)];
const nodePackages = [
  'shared-contracts',
  'tools/build-preset',
  'tools/release-cli',
  'tools/delivery',
  'tools/prerender',
  'tools/reference-gateway',
  'tools/checks',
  'tools/run',
  'tools/services',
];

// Patterns name no folder above the tests: one whose name has a character of patterns, as `a(b)` has, would match nothing.
export const common = {
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } },
    ],
  },
  // Packages that ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/)?(swiper|jose|lucide-react|@noble|micro-rsa-dsa-dh|culori|oxc-parser)[@/+])',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
};

const below = (...folders) => folders.map((folder) => `${import.meta.dirname}/${folder}`);

/** @type {import('jest').Config} */
export default {
  // No verdict by the clock: the limit is far beyond what a busy machine needs, and ends a test that hangs.
  testTimeout: 600_000,
  // The usual one less than there are cores leaves half of a small machine idle.
  maxWorkers: '100%',
  // Of `pnpm coverage`: files that no test loads count as well, screens among them.
  coverageProvider: 'v8',
  collectCoverageFrom: [
    ...browserPackages.map((folder) => `${folder}/src/**/*.{ts,tsx}`),
    ...nodePackages.map((folder) => `${folder}/src/**/*.ts`),
    '!**/*.{test,test-d,d}.{ts,tsx}',
    '!**/testing/**',
  ],
  coverageReporters: ['text-summary', 'html'],
  // Few projects: each has a cache of its own, and compiles the shared packages again.
  projects: [
    {
      ...common,
      displayName: 'node',
      rootDir: import.meta.dirname,
      roots: below(
        ...nodePackages.map((folder) => `${folder}/src`),
        ...['browser', 'engines', 'link', 'pictures'].map((folder) => `e2e/${folder}`),
      ),
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      rootDir: import.meta.dirname,
      roots: below(...browserPackages.map((folder) => `${folder}/src`)),
      testEnvironment: `${import.meta.dirname}/tools/test-kit/src/browser-environment.ts`,
      setupFilesAfterEnv: [`${import.meta.dirname}/tools/test-kit/src/setup.ts`],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      moduleNameMapper: {
        '\\.module\\.css$': `${import.meta.dirname}/tools/test-kit/src/css-module-names.ts`,
        '\\.css$': `${import.meta.dirname}/tools/test-kit/src/empty-style.ts`,
      },
    },
    {
      ...common,
      // Pages rendered without a browser, and taken over by one that the test opens.
      displayName: 'prerender',
      rootDir: import.meta.dirname,
      roots: below('tools/prerender/src/hydrate'),
      testEnvironment: 'node',
      testMatch: ['**/*.test.tsx'],
      moduleNameMapper: {
        '\\.module\\.css$': `${import.meta.dirname}/tools/test-kit/src/css-module-names.ts`,
        '\\.css$': `${import.meta.dirname}/tools/test-kit/src/empty-style.ts`,
      },
    },
  ],
};
