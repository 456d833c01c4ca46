import { Help } from 'commander';
import { tableLines } from '../text/table-lines';
import type { Command } from './command';
import { COMMON_HELP, COMMON_OPTIONS, STATUS_HELP } from './common-options';
import { COMMAND_HELP, HELP_GROUPS } from './command-help';

const WIDTH = 100;
const INDENT = '  ';

/** A text in lines of at most the width. */
function wrapped(text: string): readonly string[] {
  return new Help().boxWrap(text, WIDTH).split('\n');
}

function optionTitle(name: string, options: Command['options']): string {
  const option = options[name];
  const value = option?.type === 'string' ? ' …' : '';
  return `--${name}${value}${option?.multiple === true ? ' (several times)' : ''}`;
}

function optionLines(options: Command['options'], texts: Readonly<Record<string, string>>): readonly string[] {
  const rows = Object.keys(options).map((name) => [`${INDENT}${optionTitle(name, options)}`, texts[name] ?? '']);
  return tableLines(rows);
}

/** The forms of a usage: what stands in brackets is a choice within one form. */
function formsOf(usage: string): readonly string[] {
  const forms = [''];
  let depth = 0;
  for (const part of usage.split(/( \| |[[\]<>()])/)) {
    if (['[', '<', '('].includes(part)) depth += 1;
    if ([']', '>', ')'].includes(part)) depth -= 1;
    if (part === ' | ' && depth === 0) forms.push('');
    else forms.push(`${forms.pop() ?? ''}${part}`);
  }
  return forms;
}

/** All commands, by what they are for. */
export function overviewLines(commands: readonly Command[]): readonly string[] {
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    'mfe: what is released to whom',
    '',
    'usage: mfe <command> [words] [options]',
    ...HELP_GROUPS.flatMap(({ title, names }) => [
      '',
      `${title}:`,
      ...names.flatMap((name) => {
        const command = commands.find((entry) => entry.name === name);
        return command === undefined ? [] : [`${INDENT}${name.padEnd(width)}  ${command.summary}`];
      }),
    ]),
    '',
    'options of every command:',
    ...optionLines(COMMON_OPTIONS, COMMON_HELP),
    '',
    'exit status:',
    ...tableLines(STATUS_HELP.map(([status, meaning]) => [`${INDENT}${status}`, meaning])),
    '',
    'More about one: mfe help <command>. In a shell: mfe completion bash|zsh|fish.',
  ];
}

/** One command: what it does, its options, examples, and how it ends. */
export function commandLines(command: Command): readonly string[] {
  const { about, options, examples } = COMMAND_HELP[command.name] ?? { about: [], options: {}, examples: [] };
  const hasOptions = Object.keys(command.options).length > 0;
  return [
    ...formsOf(command.usage).map((form, index) => `${index === 0 ? 'usage:' : '      '} mfe ${form}`),
    '',
    ...wrapped(`${command.summary.charAt(0).toUpperCase()}${command.summary.slice(1)}.`),
    ...about.flatMap((paragraph) => ['', ...wrapped(paragraph)]),
    ...(hasOptions ? ['', 'options:', ...optionLines(command.options, options)] : []),
    '',
    'options of every command: --env --home --store --author --reason --dry-run --json (mfe help)',
    '',
    'examples:',
    ...examples.flatMap(([line, meaning]) => [`${INDENT}${line}`, `${INDENT}    ${meaning}`]),
    '',
    'exit status:',
    ...tableLines(STATUS_HELP.map(([status, meaning]) => [`${INDENT}${status}`, meaning])),
  ];
}
