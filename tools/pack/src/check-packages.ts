import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { packAll, type Packed } from './pack-all';
import { installTarballs } from './install-tarballs';

const PACK = path.join(WORKSPACE, 'tools/pack');

/** The program of a package that a folder has installed. */
function programOf(folder: string, name: string): string {
  const home = path.join(folder, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  return path.join(home, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
}

/** Runs a program in a folder, with nothing of this machine's settings; throws all that it says where it fails. */
function run(folder: string, file: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, CI: 'true' },
  });
  if (status !== 0) throw new Error(`${path.basename(file)} ${words.join(' ')}\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

function assertRefused(what: string, message: string, work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (String(error).includes(message)) return;
    throw error;
  }
  throw new Error(`${what} was not refused`);
}

/** The linters of packages find nothing. The packages are modules only, for the resolution of today's tools. */
function lintPackages(packed: readonly Packed[]): void {
  for (const { file } of packed) {
    run(PACK, programOf(PACK, 'publint'), 'run', file, '--strict');
    run(PACK, programOf(PACK, '@arethetypeswrong/cli'), file, '--profile', 'esm-only');
  }
}

async function packAgain(packed: readonly Packed[], out: string): Promise<void> {
  const again = await packAll(out, () => undefined);
  for (const [index, { name, file }] of packed.entries())
    if (!readFileSync(again[index]?.file ?? '').equals(readFileSync(file)))
      throw new Error(`${name} has other bytes when it is packed again`);
}

/** The steps of a section's team, with the tarballs and without this repository. */
function sectionSteps(scratch: string, packed: () => readonly Packed[]): readonly Step[] {
  const section = path.join(scratch, 'mfe-sports');
  const of = (name: string): string => programOf(section, name);
  return [
    {
      name: 'mfe new section',
      run: () => {
        const tools = path.join(scratch, 'tools');
        installTarballs(packed(), tools);
        run(scratch, programOf(tools, 'release-cli'), 'new', 'section', 'sports', '--into', section);
        installTarballs(packed(), section);
      },
    },
    { name: 'its types', run: () => run(section, of('typescript')) },
    {
      name: 'its lint',
      run: () => {
        run(section, of('oxlint'), '--type-aware');
        const strange = path.join(section, 'src/strange.ts');
        writeFileSync(strange, "export { boot } from 'host-shell/boot';\n");
        assertRefused('an import of the host', 'a section never imports the host', () => run(section, of('oxlint')));
        rmSync(strange);
      },
    },
    { name: 'its tests', run: () => run(section, of('jest')) },
    { name: 'its build', run: () => run(section, of('release-cli'), 'build') },
  ];
}

interface Step {
  readonly name: string;
  readonly run: () => unknown;
}

/**
 * `pnpm check:packages`: makes the tarballs, and does with them what the team of a section does in a repository of its own.
 * Libraries come from this workspace, so no registry is asked.
 */
async function main(): Promise<void> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  let packed: readonly Packed[] = [];
  const steps: readonly Step[] = [
    { name: 'pack', run: async () => (packed = await packAll(path.join(scratch, 'tarballs'), () => undefined)) },
    { name: 'the same bytes again', run: () => packAgain(packed, path.join(scratch, 'again')) },
    { name: 'linters of packages', run: () => lintPackages(packed) },
    ...sectionSteps(scratch, () => packed),
  ];
  try {
    for (const step of steps) {
      const started = Date.now();
      await step.run();
      process.stdout.write(`${step.name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
