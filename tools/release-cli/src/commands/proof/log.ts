import { assertAtMost, ownEnvironment, type Command } from '../../command-line/command';
import { WrongUsage } from '../../text/user-error';
import { checkpointLog, proveLog } from './log-checkpoint';
import { exportLog } from './log-export';
import { verifyLog } from './log-verify';

const USAGE =
  'log verify [--head hash] [--checkpoint file] | log export [--format jsonl|csv] [--out file] [--merchant code] [--since time] | ' +
  'log checkpoint [--document map|settings] [--out file] | log prove <older file> <newer file>';

const WORDS = { verify: 1, export: 1, checkpoint: 1, prove: 3 } as const;

export const logCommand: Command = {
  name: 'log',
  usage: USAGE,
  summary:
    'the record of every write, as a chain of hashes: check it, export it, or prove that nothing of it was changed',
  options: {
    head: { type: 'string' },
    checkpoint: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string' },
    merchant: { type: 'string' },
    since: { type: 'string' },
    document: { type: 'string' },
  },
  environments: ownEnvironment,
  async run(context, input) {
    const [action, older, newer] = input.positionals;
    if (action === undefined || !Object.hasOwn(WORDS, action)) throw new WrongUsage(`Say what to do: mfe ${USAGE}`);
    assertAtMost(input, WORDS[action as keyof typeof WORDS], USAGE);
    if (action === 'verify') return verifyLog(context, input);
    if (action === 'export') return exportLog(context, input);
    if (action === 'checkpoint') return checkpointLog(context, input);
    if (older === undefined || newer === undefined) throw new WrongUsage(`Name two checkpoints: mfe ${USAGE}`);
    return proveLog(context, older, newer);
  },
};
