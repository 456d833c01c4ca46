import { completionScript, SHELLS } from '../command-line/completion';
import { WrongUsage } from '../text/user-error';
import { assertAtMost, type Command } from '../command-line/command';

const USAGE = 'completion bash|zsh|fish';

export const completionCommand: Command = {
  name: 'completion',
  usage: USAGE,
  summary: 'a script that teaches your shell these commands',
  options: {},
  run({ commands, report }, input) {
    assertAtMost(input, 1, USAGE);
    const shell = SHELLS.find((name) => name === input.positionals[0]);
    if (shell === undefined) throw new WrongUsage(`Name a shell: mfe ${USAGE}`);
    const lines = completionScript(shell, commands);
    for (const line of lines) report(line);
    return Promise.resolve({ value: { shell, script: `${lines.join('\n')}\n` } });
  },
};
