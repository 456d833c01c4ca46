const browserPackages = [
  'shared-kit',
  'host-shell',
  'mfe-games',
  'mfe-account',
  'mfe-promotions',
  'mfe-agent',
  'mfe-messaging',
];
const nodePackages = [
  'shared-contracts',
  'tools/build-preset',
  'tools/release-cli',
  'tools/delivery',
  'tools/reference-gateway',
  'tools/checks',
  'tools/run',
  'tools/services',
];

const common = {
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } },
    ],
  },
  // Packages that ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm/)?(swiper|jose|lucide-react)[@/+])'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
};

/** @type {import('jest').Config} */
export default {
  // Many processes share few cores; a test that hangs still ends.
  testTimeout: 30_000,
  // The usual one less than there are cores leaves half of a small machine idle.
  maxWorkers: '100%',
  projects: [
    ...nodePackages.map((folder) => ({
      ...common,
      displayName: folder.replace('tools/', ''),
      rootDir: `${import.meta.dirname}/${folder}`,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
    })),
    {
      ...common,
      displayName: 'e2e',
      rootDir: `${import.meta.dirname}/e2e`,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{bench,pictures}/**/*.test.ts'],
    },
    ...browserPackages.map((folder) => ({
      ...common,
      displayName: folder,
      rootDir: `${import.meta.dirname}/${folder}`,
      testEnvironment: `${import.meta.dirname}/tools/test-kit/src/browser-environment.ts`,
      setupFilesAfterEnv: [`${import.meta.dirname}/tools/test-kit/src/setup.ts`],
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
      moduleNameMapper: {
        '\\.module\\.css$': `${import.meta.dirname}/tools/test-kit/src/css-module-names.ts`,
        '\\.css$': `${import.meta.dirname}/tools/test-kit/src/empty-style.ts`,
      },
    })),
  ],
};
