import { findHealthSource, siteOrigin } from '../../health/health-source';
import { guardVerdictsFor } from '../../health/rollout-health';
import { afterTick } from '../../notify/after-write';
import { prerenderPages } from '../../prerender/prerender-pages';
import { runTick } from '../../change/run-tick';
import { assertAtMost, textOption, type Command, ownEnvironment } from '../../command-line/command';

/** The next tick begins a minute later; it renders the pages for which there was no time. */
const TICK_LIMIT_MS = 45_000;

const USAGE = 'tick [--url url]';

export const tickCommand: Command = {
  name: 'tick',
  usage: USAGE,
  summary: 'make every step of a rollout that is due and do what guards demand; to be run by a clock',
  options: { url: { type: 'string' } },
  environments: ownEnvironment,
  async run(context, input) {
    const { store, environment, report, isDryRun, home, variables } = context;
    assertAtMost(input, 0, USAGE);
    const url = textOption(input, 'url');
    const ticked = await runTick({
      store,
      environment,
      report,
      dryRun: isDryRun,
      verdictsOf: async (map, now, merchants) =>
        guardVerdictsFor(map, await findHealthSource({ url, home, environment: variables }), now, merchants),
    });
    const { actions, waiting, completed, healthFault, stepFault, written } = ticked;
    if (!isDryRun)
      await prerenderPages({ store, environment, site: siteOrigin(url, variables), report, limitMs: TICK_LIMIT_MS });
    if (!isDryRun) await afterTick(context, ticked);
    if (healthFault !== null) report(`Guarded rollouts wait, because nobody knows how they do: ${healthFault}.`);
    if (stepFault !== null) report(`No step is made: ${stepFault}.`);
    for (const wait of waiting) report(`The ${wait}.`);
    if (actions.length + waiting.length === 0) report(`Nothing is due in ${environment}.`);
    else if (written?.isWritten === true) report(`Revision ${written.map.revision} of ${environment} is written.`);
    else if (isDryRun) report('Nothing is written: this was a dry run.');
    for (const title of completed)
      report(`${title} has reached everybody: make it the default with "mfe canary finish ${title}"`);
    const isWritten = written?.isWritten ?? false;
    const revision = written?.map.revision ?? null;
    return {
      value: { environment, actions, waiting, completed, healthFault, stepFault, isWritten, revision },
      isFailed: healthFault !== null || stepFault !== null,
    };
  },
};
