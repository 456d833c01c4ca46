import { gzipSync } from 'node:zlib';
import type { WeighedFile } from 'shared-contracts/release/budgets';

/** Files of a release, by name, as they are held against its budgets. */
export function weighFiles(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, WeighedFile> {
  return new Map(
    [...files].map(([name, contents]) => {
      const text = name.endsWith('.mjs') ? new TextDecoder().decode(contents) : '';
      return [name, { gzip: gzipSync(contents, { level: 9 }).length, text }];
    }),
  );
}
