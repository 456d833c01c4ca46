import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAudit } from './supply/advisories';
import { installedPackages } from './supply/installed';
import { lockedPackages } from './supply/lockfile';
import { absenceFaults, allowBuildsOf, licenceFaults, lockFaults, scriptFaults, settingFaults } from './supply/rules';
import { ROOT } from './workspace';

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

/** Checks everything that comes from elsewhere: licences, scripts at install, the lockfile, known vulnerabilities. */
function main(): void {
  const locked = lockedPackages(read('pnpm-lock.yaml'));
  const installed = installedPackages(ROOT);
  const [workspace, installer] = [read('pnpm-workspace.yaml'), read('tools/run/install.mjs')];
  const [, pnpm = 'pnpm'] = /'(pnpm@[\d.]+)'/.exec(installer) ?? [];
  const faults = [
    ...lockFaults(locked),
    ...absenceFaults(locked, installed),
    ...licenceFaults(installed),
    ...scriptFaults(installed, allowBuildsOf(workspace)),
    ...settingFaults(workspace, installer),
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
