import { packageEntries } from 'shared-contracts/remote/remote-names';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkoutOf } from 'build-preset/checkout';
import { WORKSPACE } from 'build-preset/package-info';
import { authorHere } from 'release-cli/command-line/author';
import { parseCandidate } from 'release-cli/evidence/candidates';
import { recordEvidence, type Evidence, type EvidenceState } from 'release-cli/evidence/evidence';
import { readSetMatrix, type SetMatrix } from 'release-cli/evidence/set-matrix';
import { setText, type SetVersions } from 'release-cli/evidence/set-versions';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { prepareHome, type MatrixSource } from './prepare-home';
import { runSuite, SUITES, type SuiteName, type SuiteResult } from './run-suite';
import { counted } from 'release-cli/text/counted';
import { shownText } from 'release-cli/text/plain-text';

const HELP = `Usage: pnpm e2e:matrix [--env staging] [--candidate [merchant:]mfe-games=1.1.0]... [--reverse]
                       [--suite composed|smoke] [--only <set id>]... [--again] [--home <folder>] [--author <name>]

Runs the composed suite over every different set that the release map gives anybody, and records the result as
evidence under the set's id: promotion to the next environment asks for it. MFE_STORE may name the store.
  --candidate  counts a published version as served by default, or to one merchant
  --reverse    also the last release's remotes on the new host, and new remotes on the last host
  --again      also sets that are proven already
  --author     who answers for the evidence (MFE_AUTHOR, else your name in git, else your account on this machine)
`;

/** A set to run the suite over, and why. */
interface PlannedSet {
  readonly id: string;
  readonly versions: SetVersions;
  readonly why: string;
  readonly evidence: EvidenceState;
}

/** What one run is about. */
interface Run {
  readonly environment: string;
  readonly suite: SuiteName;
  /** Who answers for what is recorded. */
  readonly by: string;
  readonly hashes: SetMatrix['hashes'];
}

function say(line: string): void {
  process.stdout.write(`${shownText(line)}\n`);
}

function parseSuite(text: string): SuiteName {
  if (Object.hasOwn(SUITES, text)) return text as SuiteName;
  throw new Error(`--suite is composed or smoke, not "${text}"`);
}

/** Asked before the suite runs: evidence needs an author. */
function requireAuthor(option: string | undefined): string {
  const author = authorHere(WORKSPACE, process.env, option);
  if (author === '') throw new Error('Evidence needs an author: name one with --author or MFE_AUTHOR');
  return author;
}

/** The commit of the suite, marked as git describes a tree with changes. */
function commitOf(): string {
  const checkout = checkoutOf(WORKSPACE, { places: ['.'], files: ['package.json'], counts: () => true });
  if (checkout === null) return 'unknown';
  return `${checkout.commit}${checkout.changed.length === 0 ? '' : '-dirty'}`;
}

/** The sets to run, those that could never be served left out. */
function plannedSets({ sets, reverse }: SetMatrix): readonly PlannedSet[] {
  const mixed = reverse.filter((set) => set.misfit === null);
  return [
    ...sets.map(({ merchants, ...set }) => ({ ...set, why: `given to ${merchants.join(', ')}` })),
    ...mixed.map(({ pattern, package: name, ...set }) => ({
      ...set,
      why: pattern === 'ahead' ? `new ${name} on the last release` : `last ${name} on the new release`,
    })),
  ];
}

/** What a run over a set proves, in the form it is kept. */
function evidenceOf(
  { id, versions }: PlannedSet,
  { environment, suite, by, hashes }: Run,
  result: SuiteResult,
): Evidence {
  const { durationMs, ...counts } = result;
  const builds = packageEntries(versions).map(([name, version]) => {
    const sha256 = hashes[`${name}@${version}`];
    if (sha256 === undefined) throw new Error(`${name} ${version} is not published`);
    return [name, { version, sha256 }] as const;
  });
  return {
    schema: 2,
    set: id,
    versions: Object.fromEntries(builds),
    suite,
    result: counts.failed === 0 && counts.passed > 0 ? 'passed' : 'failed',
    counts,
    durationMs,
    at: new Date().toISOString(),
    by,
    commit: commitOf(),
    environment,
  };
}

async function prove(from: MatrixSource, set: PlannedSet, run: Run): Promise<Evidence> {
  const copy = await prepareHome(from, run.environment, set.versions, path.join(from.home, 'matrix'));
  try {
    const evidence = evidenceOf(set, run, await runSuite(copy, run.suite));
    await recordEvidence(from.store, evidence);
    return evidence;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function readOptions() {
  return parseArgs({
    options: {
      env: { type: 'string', default: 'staging' },
      home: { type: 'string', default: process.env['MFE_HOME'] ?? '.local' },
      candidate: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      suite: { type: 'string', default: 'composed' },
      reverse: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      author: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return say(HELP);
  const suite = parseSuite(options.suite);
  const by = requireAuthor(options.author);
  const home = path.resolve(WORKSPACE, options.home);
  const location = process.env['MFE_STORE'] || undefined;
  const store = openTrustedStore(location, { home, environment: process.env });
  const from: MatrixSource = { home, store };
  const matrix = await readSetMatrix({
    store,
    environment: options.env,
    candidates: options.candidate.map(parseCandidate),
    isReverse: options.reverse,
  });
  const planned = plannedSets(matrix);
  const wanted = options.only.length === 0 ? planned : planned.filter(({ id }) => options.only.includes(id));
  if (wanted.length === 0) throw new Error('There is no such set');
  const run: Run = { environment: options.env, suite, by, hashes: matrix.hashes };
  let failures = 0;
  for (const [index, set] of wanted.entries()) {
    say(`\n== set ${set.id} (${index + 1} of ${wanted.length}), ${set.why}\n   ${setText(set.versions)}`);
    if (!options.again && set.evidence === 'passed') {
      say('   proven already');
      continue;
    }
    const { result, counts, durationMs } = await prove(from, set, run);
    if (result === 'failed') failures += 1;
    const seconds = (durationMs / 1000).toFixed(0);
    say(`   ${result}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  }
  say(`\n${counted(wanted.length, 'set')}, ${failures} failed`);
  process.exitCode = failures === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
