import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Command, CommandContext, CommandInput } from './commands/command';
import { COMMANDS } from './commands/command-table';
import { tableLines } from './map/preview-table';
import { Refusal, sentenceOf } from './refusal';
import { silent } from './report';
import { openStore } from './store/file-store';

/** What the command line touches of the process around it. */
export interface CliHost {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Root of the repository. */
  readonly repository: string;
  /** Whether errors may be coloured. */
  readonly isColoured: boolean;
}

const COMMON_OPTIONS = {
  env: { type: 'string' },
  home: { type: 'string' },
  author: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

const COMMON_HELP: readonly (readonly [string, string])[] = [
  ['--env name', 'environment (production); publish takes several, a,b'],
  ['--home folder', 'state folder ($MFE_HOME, else .local of the repository)'],
  ['--author name', 'who writes (your git name, else $USER)'],
  ['--reason text', 'why (else the words of the command)'],
  ['--dry-run', 'show and check everything, write nothing'],
  ['--json', 'one JSON document instead of text'],
];

function helpLines(only?: Command): readonly string[] {
  const commands = only === undefined ? COMMANDS : [only];
  return [
    'mfe: what is released to whom',
    '',
    ...commands.flatMap(({ usage, summary }) => [`  mfe ${usage}`, `      ${summary}`]),
    '',
    ...tableLines(COMMON_HELP.map(([option, meaning]) => [`  ${option}`, meaning])),
  ];
}

function parseInput(command: Command, words: readonly string[]): CommandInput {
  try {
    const options: NonNullable<ParseArgsConfig['options']> = { ...COMMON_OPTIONS, ...command.options };
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = sentenceOf(error).split(/\. |\n/);
    throw new Refusal(`${sentence.replace(/\.$/, '')}: mfe ${command.usage}`);
  }
}

function gitName(repository: string): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function contextOf(host: CliHost, words: readonly string[], input: CommandInput, isPreview: boolean): CommandContext {
  const option = (name: string): string | undefined => {
    const value = input.values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const home = resolve(option('home') ?? (host.environment['MFE_HOME'] || join(host.repository, '.local')));
  return {
    store: openStore(home),
    environment: option('env') ?? 'production',
    repository: host.repository,
    author: option('author') ?? (gitName(host.repository) || (host.environment['USER'] ?? '')),
    reason: option('reason') ?? words.join(' '),
    isDryRun: isPreview || input.values['dry-run'] === true,
    report: input.values['json'] === true ? silent : host.out,
  };
}

function findCommand(name: string): Command {
  const found = COMMANDS.find((command) => command.name === name);
  if (found === undefined) throw new Refusal(`"${name}" is not a command; they are listed by: mfe --help`);
  return found;
}

async function run(host: CliHost, words: readonly string[]): Promise<number> {
  const [first, second] = words;
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    helpLines().forEach(host.out);
    return 0;
  }
  const isPreview = first === 'preview' && second !== undefined && !second.startsWith('-');
  const own = isPreview ? words.slice(1) : words;
  const command = findCommand(own[0] ?? '');
  const input = parseInput(command, own.slice(1));
  if (input.values['help'] === true) {
    helpLines(command).forEach(host.out);
    return 0;
  }
  const outcome = await command.run(contextOf(host, own, input, isPreview), input);
  if (input.values['json'] === true) host.out(JSON.stringify(outcome.value, null, 2));
  return outcome.isFailed === true ? 1 : 0;
}

/** Runs one command line and gives the exit status; every refusal is one sentence. */
export async function runCli(host: CliHost, words: readonly string[]): Promise<number> {
  try {
    return await run(host, words);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (words.includes('--json')) host.out(JSON.stringify({ error: sentence }, null, 2));
    else host.error(host.isColoured ? `\u001b[31m${sentence}\u001b[39m` : sentence);
    return 1;
  }
}
