import { resolve } from 'node:path';
import { parseDuration } from '../../edits/schedule';
import { previewPresent } from '../../map/preview';
import { presentLines } from '../../map/preview-table';
import { readMap } from '../../map/read-map';
import { buildSource, sourceOf } from '../../publish/package-source';
import { readSettings } from '../../settings/settings';
import { linkAddress, siteOf } from '../../sharing/share-link';
import { publishPreview } from '../../sharing/publish-preview';
import { WrongUsage } from '../../text/user-error';
import {
  assertAtMost,
  ownEnvironment,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
} from '../../command-line/command';

const USAGE =
  'preview [<command> …] | preview publish [package] --merchant code [--for 3d] [--dist folder] [--url address]';
const PUBLISH = 'publish';
const DEFAULT_LIFE = '3d';

async function present({ store, environment, report }: CommandContext): Promise<object> {
  const { map } = await readMap(store, environment);
  const merchants = Object.keys((await readSettings(store, environment))?.settings.merchants ?? {});
  const rows = previewPresent(map, merchants);
  for (const line of presentLines(rows)) report(line);
  return { environment, revision: map.revision, present: rows };
}

async function publish(context: CommandContext, input: CommandInput): Promise<object> {
  const { store, environment, repository, author, report, isDryRun } = context;
  const merchant = textOption(input, 'merchant');
  if (merchant === undefined)
    throw new WrongUsage('Say whose site with --merchant; what publishing would do is shown by: mfe publish --dry-run');
  const source = sourceOf(repository, input.positionals[1]);
  const finished = textOption(input, 'dist');
  const life = parseDuration(textOption(input, 'for') ?? DEFAULT_LIFE);
  const site = siteOf(textOption(input, 'url'), merchant);
  const dist =
    finished === undefined ? await buildSource(source, report, ', so there is no preview') : resolve(finished);
  const request = { store, environment, merchant, life, dist, expects: source.name, author, dryRun: isDryRun, report };
  const { name, version, until, link } = await publishPreview(request);
  const about = { environment, merchant, name, version, until, isDryRun };
  if (isDryRun) {
    report('Nothing is written: this was a dry run.');
    return about;
  }
  const url = linkAddress(site, link);
  report(`Only this link shows it, until ${until}:`);
  report(url);
  return { ...about, token: link.token, url };
}

/**
 * `preview` before another command is that command as a dry run; alone it shows what everybody gets now; `preview publish`
 * makes a build visible to whoever has a link.
 */
export const previewCommand: Command = {
  name: 'preview',
  usage: USAGE,
  summary: 'who gets what now; before a writing command, what it would change; or a build that only a link shows',
  options: {
    merchant: { type: 'string' },
    for: { type: 'string' },
    dist: { type: 'string' },
    url: { type: 'string' },
  },
  environments: ownEnvironment,
  async run(context, input) {
    const isPublished = input.positionals[0] === PUBLISH;
    assertAtMost(input, isPublished ? 2 : 0, USAGE);
    const given = ['merchant', 'for', 'dist', 'url'].find((name) => textOption(input, name) !== undefined);
    if (!isPublished && given !== undefined) throw new WrongUsage(`--${given} goes with: mfe preview publish`);
    return { value: await (isPublished ? publish : present)(context, input) };
  },
};
