import { resolve } from 'node:path';
import { setDefault } from '../../edits/edits';
import type { WriteAllowances } from '../../change/waiver-questions';
import { tryPublished } from '../../prerender/after-write';
import { publishDist, PublishRefusal, type PublishRequest, type PublishResult } from '../../publish/publish';
import { WrongUsage } from '../../text/user-error';
import type { Report } from '../../text/report';
import { requireSigners } from '../../trust/at-hand';
import { assertAtMost, textOption, textsOption, type Command, type CommandContext } from '../../command-line/command';
import { buildSource, sourceOf } from '../../publish/package-source';
import { assertRebuilds } from '../../publish/rebuild-check';
import { allowancesOf, WAIVER_OPTIONS } from './waiver-options';
import { changeMap } from './change-map';

const USAGE =
  'publish [package] [--source folder | --dist folder] [--rebuild-check] [--allow-gap path …] [--ahead] [--promote [--over-budget]]';

/** A release that does not fit is an answer, not an accident: all its problems, for people and for CI. */
async function publishAndTell(request: PublishRequest, report: Report): Promise<PublishResult> {
  try {
    return await publishDist({ ...request, report });
  } catch (error) {
    if (!(error instanceof PublishRefusal)) throw error;
    for (const problem of error.result.problems) report(problem);
    report('Nothing was published.');
    return error.result;
  }
}

/** Serves what has just been published to everybody who is not pinned. */
async function serve(
  context: CommandContext,
  { name, version }: PublishResult,
  allowed: WriteAllowances,
): Promise<object> {
  const { value } = await changeMap(context, { edit: (map) => setDefault(map, name, version), allowed, isNoted: true });
  return value;
}

export const publishCommand: Command = {
  name: 'publish',
  usage: USAGE,
  summary: 'build one package, check it against what is served and put it into the store; nobody is served it yet',
  options: {
    source: { type: 'string' },
    dist: { type: 'string' },
    ...WAIVER_OPTIONS,
    'rebuild-check': { type: 'boolean' },
    ahead: { type: 'boolean' },
    promote: { type: 'boolean' },
  },
  async run(context, input) {
    assertAtMost(input, 1, USAGE);
    const { store, environment, repository, author, reason, report, isDryRun } = context;
    const { name, folder } = sourceOf(repository, input.positionals[0]);
    const source = textOption(input, 'source');
    const finished = textOption(input, 'dist');
    const environments = environment.split(',');
    const isServed = input.values['promote'] === true;
    if (isServed && environments.length > 1)
      throw new WrongUsage('A version is promoted in one environment at a time: name one after --env');
    if (input.values['over-budget'] === true && !isServed)
      throw new WrongUsage('--over-budget goes with --promote: only what is served is asked for it');
    if (source !== undefined && finished !== undefined)
      throw new WrongUsage('A package is built from --source or was built into --dist: name one of them');
    const isRebuilt = input.values['rebuild-check'] === true;
    if (isRebuilt && finished !== undefined)
      throw new WrongUsage('--rebuild-check builds twice, and --dist names a build: name the sources instead');
    const sources = { name, folder: resolve(source ?? folder) };
    const dist =
      finished === undefined ? await buildSource(sources, report, ', so nothing was published') : resolve(finished);
    if (isRebuilt) await assertRebuilds(sources, dist, report);
    if (isServed && !isDryRun) await requireSigners(store, environment, 'release');
    const result = await publishAndTell(
      {
        store,
        dist,
        environments,
        author,
        reason,
        expects: name,
        allowed: { gaps: textsOption(input, 'allow-gap'), isAhead: input.values['ahead'] === true },
        dryRun: isDryRun,
      },
      report,
    );
    if (result.problems.length > 0) return { value: result, isFailed: true };
    if (!isServed && !isDryRun) await tryPublished(context, environments, result);
    // What is not in the store cannot be previewed: a dry run ends here.
    if (isServed && !isDryRun)
      return { value: { ...result, served: await serve(context, result, allowancesOf(input)) } };
    report('Nobody gets anything else than before.');
    if (isDryRun) report('Nothing is written: this was a dry run.');
    return { value: result };
  },
};
