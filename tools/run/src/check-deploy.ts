import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { ensureProgram, findProgram, type ProgramState } from 'services/ensure-package';
import { spawnTethered } from 'services/processes';
import { deployFiles } from './deploy/deploy-files';

/** What `deploy/` has is read here by the programs that it is for. */
interface Check {
  readonly name: string;
  readonly program: ProgramState;
  /** The words of the program, from the folder with the files. */
  readonly words: readonly string[];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Writes the files into a folder; programs of the units that this machine has elsewhere are named as they are here. */
function writeFiles(folder: string): readonly string[] {
  return Object.entries(deployFiles()).map(([name, text]) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const here = text
      .replaceAll('/usr/bin/node ', `${process.execPath} `)
      .replaceAll('WorkingDirectory=/opt/mobile-site', `WorkingDirectory=${folder}`);
    writeFileSync(file, name.startsWith('systemd/') ? here : text);
    return name;
  });
}

function checksOf(files: readonly string[]): readonly Check[] {
  const analyze = findProgram('systemd-analyze');
  const missing = 'systemd-analyze is not installed';
  const promtool = ensureProgram('promtool', ['prometheus']);
  const units = files.filter((name) => name.startsWith('systemd/'));
  return [
    {
      name: 'units of systemd',
      program: analyze === undefined ? { kind: 'missing', why: missing } : { kind: 'present', path: analyze },
      words: ['verify', '--man=no', '--recursive-errors=no', ...units],
    },
    { name: 'configuration of Prometheus', program: promtool, words: ['check', 'config', 'prometheus/prometheus.yml'] },
    { name: 'alarms', program: promtool, words: ['test', 'rules', 'prometheus/alerts.test.yml'] },
  ];
}

/** Runs a check; false where it failed. */
function isPassed({ name, program, words }: Check, folder: string): boolean {
  if (program.kind === 'missing') {
    say(`${name}: not run: ${program.why}`);
    return true;
  }
  const { status, stdout, stderr } = spawnSync(program.path, words, { cwd: folder, encoding: 'utf8' });
  const isSound = status === 0;
  say(`${name}: ${isSound ? 'passed' : `FAILED\n${stdout}${stderr}`}`);
  return isSound;
}

/** Runs the test of a real Prometheus that scrapes real services; gives its exit status. */
async function testScraping(prometheus: string): Promise<number> {
  const jest = path.join(WORKSPACE, 'node_modules/jest/bin/jest.js');
  const words = ['--selectProjects', 'node', '--testPathPatterns', 'services/figures', '--verbose'];
  const child = spawnTethered(process.execPath, [jest, ...words], {
    cwd: WORKSPACE,
    stdio: 'inherit',
    env: { ...process.env, TEST_PROMETHEUS: prometheus },
  });
  process.once('exit', () => child.kill());
  return new Promise((done, fail) => child.once('error', fail).once('close', (status) => done(status ?? 1)));
}

/** Reads the files of `deploy/` with systemd and Prometheus, where this machine has them. */
async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    const passed = checksOf(writeFiles(folder)).map((check) => isPassed(check, folder));
    if (passed.includes(false)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
  const prometheus = ensureProgram('prometheus', ['prometheus']);
  if (prometheus.kind === 'missing') say(`scraping: not run: ${prometheus.why}`);
  else if ((await testScraping(prometheus.path)) !== 0) process.exitCode = 1;
}

await main();
