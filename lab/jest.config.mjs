import { common } from '../jest.config.mjs';

/** @type {import('jest').Config} */
export default {
  ...common,
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  testTimeout: 240_000,
};
