import { compiled, inBrowser, styles } from './tools/test-kit/jest.mjs';
import { releasedPackages } from './tools/services/src/section-folders.mjs';

const browserPackages = ['release-plugin', 'shared-kit', ...releasedPackages(import.meta.dirname)];
const nodePackages = [
  'shared-contracts',
  'tools/build-preset',
  'tools/release-cli',
  'tools/control',
  'tools/delivery',
  'tools/emulator',
  'tools/prerender',
  'tools/reference-gateway',
  'tools/checks',
  'tools/create-section',
  'tools/pack',
  'tools/run',
  'tools/services',
];

export const common = compiled;

// Patterns name no folder above the tests: one whose name has a character of patterns, as `a(b)` has, would match nothing.
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
      roots: below(...browserPackages.map((folder) => `${folder}/src`), 'tools/create-section/template/src'),
      ...inBrowser,
    },
    {
      ...common,
      // Pages rendered without a browser, and taken over by one that the test opens.
      displayName: 'prerender',
      rootDir: import.meta.dirname,
      roots: below('tools/prerender/src/hydrate'),
      testEnvironment: 'node',
      testMatch: ['**/*.test.tsx'],
      moduleNameMapper: styles,
    },
  ],
};
