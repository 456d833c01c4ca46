import { packageEntries } from 'shared-contracts/remote/remote-names';
import { readEvidence, type Evidence } from '../../evidence/evidence';
import { setText } from '../../evidence/set-versions';
import { tableLines } from '../../text/table-lines';
import { UserError, WrongUsage } from '../../text/user-error';
import type { Store } from '../../trust/store';
import { assertAtMost, type Command, type CommandOutcome } from '../../command-line/command';
import type { Report } from '../../text/report';

const USAGE = 'evidence list | evidence show <set>';

/** The suite, and which of its tests that means. */
function suiteText({ suite, selection = [] }: Evidence): string {
  return selection.length === 0 ? suite : `${suite} (${selection.join(' ')})`;
}

function countsText({ counts }: Evidence): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}

async function list(store: Store, report: Report): Promise<CommandOutcome> {
  const records = (await readEvidence(store)).toReversed();
  const rows = records.map((entry) => [
    entry.set,
    entry.at,
    suiteText(entry),
    entry.result,
    countsText(entry),
    entry.by,
  ]);
  if (rows.length === 0) report('No set has been proven yet.');
  else for (const line of tableLines([['set', 'run', 'suite', 'result', 'tests', 'by'], ...rows])) report(line);
  return { value: { evidence: records } };
}

function detailLines(entry: Evidence): readonly string[] {
  const versions = Object.fromEntries(packageEntries(entry.versions).map(([name, { version }]) => [name, version]));
  return [
    `${entry.at}  ${suiteText(entry)}  ${entry.result}: ${countsText(entry)}, ${(entry.durationMs / 1000).toFixed(1)} s`,
    `  ${setText(versions)}`,
    `  by ${entry.by} at commit ${entry.commit}, for ${entry.environment}`,
    ...packageEntries(entry.versions).map(([name, { sha256 }]) => `  ${name} ${sha256}`),
  ];
}

async function show(store: Store, report: Report, id: string | undefined): Promise<CommandOutcome> {
  if (id === undefined || !/^[0-9a-f]{16}$/.test(id)) throw new WrongUsage(`Name a set by its id: mfe ${USAGE}`);
  const records = (await readEvidence(store, id)).toReversed();
  if (records.length === 0) throw new UserError(`The set ${id} has no evidence`);
  for (const line of records.flatMap(detailLines)) report(line);
  return { value: { set: id, evidence: records } };
}

export const evidenceCommand: Command = {
  name: 'evidence',
  usage: USAGE,
  summary: 'the results of the composed suite: all of them, or those of one set with every build by hash',
  options: {},
  async run({ store, report }, input) {
    const [action, id] = input.positionals;
    assertAtMost(input, action === 'show' ? 2 : 1, USAGE);
    if (action === 'list') return list(store, report);
    if (action === 'show') return show(store, report, id);
    throw new WrongUsage(`Say what to do: mfe ${USAGE}`);
  },
};
