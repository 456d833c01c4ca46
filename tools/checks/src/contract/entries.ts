import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The `exports` of a package.json: a name, or a pattern of names, with its file; null where a pattern exports nothing. */
export type Exports = Readonly<Record<string, string | null>>;

/** What only tests use promises nothing to anybody. */
const OF_TESTS = /(?:^|\/)test-support\/|\.test(?:-d)?$/;

export function readExports(folder: string): Exports {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Exports;
  };
  return exports;
}

/**
 * What importers write after `shared-contracts/` for a file of its sources or declarations, such as `api/endpoints/games`:
 * the name that the package exports it by, else its path. Null for files that are no part of the contract.
 */
export function entryOf(file: string, exports: Exports): string | null {
  const place = file.replace(/(?:\.d)?\.ts$/, '');
  if (place === file || OF_TESTS.test(place)) return null;
  const [name] = Object.entries(exports).find(([, target]) => target === `./src/${place}.ts`) ?? [];
  return name?.replace('./', '') ?? place;
}

/** Faults of names: files that are exported by none, because their folder exports nothing by itself. */
export function unnamedFiles(files: readonly string[], exports: Exports): readonly string[] {
  const closed = Object.entries(exports).flatMap(([name, target]) => (target === null ? [name.slice(2, -1)] : []));
  return files.filter((file) => {
    const entry = entryOf(file, exports);
    return entry !== null && closed.some((folder) => entry.startsWith(folder));
  });
}
