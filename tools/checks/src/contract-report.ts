import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gateFaults, reportText, type ReportModule } from './contract-gate';
import { ROOT } from './workspace';

const CONTRACTS = path.join(ROOT, 'shared-contracts');
const REPORT = path.join(CONTRACTS, 'reports/api.md');
/** The surface of the last release, which changes are measured against; renewed when a version is released. */
const RELEASED = path.join(CONTRACTS, 'reports/released.md');

/** What only tests use promises nothing to anybody. */
const TEST_SUPPORT = 'test-support';

function declarations(folder: string, below = ''): ReportModule[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name);
    if (entry.isDirectory()) return entry.name === TEST_SUPPORT ? [] : declarations(folder, name);
    return name.endsWith('.d.ts') && !/\.test(-d)?\.d\.ts$/.test(name)
      ? [{ file: name, text: readFileSync(path.join(folder, name), 'utf8') }]
      : [];
  });
}

function generate(version: string): string {
  const output = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  try {
    const args = [
      '-p',
      CONTRACTS,
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
      '--outDir',
      output,
      '--rootDir',
      path.join(CONTRACTS, 'src'),
    ];
    const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), args, { stdio: 'inherit' });
    if (status !== 0) throw new Error('the contract does not compile');
    return reportText(version, declarations(output));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

function main(): void {
  const { version } = JSON.parse(readFileSync(path.join(CONTRACTS, 'package.json'), 'utf8')) as { version: string };
  const generated = generate(version);
  if (process.argv[2] === 'write') {
    mkdirSync(path.dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, generated);
    if (!existsSync(RELEASED)) writeFileSync(RELEASED, generated);
    return;
  }
  const released = readFileSync(RELEASED, 'utf8');
  const declared =
    /CONTRACT_VERSION = '([^']+)'/.exec(readFileSync(path.join(CONTRACTS, 'src/version.ts'), 'utf8'))?.[1] ?? '';
  const faults = gateFaults({
    version,
    declaredVersion: declared,
    checkedIn: existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '',
    generated,
    released: { version: /^# shared-contracts (\S+)/.exec(released)?.[1] ?? '0.0.0', report: released },
    changelog: readFileSync(path.join(CONTRACTS, 'CHANGELOG.md'), 'utf8'),
  });
  for (const fault of faults) process.stdout.write(`contract: ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main();
