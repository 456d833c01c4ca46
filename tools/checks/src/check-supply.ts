import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentWith } from 'services/document-table';
import { readAudit } from './supply/advisories';
import { installedPackages } from './supply/installed';
import { lockedPackages } from './supply/lockfile';
import { absenceFaults, allowBuildsOf, licenceFaults, lockFaults, scriptFaults, settingFaults } from './supply/rules';
import { SUPPLY_MARKS, supplyTable } from './supply/supply-table';
import { ROOT } from './workspace';

/** Where the table of the packages stands. */
const DOCUMENT = 'docs/security.md';

/** So long the registry may take; it is asked, not waited for. */
const PATIENCE_MS = 20_000;

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Asks the registry for known vulnerabilities; gives the grave ones. A registry that does not answer is no fault. */
function askRegistry(pnpm: string): readonly string[] {
  const { stdout, stderr } = spawnSync('npx', ['--yes', pnpm, 'audit', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  const outcome = readAudit(`${stdout ?? ''}${stderr ?? ''}`);
  if (outcome.kind === 'silent') {
    say(`known vulnerabilities: not asked, the registry does not answer (${outcome.why})`);
    return [];
  }
  for (const line of outcome.other) say(`known vulnerability: ${line}`);
  say(`known vulnerabilities: ${outcome.grave.length} grave, ${outcome.other.length} other`);
  return outcome.grave;
}

/** Puts the table of what is there into the document, or says that the document has another one. */
function tableFaults(table: string, isWritten: boolean): readonly string[] {
  const document = read(DOCUMENT);
  const renewed = documentWith(document, SUPPLY_MARKS, table);
  if (renewed === document) return [];
  if (!isWritten) return [`the table of ${DOCUMENT} is not of these packages (pnpm check:supply --write renews it)`];
  writeFileSync(path.join(ROOT, DOCUMENT), renewed);
  return [];
}

/** Checks everything that comes from elsewhere: licences, scripts at install, the lockfile, known vulnerabilities. */
function main(): void {
  const locked = lockedPackages(read('pnpm-lock.yaml'));
  const installed = installedPackages(ROOT);
  const [workspace, installer] = [read('pnpm-workspace.yaml'), read('tools/run/install.mjs')];
  const [, pnpm = 'pnpm'] = /'(pnpm@[\d.]+)'/.exec(installer) ?? [];
  const allowBuilds = allowBuildsOf(workspace);
  const faults = [
    ...lockFaults(locked),
    ...absenceFaults(locked, installed),
    ...licenceFaults(installed),
    ...scriptFaults(installed, allowBuilds),
    ...settingFaults(workspace, installer),
    ...tableFaults(supplyTable(locked, installed, allowBuilds), process.argv.includes('--write')),
    ...askRegistry(pnpm),
  ];
  const missing = locked.filter(({ mayBeMissing }) => mayBeMissing).length;
  say(
    `${locked.length} packages locked, ${missing} of them only with some machines; ${installed.length} installed here`,
  );
  for (const fault of faults) say(`supply: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main();
