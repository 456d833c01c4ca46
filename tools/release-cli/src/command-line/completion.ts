import { PRODUCT_PACKAGES } from '../settings/admitted-sections';
import type { Command } from './command';
import { COMMAND_HELP } from './command-help';
import { optionsOf } from './program';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What may follow a command. */
export interface Completion {
  readonly name: string;
  readonly summary: string;
  /** Plain words: packages, and what the command's own first words may be. */
  readonly words: readonly string[];
  /** With their dashes. */
  readonly options: readonly string[];
}

/** Everything that can be completed, as the table of commands has it. */
export function completionsOf(commands: readonly Command[]): readonly Completion[] {
  return commands.map((command) => {
    const own = COMMAND_HELP[command.name]?.words ?? [];
    const names = command.name === 'help' || command.name === 'preview' ? commands.map(({ name }) => name) : [];
    const packages = command.usage.includes('package') ? PRODUCT_PACKAGES : [];
    return {
      name: command.name,
      summary: command.summary,
      words: [...own, ...names, ...packages],
      options: Object.keys(optionsOf(command)).map((name) => `--${name}`),
    };
  });
}

function bashScript(entries: readonly Completion[]): readonly string[] {
  return [
    '# mfe completion for bash: source <(mfe completion bash)',
    '_mfe() {',
    // Not every bash has the helpers of the completion package, so none of them is used.
    '  local word="${COMP_WORDS[COMP_CWORD]}" command="${COMP_WORDS[1]}" words=""',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${entries.map(({ name }) => name).join(' ')}" -- "$word"))`,
    '    return',
    '  fi',
    '  case "$command" in',
    ...entries.map(({ name, words, options }) => `    ${name}) words="${[...words, ...options].join(' ')}" ;;`),
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    'complete -o default -F _mfe mfe',
  ];
}

function zshText(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll(':', '\\:');
}

function zshScript(entries: readonly Completion[]): readonly string[] {
  return [
    '#compdef mfe',
    '# mfe completion for zsh: source <(mfe completion zsh)',
    '_mfe() {',
    '  if (( CURRENT == 2 )); then',
    '    local -a commands=(',
    ...entries.map(({ name, summary }) => `      '${name}:${zshText(summary)}'`),
    '    )',
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  case "$words[2]" in',
    ...entries.map(({ name, words, options }) => `    ${name}) compadd -- ${[...words, ...options].join(' ')} ;;`),
    '  esac',
    '}',
    'compdef _mfe mfe',
  ];
}

function fishText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

function fishScript(entries: readonly Completion[]): readonly string[] {
  const on = (name: string): string => `-n '__fish_seen_subcommand_from ${name}'`;
  return [
    '# mfe completion for fish: mfe completion fish | source',
    'complete -c mfe -f',
    ...entries.map(
      ({ name, summary }) => `complete -c mfe -n __fish_use_subcommand -a ${name} -d '${fishText(summary)}'`,
    ),
    ...entries.flatMap(({ name, words, options }) => [
      ...(words.length === 0 ? [] : [`complete -c mfe ${on(name)} -a '${words.join(' ')}'`]),
      ...options.map((option) => `complete -c mfe ${on(name)} -l ${option.slice(2)}`),
    ]),
  ];
}

/** A script that teaches a shell the commands of this very table. */
export function completionScript(shell: Shell, commands: readonly Command[]): readonly string[] {
  const entries = completionsOf(commands);
  switch (shell) {
    case 'bash':
      return bashScript(entries);
    case 'zsh':
      return zshScript(entries);
    case 'fish':
      return fishScript(entries);
  }
}
