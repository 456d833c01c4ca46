import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releasedPackages, sectionFolders } from 'services/section-folders';
import { ROOT, typedPackages } from './workspace';

const SAMPLE = 'mfe-sample';

/** A tree with the repository's own lists and one section more. */
const tree = mkdtempSync(path.join(os.tmpdir(), 'tree-'));
beforeAll(() => {
  for (const file of ['jest.config.mjs', 'tools/services/src/section-folders.mjs', 'tools/test-kit/jest.mjs'])
    cpSync(path.join(ROOT, file), path.join(tree, file));
  for (const folder of [...sectionFolders(ROOT), SAMPLE]) {
    mkdirSync(path.join(tree, folder, 'src'), { recursive: true });
    for (const file of ['package.json', 'tsconfig.json']) writeFileSync(path.join(tree, folder, file), '{}');
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Folders at the root of a repository that have owners of their own. */
function ownedFolders(): readonly string[] {
  const lines = readFileSync(path.join(ROOT, 'CODEOWNERS'), 'utf8').split('\n');
  return lines.flatMap((line) => /^\/([\w.-]+)\/(?: +@[\w/-]+)+$/.exec(line)?.[1] ?? []);
}

it('runs the tests of a new section', () => {
  const print = "process.stdout.write(JSON.stringify((await import('./jest.config.mjs')).default.projects))";
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', print], {
    cwd: tree,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const projects = JSON.parse(stdout) as readonly { readonly displayName: string; readonly roots: readonly string[] }[];
  const roots = projects.find(({ displayName }) => displayName === 'browser')?.roots ?? [];
  expect(roots.map((root) => path.relative(path.dirname(path.dirname(root)), root))).toEqual(
    ['release-plugin', 'shared-kit', ...releasedPackages(tree), 'template'].map((name) => `${name}/src`),
  );
  expect(roots.join()).toContain(`${SAMPLE}/src`);
});

it('checks the types of a new section', () => {
  expect(typedPackages(tree)).toContain(SAMPLE);
});

it('installs a new section and looks for what it does not use', () => {
  expect(readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8')).toContain('\n  - mfe-*\n');
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'knip.json'), 'utf8')) as {
    readonly workspaces: object;
  };
  expect(Object.keys(workspaces).filter((name) => name.startsWith('mfe-'))).toEqual(['mfe-*']);
});

it('has an owner for every folder of the root, and for none that is gone', () => {
  const lines = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n');
  const ignored = lines.map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.git')
    .map(({ name }) => name)
    .filter((name) => !ignored.some((pattern) => pattern.test(`${name}/`)));
  expect(folders).toEqual(expect.arrayContaining([...sectionFolders(ROOT)]));
  expect(ownedFolders().toSorted()).toEqual(folders.toSorted());
});
