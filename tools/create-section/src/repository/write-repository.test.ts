import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeRepository } from './write-repository';

const WORKSPACE = path.resolve(import.meta.dirname, '../../../..');
const SECTION = 'mfe-promotions';
const REGISTRY = 'https://npm.example/';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'repository-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Manifest {
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function read<Value>(...names: readonly string[]): Value {
  return JSON.parse(readFileSync(path.join(...names), 'utf8')) as Value;
}

describe('writeRepository', () => {
  it('writes the section with versions in the place of links, and what a repository needs', () => {
    const into = path.join(scratch, 'own');
    const { folder } = writeRepository({ folder: WORKSPACE, section: SECTION, into, registry: REGISTRY });
    const manifest = read<Manifest>(folder, 'package.json');
    expect(manifest.name).toBe(SECTION);
    expect(manifest.dependencies).toEqual({
      react: read<{ version: string }>(WORKSPACE, SECTION, 'node_modules/react/package.json').version,
      'shared-contracts': expect.stringMatching(/^npm:@composed-site\/shared-contracts@\d+\.\d+\.\d+$/) as string,
      'shared-kit': expect.stringMatching(/^npm:@composed-site\/shared-kit@\d+\.\d+\.\d+$/) as string,
    });
    expect(Object.keys(manifest.devDependencies)).toEqual(
      expect.arrayContaining(['build-preset', 'emulator', 'jest', 'oxlint', 'release-cli', 'test-kit', 'typescript']),
    );
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
    expect(manifest.scripts).toMatchObject({ unit: 'jest', types: 'tsc', build: 'mfe build' });
    expect(read(folder, 'tsconfig.json')).toMatchObject({ extends: 'build-preset/tsconfig.json', include: ['src'] });
    expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toBe(`@composed-site:registry=${REGISTRY}\n`);
    expect(readFileSync(path.join(folder, 'RELEASING.md'), 'utf8')).toContain(
      `keys add publisher --packages ${SECTION}`,
    );
    for (const file of ['.gitlab-ci.yml', '.github/workflows/section.yml', '.gitignore', 'jest.config.mjs'])
      expect(existsSync(path.join(folder, file))).toBe(true);
  });

  it('takes every source as it is, and nothing that is made again', () => {
    const { folder } = writeRepository({ folder: WORKSPACE, section: SECTION, into: path.join(scratch, 'sources') });
    const sourcesOf = (place: string): readonly string[] =>
      readdirSync(path.join(place, 'src'), { recursive: true, encoding: 'utf8' }).toSorted();
    expect(sourcesOf(folder)).toEqual(sourcesOf(path.join(WORKSPACE, SECTION)));
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
    expect(existsSync(path.join(folder, '.npmrc'))).toBe(false);
    for (const file of ['src/remote.ts', 'webpack.config.ts', 'README.md'])
      expect(readFileSync(path.join(folder, file))).toEqual(readFileSync(path.join(WORKSPACE, SECTION, file)));
  });

  it('leaves files alone that the section has itself', () => {
    const workspace = path.join(scratch, 'workspace');
    const from = path.join(workspace, SECTION);
    const isSource = (file: string): boolean => !['node_modules', 'dist'].includes(path.basename(file));
    cpSync(path.join(WORKSPACE, SECTION), from, { recursive: true, filter: isSource });
    symlinkSync(path.join(WORKSPACE, SECTION, 'node_modules'), path.join(from, 'node_modules'));
    writeFileSync(path.join(from, 'RELEASING.md'), 'By hand.\n');
    const { folder } = writeRepository({ folder: workspace, section: SECTION, into: path.join(scratch, 'kept') });
    expect(readFileSync(path.join(folder, 'RELEASING.md'), 'utf8')).toBe('By hand.\n');
  });

  it.each([
    ['mfe-nothing', 'There is no section mfe-nothing'],
    ['Promotions', '"Promotions" cannot be the name of a section'],
    ['mfe-agent', 'depends on mfe-messaging, which no registry has'],
  ])('refuses %s with a sentence, and writes nothing', (section, sentence) => {
    const into = path.join(scratch, 'refused');
    expect(() => writeRepository({ folder: WORKSPACE, section, into })).toThrow(sentence);
    expect(existsSync(into)).toBe(false);
  });

  it('refuses a folder that has something in it', () => {
    const into = path.join(scratch, 'full');
    writeRepository({ folder: WORKSPACE, section: SECTION, into });
    const before = readdirSync(into);
    expect(() => writeRepository({ folder: WORKSPACE, section: SECTION, into })).toThrow(`${into} is not empty`);
    expect(readdirSync(into)).toEqual(before);
  });
});
