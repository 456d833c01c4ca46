import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../workspace';
import { entryOf, readExports, type Exports } from './entries';
import type { DeclaredEntry } from './report';

function entriesOf(folder: string, exports: Exports): readonly DeclaredEntry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const entry = entryOf(file, exports);
    return entry === null ? [] : [{ entry, text: readFileSync(path.join(folder, file), 'utf8') }];
  });
}

/** Compiles a package to declarations; gives one entry for each of its files. Throws when it does not compile. */
export function declaredEntries(folder: string): readonly DeclaredEntry[] {
  const output = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments', '--outDir', output];
  try {
    const args = ['-p', folder, ...emit, '--rootDir', path.join(folder, 'src')];
    const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), args, { stdio: 'inherit' });
    if (status !== 0) throw new Error('the contract does not compile');
    return entriesOf(output, readExports(folder));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
