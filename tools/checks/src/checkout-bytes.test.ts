import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryFiles } from './repository-files';
import { git } from './test-support/scratch-git';
import { ROOT } from './workspace';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** One file of each ending there is in the repository. */
function oneOfEachKind(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of repositoryFiles()) {
    const ending = path.extname(name) || path.basename(name);
    if (!found.has(ending)) found.set(ending, path.join(ROOT, name));
  }
  return found;
}

it('gives the same bytes where git is set to write CRLF', () => {
  const source = path.join(scratch, 'source');
  const samples = [...oneOfEachKind()].map(([ending, file]) => ({ name: `sample${ending}`, file }));
  for (const { name, file } of samples) cpSync(file, path.join(source, name));
  cpSync(path.join(ROOT, '.gitattributes'), path.join(source, '.gitattributes'));
  writeFileSync(path.join(source, 'new.kind'), 'one\ntwo\n');
  git(scratch, 'init', '--quiet', 'source');
  git(source, '-c', 'core.autocrlf=false', 'add', '--all', '--force');
  git(source, 'commit', '--quiet', '-m', 'Samples');
  git(scratch, 'clone', '--quiet', '-c', 'core.autocrlf=true', 'source', 'clone');
  expect(samples.map(({ name }) => name)).toEqual(expect.arrayContaining(['sample.ts', 'sample.css', 'sample.webp']));
  const changed = [...samples.map(({ name }) => name), 'new.kind'].filter(
    (name) => !readFileSync(path.join(source, name)).equals(readFileSync(path.join(scratch, 'clone', name))),
  );
  expect(changed).toEqual([]);
});
