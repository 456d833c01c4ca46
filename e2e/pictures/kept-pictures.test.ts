import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderOf, KEPT, whyNotCompared } from './kept-folders';
import { PLAN } from './plan';

const ROOT = path.join(__dirname, '../..');
const LARGEST = 6_000_000;
const DOCUMENTS = ['README.md', 'docs/shell.md', 'docs/product/games.md', 'docs/product/agents.md'];

const folders = readdirSync(KEPT);
const filesOf = (folder: string): readonly string[] => readdirSync(path.join(KEPT, folder));

it('keeps pictures of one major version for each platform', () => {
  const platforms = folders.map((folder) => folder.replace(/-chromium-\d+$/, ''));
  expect(platforms).not.toEqual([]);
  expect(platforms).toEqual([...new Set(platforms)]);
});

it.each(folders)('keeps a picture of each screen of the plan and no other, %s', (folder) => {
  expect([...filesOf(folder)].sort()).toEqual(PLAN.map(({ name }) => `${name}.webp`).sort());
});

it('takes little room in the repository', () => {
  const sizes = folders.flatMap((folder) =>
    filesOf(folder).map((file) => statSync(path.join(KEPT, folder, file)).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST);
});

it.each(DOCUMENTS)('has every picture that %s shows', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const shown = [...text.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(shown.length).toBeGreaterThan(0);
  const missing = shown.filter((address) => !existsSync(path.join(ROOT, path.dirname(document), address)));
  expect(missing).toEqual([]);
});

it('names a folder by platform and major version', () => {
  expect(folderOf('linux', '156.0.8078.108')).toBe('linux-chromium-156');
});

it('compares with pictures of the same browser', () => {
  expect(whyNotCompared(['linux-chromium-156'], 'linux-chromium-156')).toBeUndefined();
});

it.each([
  ['linux-chromium-157', 'are of linux-chromium-156 and this browser is linux-chromium-157'],
  ['darwin-chromium-156', 'are of linux-chromium-156 and this browser is darwin-chromium-156'],
])('says why it does not compare with those of another, %s', (folder, words) => {
  expect(whyNotCompared(['linux-chromium-156'], folder)).toContain(words);
});
