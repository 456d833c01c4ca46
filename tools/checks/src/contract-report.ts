import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedReasons } from './contract/accepted';
import { compareReports } from './contract/compare';
import { declaredEntries } from './contract/declarations';
import { gateFaults } from './contract/gate';
import { releasedText, reportText, reportVersion } from './contract/report';
import { lineText, withMarks } from './contract/report-lines';
import { ROOT } from './workspace';

const CONTRACTS = path.join(ROOT, 'shared-contracts');
const REPORT = 'reports/api.md';
const RELEASED = 'reports/released.md';
const ACCEPTED = 'accepted-breaks.md';

const read = (file: string): string => readFileSync(path.join(CONTRACTS, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(CONTRACTS, file), text);

const packageVersion = (): string => (JSON.parse(read('package.json')) as { readonly version: string }).version;
const generate = (): string => reportText(packageVersion(), declaredEntries(CONTRACTS));

function refuse(faults: readonly string[]): void {
  for (const fault of faults) process.stdout.write(`contract: ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function check(): void {
  const faults = gateFaults({
    version: packageVersion(),
    declaredVersion: /CONTRACT_VERSION = '([^']+)'/.exec(read('src/version.ts'))?.[1] ?? '',
    checkedIn: read(REPORT),
    generated: generate(),
    released: read(RELEASED),
    acceptedBreaks: read(ACCEPTED),
    changelog: read('CHANGELOG.md'),
  });
  refuse(faults);
}

/**
 * Marks lost lines as accepted for a reason that the document gives: those of one entry or of all below a folder, and
 * with words only those that contain them.
 */
function accept(reason: string, below: string, words = ''): void {
  if (!acceptedReasons(read(ACCEPTED)).has(reason))
    return refuse([`no reason ${reason} in shared-contracts/${ACCEPTED}: write it there first`]);
  const released = read(RELEASED);
  const isBelow = (entry: string): boolean => `${entry}/`.startsWith(`${below.replace(/\/$/, '')}/`);
  const accepted = compareReports(released, generate()).lost.filter(
    (line) => line.reason === null && isBelow(line.entry) && lineText(line).includes(words),
  );
  const indexes = accepted.map(({ index }) => index);
  write(RELEASED, withMarks(released, indexes, reason));
  for (const line of accepted) process.stdout.write(`may be lost (${reason}): ${lineText(line)}\n`);
}

/** Makes today's contract the released one. The breaks that were accepted before belong to that release, so the list ends. */
function release(): void {
  const head = read(ACCEPTED).split(/^- /m)[0]?.trimEnd() ?? '';
  write(ACCEPTED, `${head.replaceAll(reportVersion(read(RELEASED)), packageVersion())}\n`);
  write(RELEASED, releasedText(generate()));
}

/** `check`, `write`, `accept <reason> <entry or folder> [words]`, `release`: see CONTRIBUTING. */
function main([command, ...args]: readonly string[]): void {
  const [reason, below, words] = args;
  if (command === 'check') return check();
  if (command === 'write') return write(REPORT, generate());
  if (command === 'release') return release();
  if (command === 'accept' && reason !== undefined && below !== undefined) return accept(reason, below, words);
  refuse(['say check, write, accept <reason> <entry or folder> [words], or release']);
}

main(process.argv.slice(2));
