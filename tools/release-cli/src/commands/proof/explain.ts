import { readFile, stat } from 'node:fs/promises';
import { setOfId, type NamedSet } from '../../evidence/set-of-id';
import { parseSince } from '../../edits/schedule';
import { explainedText } from '../../explain/explained-text';
import { explainStack, type ExplainedLine } from '../../explain/explain-stack';
import { setsThatServe, type ServingSet } from '../../explain/who-got';
import { findHealthSource } from '../../health/health-source';
import { ERROR_ID, readErrors } from '../../health/read-errors';
import { readHistory, readMap } from '../../map/read-map';
import { readSettings } from '../../settings/settings';
import { errorCode } from '../../store/file-errors';
import { tableLines } from '../../text/table-lines';
import { UserError, WrongUsage } from '../../text/user-error';
import {
  assertAtMost,
  ownEnvironment,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
} from '../../command-line/command';

const USAGE = 'explain [<stack> | <file> | <event id>] [--set id] | explain --list [--since 24h]';
const USUAL_TIME = '24h';

/** A stack, and what is known of the page that it is from. */
interface Found {
  readonly stack: string;
  /** One line for people; none for a stack that somebody brought. */
  readonly title?: string;
  readonly set?: string | undefined;
  readonly merchant?: string;
  /** The version of a package that ran, whatever the set says: it may have been a fallback. */
  readonly ran?: Readonly<Record<string, string>>;
}

/** The text of a file; null where there is none of that name. A stack has line breaks, and may be longer than any name. */
async function fileText(name: string): Promise<string | null> {
  try {
    return (await stat(name)).isFile() ? await readFile(name, 'utf8') : null;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return null;
    throw new UserError(`${name} cannot be read (${code || 'unknown error'})`);
  }
}

async function eventOf(
  { environment, home, variables }: CommandContext,
  input: CommandInput,
  id: string,
): Promise<Found> {
  const source = await findHealthSource({ url: textOption(input, 'url'), home, environment: variables });
  const [event] = await readErrors({ ...source, environment, id });
  if (event === undefined)
    throw new UserError(
      `${source.url} keeps no error ${id} of ${environment}: mfe explain --list shows those it keeps`,
    );
  const { name, package: owner, version, merchant, set, at, stack } = event;
  return {
    title: `${id}: ${name} in ${owner} ${version}, at ${merchant}, set ${set}, ${at}`,
    stack: stack.join('\n'),
    set,
    merchant,
    ran: { [owner]: version },
  };
}

async function foundBy(context: CommandContext, input: CommandInput): Promise<Found> {
  const [text] = input.positionals;
  const set = textOption(input, 'set');
  if (text === undefined) return { stack: await context.standardInput(), set };
  if (ERROR_ID.test(text)) return eventOf(context, input, text);
  return { stack: (await fileText(text)) ?? text, set };
}

function setText(set: NamedSet): string {
  const { id, merchants, since, until } = set;
  const end = until === null ? 'until now' : `until ${until}`;
  return `Set ${id} was served to ${merchants.join(', ')}, from ${since} ${end}`;
}

function servingLines(sets: readonly ServingSet[]): readonly string[] {
  if (sets.length === 0) return ['No set that is served now has these versions.'];
  return sets.map(({ id, merchants }) => `Served now in set ${id} to ${merchants.join(', ')}`);
}

async function explain(context: CommandContext, input: CommandInput): Promise<object> {
  const { store, environment, report } = context;
  const found = await foundBy(context, input);
  const merchants = Object.keys((await readSettings(store, environment))?.settings.merchants ?? {});
  const states = found.set === undefined ? [] : await readHistory(store, environment);
  const set = found.set === undefined ? null : setOfId(states, merchants, found.set);
  const lines: readonly ExplainedLine[] = await explainStack(store, found.stack, { ...set?.versions, ...found.ran });
  const served = set === null ? setsThatServe((await readMap(store, environment)).map, merchants, lines) : [];
  if (found.title !== undefined) report(found.title);
  for (const line of lines.flatMap(explainedText)) report(line);
  if (set !== null) report(setText(set));
  else if (found.set !== undefined)
    report(`No kept state of ${environment} serves set ${found.set}: its versions are not sure`);
  if (set === null) servingLines(served).forEach(report);
  return { environment, merchant: found.merchant ?? null, set, served, lines };
}

async function list({ environment, home, variables, report }: CommandContext, input: CommandInput): Promise<object> {
  const since = parseSince(textOption(input, 'since') ?? USUAL_TIME, new Date());
  const source = await findHealthSource({ url: textOption(input, 'url'), home, environment: variables });
  const errors = await readErrors({ ...source, environment, since });
  const rows = errors.map(({ id, at, pages, merchant, package: owner, version, name, stack }) => [
    id,
    at,
    String(pages),
    merchant,
    `${owner} ${version}`,
    name,
    stack[0] ?? '',
  ]);
  if (rows.length === 0) report(`No page of ${environment} has reported an error since ${since.toISOString()}.`);
  else tableLines([['event', 'last', 'pages', 'merchant', 'release', 'error', 'at'], ...rows]).forEach(report);
  return { environment, since: since.toISOString(), errors };
}

export const explainCommand: Command = {
  name: 'explain',
  usage: USAGE,
  summary: 'where in the sources a stack of production was thrown, in which version, set and at which merchant',
  options: {
    set: { type: 'string' },
    list: { type: 'boolean' },
    since: { type: 'string' },
    url: { type: 'string' },
  },
  environments: ownEnvironment,
  async run(context, input) {
    const isList = input.values['list'] === true;
    assertAtMost(input, isList ? 0 : 1, USAGE);
    if (!isList && textOption(input, 'since') !== undefined)
      throw new WrongUsage('--since goes with --list: it says from when on errors are listed');
    return { value: await (isList ? list : explain)(context, input) };
  },
};
