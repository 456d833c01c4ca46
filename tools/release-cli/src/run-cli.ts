import { join, resolve } from 'node:path';
import { authorHere } from './command-line/author';
import { STATUS } from './command-line/common-options';
import { findCommand, hasFlag, parseWords } from './command-line/program';
import { textOption, type Command, type CommandContext, type CommandInput } from './command-line/command';
import { COMMANDS } from './commands/command-table';
import { UserError, messageOf, Unfinished, WrongUsage } from './text/user-error';
import { silent } from './text/report';
import { shownJson, shownText } from './text/plain-text';
import { assertEnvironmentIn } from './store/environments';
import { placeOf } from './trust/open-store';
import { openTrustedStore } from './trust/trusting';

/** What the command line touches of the process around it. */
export interface CliHost {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Root of the repository. */
  readonly repository: string;
  /** What is piped into the process, whole; absent at a terminal, which would wait for words that nobody knows to type. */
  readonly standardInput?: (() => Promise<string>) | undefined;
  /** Whether errors may be coloured. */
  readonly isColoured: boolean;
}

function nothingPiped(): Promise<never> {
  return Promise.reject(new WrongUsage('Name a file, or pipe the text into the command'));
}

function contextOf(host: CliHost, words: readonly string[], input: CommandInput, isPreview: boolean): CommandContext {
  const { environment: variables, repository } = host;
  const home = resolve(textOption(input, 'home') ?? (variables['MFE_HOME'] || join(repository, '.local')));
  const location = textOption(input, 'store') ?? (variables['MFE_STORE'] || undefined);
  return {
    command: words[0] ?? '',
    store: openTrustedStore(location, { home, environment: variables }),
    storePlace: placeOf(location, home),
    environment: textOption(input, 'env') ?? 'production',
    repository,
    author: authorHere(repository, variables, textOption(input, 'author')),
    reason: textOption(input, 'reason') ?? shownText(words.join(' ')),
    isDryRun: isPreview || input.values['dry-run'] === true,
    report: input.values['json'] === true ? silent : (line) => host.out(shownText(line)),
    standardInput: host.standardInput ?? nothingPiped,
    home,
    variables,
    commands: COMMANDS,
  };
}

interface Chosen {
  readonly command: Command;
  /** The words of the command, its own name first. */
  readonly words: readonly string[];
  /** Shown and checked only: `mfe preview promote …`. */
  readonly isPreview: boolean;
}

function chosenCommand(words: readonly string[]): Chosen {
  const [first, second] = words;
  if (first === undefined || first === '--help' || first === '-h') return chosenCommand(['help', ...words.slice(1)]);
  if (first.startsWith('-')) throw new WrongUsage(`The command comes before its options, such as ${first}: mfe help`);
  // Before `publish` it is a command of its own, which cannot be mistaken: without a merchant it is refused.
  const isPreview = first === 'preview' && second !== undefined && second !== 'publish' && !second.startsWith('-');
  const own = isPreview ? words.slice(1) : words;
  return { command: findCommand(COMMANDS, own[0] ?? ''), words: own, isPreview };
}

async function run(host: CliHost, words: readonly string[]): Promise<number> {
  const chosen = chosenCommand(words);
  const asked = parseWords(chosen.command, chosen.words.slice(1));
  const help: Chosen = {
    command: findCommand(COMMANDS, 'help'),
    words: ['help', chosen.command.name, ...(asked.values['json'] === true ? ['--json'] : [])],
    isPreview: false,
  };
  const { command, words: own, isPreview } = asked.values['help'] === true ? help : chosen;
  const input = parseWords(command, own.slice(1));
  const context = contextOf(host, own, input, isPreview);
  for (const environment of command.environments?.(input, context.environment) ?? [])
    await assertEnvironmentIn(context.store, environment, context.storePlace);
  const outcome = await command.run(context, input);
  const isOk = outcome.isFailed !== true;
  if (input.values['json'] === true) host.out(shownJson({ ok: isOk, ...outcome.value }));
  return isOk ? STATUS.done : STATUS.refused;
}

function statusOf(error: unknown): number {
  if (error instanceof WrongUsage) return STATUS.wrongUsage;
  if (error instanceof Unfinished) return STATUS.unfinished;
  return error instanceof UserError ? STATUS.refused : STATUS.unexpected;
}

/** Runs one command line and gives the exit status; every refusal is one sentence, and nothing was written. */
export async function runCli(host: CliHost, words: readonly string[]): Promise<number> {
  try {
    return await run(host, words);
  } catch (error) {
    const status = statusOf(error);
    const sentence = shownText(
      messageOf(error)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' '),
    );
    const line = status === STATUS.unexpected ? `This was not expected: ${sentence}` : sentence;
    if (hasFlag(words, '--json')) host.out(shownJson({ ok: false, error: line }));
    else host.error(host.isColoured ? `\u001b[31m${line}\u001b[39m` : line);
    if (status === STATUS.unexpected && host.environment['MFE_DEBUG'] === '1' && error instanceof Error)
      host.error(error.stack ?? '');
    return status;
  }
}
