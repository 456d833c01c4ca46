import path from 'node:path';

/** The root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** State of the suite: git-ignored, and kept between runs so that unchanged packages are not built again. */
export const STATE = path.join(ROOT, '.local/e2e');

/** Variants of packages that specs build: each worker has its own, as two may build the same one at the same time. */
export const VARIANTS = path.join(STATE, 'variants', process.env['TEST_PARALLEL_INDEX'] ?? 'alone');

/** The store that holds the working tree as published. */
export const PUBLISHED_HOME = path.join(STATE, 'published');

/** A state folder somebody prepared for this run, served as it is; undefined: the working tree is built and served. */
export const PREPARED_HOME = process.env['E2E_HOME'];
