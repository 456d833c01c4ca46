import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../workspace';
import type { DeclaredEntry } from './report';

/** What only tests use promises nothing to anybody. */
const TEST_SUPPORT = 'test-support';

function entriesOf(folder: string, below = ''): readonly DeclaredEntry[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((file) => {
    const name = path.posix.join(below, file.name);
    if (file.isDirectory()) return file.name === TEST_SUPPORT ? [] : entriesOf(folder, name);
    if (!name.endsWith('.d.ts') || /\.test(-d)?\.d\.ts$/.test(name)) return [];
    return [{ entry: name.replace(/\.d\.ts$/, ''), text: readFileSync(path.join(folder, name), 'utf8') }];
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
    return entriesOf(output);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
