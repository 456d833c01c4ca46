import { changeSummary, mapChanges } from '../../map/map-changes';
import { tableLines } from '../../text/table-lines';
import { openProposals } from '../../change/proposals';
import { readMap } from '../../map/read-map';
import { afterWrite, writtenMap } from '../../notify/after-write';
import { signProposal } from '../../change/sign-proposal';
import {
  assertAtMost,
  type Command,
  type CommandContext,
  type CommandOutcome,
  ownEnvironment,
} from '../../command-line/command';

const USAGE = 'sign [proposal]';

async function list({ store, environment, report }: CommandContext): Promise<CommandOutcome> {
  const { map } = await readMap(store, environment);
  const proposals = await openProposals(store, environment, map.revision, new Date());
  const rows = proposals.map(({ id, map: after, signers, threshold }) => ({
    id,
    writtenAt: after.writtenAt,
    author: after.author,
    reason: after.reason,
    signed: signers.length,
    threshold,
    changed: changeSummary(mapChanges(map, after)),
  }));
  if (rows.length === 0) report(`No write of ${environment} waits for a signature.`);
  else {
    const heading = ['proposal', 'written', 'author', 'signed', 'reason', 'what changes'];
    const lines = rows.map((row) => [
      row.id,
      row.writtenAt,
      row.author,
      `${row.signed} of ${row.threshold}`,
      row.reason,
      row.changed,
    ]);
    for (const line of tableLines([heading, ...lines])) report(line);
  }
  return { value: { environment, proposals: rows } };
}

export const signCommand: Command = {
  name: 'sign',
  usage: USAGE,
  summary: 'sign a write of the map that another has proposed, where it takes several keys; without a name, list them',
  options: {},
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 1, USAGE);
    const [id] = input.positionals;
    if (id === undefined) return list(context);
    const { store, environment, report, isDryRun } = context;
    const { map, ...result } = await signProposal({ store, environment, id, report, dryRun: isDryRun });
    const { revision, isWritten, signed, threshold } = result;
    if (isWritten) {
      report(`Revision ${revision} of ${environment} is written and its pages are renewed.`);
      // What is stored names the owners of all keys that signed.
      const { map: present } = await readMap(store, environment);
      await afterWrite(context, writtenMap(present.revision === revision ? present : map, result.preview));
    } else if (isDryRun) report('Nothing is signed: this was a dry run.');
    else report(`${id} is signed by ${signed} of ${threshold} keys; it is not in effect yet.`);
    return { value: { environment, proposal: id, ...result } };
  },
};
