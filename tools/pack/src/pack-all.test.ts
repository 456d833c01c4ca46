import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { packAll, type Packed } from './pack-all';
import { installTarballs } from './test-support/install-tarballs';

const OWN = path.join(WORKSPACE, 'tools/pack');

const scratch = mkdtempSync(path.join(os.tmpdir(), 'packed-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let packed: readonly Packed[];
beforeAll(async () => {
  packed = await packAll(path.join(scratch, 'tarballs'), () => undefined);
});

/** Runs a program of a section's node_modules there; throws with all its words where it fails. */
function run(section: string, file: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd: section,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: scratch, CI: 'true' },
  });
  if (status !== 0) throw new Error(`${file} ${words.join(' ')}: ${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** The program of a package that a section has. */
function program(section: string, name: string): string {
  const manifest = path.join(section, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? '');
  return path.join(path.dirname(manifest), file);
}

it('makes packages that linters of packages find nothing in', () => {
  for (const { file } of packed) {
    run(scratch, program(OWN, 'publint'), file, '--strict');
    // The packages are modules only, for tools of today.
    run(scratch, program(OWN, '@arethetypeswrong/cli'), file, '--profile', 'esm-only');
  }
});

it('makes the same bytes again', async () => {
  const again = await packAll(path.join(scratch, 'again'), () => undefined);
  for (const [index, { file }] of packed.entries())
    expect(readFileSync(again[index]?.file ?? '').equals(readFileSync(file))).toBe(true);
});

it('makes packages that a new section is checked, tested and built with', () => {
  const section = path.join(scratch, 'mfe-sports');
  const tools = path.join(scratch, 'tools');
  installTarballs(packed, tools);
  run(scratch, program(tools, 'release-cli'), 'new', 'section', 'sports', '--into', section);
  installTarballs(packed, section);
  run(section, program(section, 'typescript'));
  run(section, program(section, 'oxlint'), '--type-aware');
  expect(run(section, program(section, 'jest'))).toContain('3 passed, 3 total');
  expect(run(section, program(section, 'release-cli'), 'build')).toContain('mfe-sports is built');
  expect(existsSync(path.join(section, 'dist/release.json'))).toBe(true);

  writeFileSync(path.join(section, 'src/strange.ts'), "export { boot } from 'host-shell/boot';\n");
  expect(() => run(section, program(section, 'oxlint'))).toThrow('a section never imports the host');
});
