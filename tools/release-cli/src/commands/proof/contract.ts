import { tableLines } from '../../text/table-lines';
import { checkContract, readCandidate, type ContractCheck } from '../../publish/check-contract';
import { WrongUsage } from '../../text/user-error';
import { assertAtMost, textOption, type Command } from '../../command-line/command';

const USAGE = 'contract check --candidate <output folder | package@version> [--all]';

function linesOf({ candidate, remotes, isSafe }: ContractCheck): readonly string[] {
  const rows = remotes.map(({ name, version, uses, problems }) => [
    name,
    version,
    uses.map((use) => `${use.environment} (${use.state})`).join(', '),
    problems.length === 0 ? 'fits' : problems.join('; '),
  ]);
  const title = `${candidate.name} ${candidate.version} with contract ${candidate.contract}`;
  if (rows.length === 0) return [`No remote is in use yet, so ${title} breaks none.`];
  return [
    ...tableLines([['remote', 'version', 'in use', 'result'], ...rows]),
    isSafe ? `Every served remote would run with ${title}.` : `Some of what is served would not run with ${title}.`,
  ];
}

export const contractCommand: Command = {
  name: 'contract',
  usage: USAGE,
  summary: 'hold every published remote in use against the contract of a candidate; status 1 when a served one breaks',
  options: { candidate: { type: 'string' }, all: { type: 'boolean' } },
  async run({ store, report }, input) {
    assertAtMost(input, 1, USAGE);
    const candidate = textOption(input, 'candidate');
    if (input.positionals[0] !== 'check' || candidate === undefined)
      throw new WrongUsage(`Say what to check: mfe ${USAGE}`);
    const check = await checkContract(store, await readCandidate(store, candidate), input.values['all'] === true);
    for (const line of linesOf(check)) report(line);
    return { value: check, isFailed: !check.isSafe };
  },
};
