import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderOf, readCompareOptions, setsOf } from './options';

const KEPT = path.join(__dirname, '../kept');
const ROOT = path.join(__dirname, '../../..');
const LARGEST = 6 * 1024 * 1024;

function picturesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => path.join(folder, file));
}

it('keeps pictures of what a usual run compares, and of no set there is not', () => {
  const folders = readdirSync(KEPT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sets = setsOf(readCompareOptions(['--whole'])).map(folderOf);
  expect(folders.map(({ name }) => name).filter((name) => !sets.includes(name))).toEqual([]);
  const [usual] = setsOf(readCompareOptions([]));
  if (usual === undefined) throw new Error('a usual run compares nothing');
  expect(picturesIn(path.join(KEPT, folderOf(usual))).length).toBeGreaterThan(50);
});

it('takes little room in the repository', () => {
  const bytes = picturesIn(KEPT).reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(LARGEST);
});

it('has every picture that the README shows', () => {
  const text = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const shown = [...text.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => path.join(ROOT, address));
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.filter((file) => !existsSync(file))).toEqual([]);
});
