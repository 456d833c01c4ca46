import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installedFolder } from '../workspace/package-info';

/** A library that inserts a style text of its own when it is loaded, and where that text stands in it. */
const INSERTING_LIBRARIES = [{ name: 'sonner', pattern: /__insertCSS\(("(?:[^"\\]|\\.)*")\)/ }] as const;

/**
 * CSP hashes of style texts that libraries insert: the page allows no inline style that is not named. Throws
 * when a library no longer has its text where it was: a silent miss would show up as a blocked style.
 */
export function insertedStyleHashes(hostFolder: string): string[] {
  const resolve = createRequire(path.join(installedFolder('shared-kit', hostFolder), 'package.json'));
  const texts = INSERTING_LIBRARIES.map(({ name, pattern }) => {
    const source = readFileSync(resolve.resolve(name).replace(/index\.js$/, 'index.mjs'), 'utf8');
    const literal = pattern.exec(source)?.[1];
    if (literal === undefined) throw new Error(`${name} inserts its style in another way now: see inserted-styles.ts`);
    return String(JSON.parse(literal));
  });
  // The element goes into the page empty and is filled then: the page's policy is asked both times.
  return ['', ...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
