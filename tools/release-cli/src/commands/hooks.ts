import { WrongUsage } from '../text/user-error';
import {
  assertAtMost,
  ownEnvironment,
  type Command,
  type CommandContext,
  type CommandOutcome,
} from '../command-line/command';
import { noticeOf, notifying } from '../notify/after-write';
import { hooksFile, isOpenToOthers, readHooks } from '../notify/hooks-file';
import { testHooks } from '../notify/notify';
import { readMap } from '../map/read-map';
import { readSettings } from '../settings/settings';
import { tableLines } from '../text/table-lines';

const USAGE = 'hooks list | hooks test';

async function list({ home, variables, report }: CommandContext): Promise<CommandOutcome> {
  const file = hooksFile({ home, variables });
  const { webhooks, purges } = await readHooks({ home, variables });
  const rows = [
    ...webhooks.map(({ name, kind, environments, events }) => ({
      name,
      kind: `webhook, ${kind}`,
      environments,
      events,
    })),
    ...purges.map(({ name, kind, environments }) => ({
      name,
      kind: `cache, ${kind}`,
      environments,
      events: undefined,
    })),
  ];
  if (rows.length === 0) report(`Nobody is told of writes: ${file} names nobody.`);
  else {
    const cells = rows.map(({ name, kind, environments, events }) => [
      name,
      kind,
      environments?.join(', ') ?? 'all',
      events?.join(', ') ?? 'all',
    ]);
    for (const line of tableLines([['name', 'kind', 'environments', 'events'], ...cells])) report(line);
  }
  const isOpen = await isOpenToOthers({ home, variables });
  if (isOpen) report(`Note: other users of this machine may read ${file}, which holds secrets: chmod 600 ${file}`);
  return { value: { file, isOpenToOthers: isOpen, hooks: rows } };
}

async function test(context: CommandContext): Promise<CommandOutcome> {
  const { store, environment, report, isDryRun, author, reason } = context;
  if (isDryRun) throw new WrongUsage('hooks test sends messages: leave out --dry-run');
  const { map } = await readMap(store, environment);
  const settings = await readSettings(store, environment);
  const notice = noticeOf(
    context.command,
    {
      record: { environment, revision: map.revision, writtenAt: new Date().toISOString(), author, reason },
      changes: [],
      merchants: [],
      event: 'hooks.tested',
    },
    Object.keys(settings?.settings.merchants ?? {}),
  );
  const results = await testHooks(notice, notifying(context));
  for (const { title, fault } of results)
    report(fault === null ? `${title} was told.` : `${title} was not told: ${fault}.`);
  if (results.length === 0) report('There is nobody to tell: mfe hooks list says where they are named.');
  return { value: { environment, results }, isFailed: results.some(({ fault }) => fault !== null) };
}

export const hooksCommand: Command = {
  name: 'hooks',
  usage: USAGE,
  summary: 'whom this machine tells of writes, webhooks and caches; or a test message to all of them',
  options: {},
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 1, USAGE);
    if (input.positionals[0] === 'list') return list(context);
    if (input.positionals[0] === 'test') return test(context);
    throw new WrongUsage(`Say what to do: mfe ${USAGE}`);
  },
};
