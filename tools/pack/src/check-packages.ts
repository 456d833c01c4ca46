import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { tryDevelopment } from './develop-section';
import { tryMovedSection } from './moved-section';
import { packAll, type Packed } from './pack-all';
import { packedOnce } from './packed-once';
import { tryEmulator } from './packed-emulator';
import { makeSection, programOf, runProgram } from './section-repository';
import { stepRow, sumRow, type TakenStep } from './taken-step';

const PACK = path.join(WORKSPACE, 'tools/pack');

function run(folder: string, name: string, ...words: readonly string[]): void {
  runProgram({ folder, file: programOf(folder, name), words });
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
    run(PACK, 'publint', 'run', file, '--strict');
    run(PACK, '@arethetypeswrong/cli', file, '--profile', 'esm-only');
  }
}

async function packAgain(packed: readonly Packed[], out: string): Promise<void> {
  const again = await packAll(out, () => undefined);
  for (const [index, { name, file }] of packed.entries())
    if (!readFileSync(again[index]?.file ?? '').equals(readFileSync(file)))
      throw new Error(`${name} has other bytes when it is packed again`);
}

function lintSection(section: string): void {
  run(section, 'oxlint', '--type-aware');
  const strange = path.join(section, 'src/strange.ts');
  writeFileSync(strange, "export { boot } from 'host-shell/boot';\n");
  assertRefused('an import of the host', 'a section never imports the host', () => run(section, 'oxlint'));
  rmSync(strange);
}

interface Step {
  readonly name: string;
  readonly run: () => unknown;
}

/** The steps of a section's team, with the tarballs and without this repository. */
function steps(scratch: string): readonly Step[] {
  let packed: readonly Packed[] = [];
  let section = '';
  return [
    { name: 'pack', run: async () => (packed = await packedOnce()) },
    { name: 'the same bytes again', run: () => packAgain(packed, path.join(scratch, 'again')) },
    { name: 'linters of packages', run: () => lintPackages(packed) },
    { name: 'mfe new section, install', run: () => (section = makeSection(packed, 'sports', scratch)) },
    { name: 'mfe new screen', run: () => run(section, 'release-cli', 'new', 'screen', 'results') },
    { name: 'its types', run: () => run(section, 'typescript') },
    { name: 'its lint', run: () => lintSection(section) },
    { name: 'its tests', run: () => run(section, 'jest') },
    { name: 'its build', run: () => run(section, 'release-cli', 'build') },
    { name: 'the emulator in an empty folder, with this build', run: () => tryEmulator(section, scratch) },
    { name: 'mfe dev in its repository', run: () => tryDevelopment(section) },
    { name: 'mfe new repository: types, and the same bytes as here', run: () => tryMovedSection(packed, scratch) },
  ];
}

/**
 * `pnpm check:packages`: makes the tarballs, and does with them what the team of a section does in a repository of its own.
 * Libraries come from this workspace, so no registry is asked. The composed suite releases such a section; `pnpm ten-minutes`
 * does all of it with a registry.
 */
async function main(): Promise<void> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  const taken: TakenStep[] = [];
  try {
    for (const step of steps(scratch)) {
      const started = performance.now();
      await step.run();
      const made = { name: step.name, ms: performance.now() - started };
      taken.push(made);
      process.stdout.write(stepRow(made));
    }
    process.stdout.write(sumRow(taken));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
