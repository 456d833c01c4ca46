import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A module of this kit: a source in the site's repository, compiled where the kit is installed. */
function own(name) {
  const compiled = `${import.meta.dirname}/dist/${name}.js`;
  return existsSync(compiled) ? compiled : `${import.meta.dirname}/src/${name}.ts`;
}

/** Packages that ship ES modules only, or that import a module of Node's by a call, which Jest runs nothing of. */
const MODULES = [
  '@opentelemetry',
  ...['swiper', 'jose', 'lucide-react', '@noble', 'micro-rsa-dsa-dh', 'culori', 'oxc-parser'],
  ...['openid-client', 'oauth4webapi', 'oidc-provider'],
  ...['@composed-site', 'shared-contracts', 'shared-kit', 'test-kit'],
];

/** How Jest reads TypeScript and modules. */
export const compiled = {
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      resolve('@swc/jest'),
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${MODULES.join('|')})[@/+])`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
};

/** Styles as tests see them: every class is named as the source names it. */
export const styles = {
  '\\.module\\.css$': own('css-module-names'),
  '\\.css$': own('empty-style'),
};

/** Tests of what browsers run. */
export const inBrowser = {
  testEnvironment: own('browser-environment'),
  setupFilesAfterEnv: [own('setup')],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleNameMapper: styles,
};

/** The settings of a section's own repository. */
export function sectionTests(folder) {
  return {
    ...compiled,
    ...inBrowser,
    rootDir: folder,
    roots: [`${folder}/src`],
    // No verdict by the clock: the limit ends a test that hangs.
    testTimeout: 240_000,
  };
}
