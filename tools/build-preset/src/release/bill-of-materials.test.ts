import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { billOfMaterials, shippedPackages, writeBill } from './bill-of-materials';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function addPackage(name: string, version: string, license: string, code: string): void {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version, license, main: 'lib/index.js' }));
  // As packages have them that say of a folder of theirs what its files are, under a name of its own.
  write(
    `node_modules/${name}/lib/package.json`,
    '{"name":"lib","version":"9.9.9","type":"module","sideEffects":false}',
  );
  write(`node_modules/${name}/lib/index.js`, code);
}

function build(entry: string, isJoined: boolean): Promise<Stats> {
  write('entry.js', entry);
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: path.join(folder, 'dist') },
        optimization: { concatenateModules: isJoined, minimize: false },
      },
      (error, stats) => (stats === undefined ? reject(error ?? new Error('nothing was built')) : resolve(stats)),
    );
  });
}

test.each([true, false])('names what is in the chunks and nothing else (modules joined: %s)', async (isJoined) => {
  addPackage('used', '1.2.3', 'MIT', 'export const word = () => globalThis.used;');
  addPackage('@scope/late', '2.0.0', 'Apache-2.0', 'export const word = () => globalThis.late;');
  addPackage('never-asked', '3.0.0', 'GPL-3.0', "export const word = 'never';");
  addPackage('left-out', '4.0.0', 'GPL-3.0', "export const word = 'left out';");
  const stats = await build(
    "import { word } from 'used'; import { word as other } from 'left-out'; console.log(word()); import('@scope/late').then((late) => console.log(late.word()));",
    isJoined,
  );
  expect(shippedPackages(stats.compilation)).toEqual([
    { name: '@scope/late', version: '2.0.0', licence: 'Apache-2.0' },
    { name: 'used', version: '1.2.3', licence: 'MIT' },
  ]);
});

test('a bill is CycloneDX, without anything that differs between equal builds', () => {
  expect(billOfMaterials('mfe-x', [{ name: '@scope/late', version: '2.0.0', licence: 'MIT' }])).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'mfe-x', name: 'mfe-x' } },
    components: [
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40scope/late@2.0.0',
        name: '@scope/late',
        version: '2.0.0',
        purl: 'pkg:npm/%40scope/late@2.0.0',
        licenses: [{ expression: 'MIT' }],
      },
    ],
  });
});

test('a bill is named by what it says', () => {
  const first = writeBill(folder, 'mfe-x', []);
  expect(first).toMatch(/^bom\.[0-9a-f]{12}\.json$/);
  expect(writeBill(folder, 'mfe-x', [])).toBe(first);
  expect(writeBill(folder, 'mfe-x', [{ name: 'a', version: '1.0.0', licence: '' }])).not.toBe(first);
  expect(JSON.parse(readFileSync(path.join(folder, first), 'utf8'))).toEqual(billOfMaterials('mfe-x', []));
});
