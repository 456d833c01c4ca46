import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkoutOf, type Checkout } from './checkout';
import { commitAll, git, scratchFolder, write } from '../test-support/scratch-repository';

const PLACES = ['section', 'shared-contracts', 'pnpm-lock.yaml'];
const FILES = ['pnpm-lock.yaml', 'section/src/remote.ts', 'shared-contracts/src/version.ts'];

function ask(folder: string, files: readonly string[] = FILES): Checkout | null {
  return checkoutOf(folder, { places: PLACES, files, counts: (file) => !file.endsWith('.md') });
}

function sources(folder = scratchFolder()): string {
  for (const file of [...FILES, 'README.md', 'section/README.md']) write(folder, file, `${file}\n`);
  return folder;
}

describe('the checkout that a build is made from', () => {
  it('is the commit that is checked out, clean', () => {
    const folder = sources();
    const commit = commitAll(folder, 'Start');
    expect(ask(folder)).toEqual({ commit, changed: [] });
  });

  it('is the new commit after one that only touches what is shared', () => {
    const folder = sources();
    commitAll(folder, 'Start');
    write(folder, 'shared-contracts/src/version.ts', 'changed\n');
    const commit = commitAll(folder, 'Change the contract');
    expect(ask(folder)).toMatchObject({ commit, changed: [] });
  });

  it.each([
    ['changed', (folder: string) => write(folder, 'pnpm-lock.yaml', 'x\n'), ['pnpm-lock.yaml']],
    ['removed', (folder: string) => rmSync(path.join(folder, FILES[1] ?? '')), ['section/src/remote.ts']],
    ['changed and staged', stageChange, ['shared-contracts/src/version.ts']],
    ['documents', (folder: string) => write(folder, 'section/README.md', 'x\n'), []],
    ['elsewhere', (folder: string) => write(folder, 'docs/a.ts', 'x\n'), []],
  ])('names files that are not as in the commit: %s', (_what, change, changed) => {
    const folder = sources();
    const commit = commitAll(folder, 'Start');
    change(folder);
    expect(ask(folder)).toMatchObject({ commit, changed });
  });

  it.each([
    ['new', ''],
    ['ignored', 'new.ts\n'],
  ])('names files that git does not have: %s', (_what, ignored) => {
    const folder = sources();
    write(folder, '.gitignore', ignored);
    commitAll(folder, 'Start');
    write(folder, 'section/src/new.ts', 'new\n');
    expect(ask(folder, [...FILES, 'section/src/new.ts'])?.changed).toEqual(['section/src/new.ts']);
  });

  it('is that of the repository around a folder, with paths from the folder', () => {
    const outer = scratchFolder();
    const folder = sources(path.join(outer, 'teams', 'own site'));
    const commit = commitAll(outer, 'Start');
    write(folder, 'section/src/remote.ts', 'changed\n');
    write(folder, 'section/src/new one.ts', 'new\n');
    const changed = ['section/src/new one.ts', 'section/src/remote.ts'];
    expect(ask(folder, [...FILES, 'section/src/new one.ts'])).toEqual({ commit, changed });
  });

  it('is the same commit in a shallow clone, whose history ends there', () => {
    const folder = sources();
    commitAll(folder, 'Start');
    write(folder, 'README.md', 'changed\n');
    const commit = commitAll(folder, 'Change the document');
    const clone = path.join(scratchFolder(), 'clone');
    git(folder, 'clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, clone);
    expect(ask(clone)).toMatchObject({ commit, changed: [] });
  });

  it('is unknown in a folder without git, and before the first commit', () => {
    const folder = sources();
    expect(ask(folder)).toBeNull();
    git(folder, 'init', '--quiet');
    git(folder, 'add', '--all');
    expect(ask(folder)).toBeNull();
  });

  it('is not that of a repository around an unpacked archive', () => {
    const outer = scratchFolder();
    write(outer, 'notes.md', 'mine\n');
    write(outer, '.gitignore', 'site/\n');
    commitAll(outer, 'Notes');
    expect(ask(sources(path.join(outer, 'site')))).toBeNull();
  });

  it('is that of its own folder while a hook of another repository runs', () => {
    const [folder, other] = [sources(), sources()];
    const commit = commitAll(folder, 'Start');
    write(other, 'README.md', 'other\n');
    commitAll(other, 'Other');
    process.env['GIT_DIR'] = path.join(other, '.git');
    try {
      expect(ask(folder)?.commit).toBe(commit);
    } finally {
      delete process.env['GIT_DIR'];
    }
  });
});

function stageChange(folder: string): void {
  write(folder, 'shared-contracts/src/version.ts', 'x\n');
  git(folder, 'add', '--all');
}
