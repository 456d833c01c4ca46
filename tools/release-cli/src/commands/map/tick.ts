import { readBrandHealth } from '../../health/brand-health';
import { findHealthSource, siteOrigin } from '../../health/health-source';
import { guardVerdictsFor } from '../../health/rollout-health';
import { afterBrandGuards, afterTick } from '../../notify/after-write';
import { prerenderPages } from '../../prerender/prerender-pages';
import { guardBrands } from '../../guards/guard-brands';
import { runTick } from '../../change/run-tick';
import { runScheduled } from './run-scheduled';
import { assertAtMost, textOption, type Command, ownEnvironment } from '../../command-line/command';

/** The next tick begins a minute later; it renders the pages for which there was no time. */
const TICK_LIMIT_MS = 45_000;

const USAGE = 'tick [--url url]';

export const tickCommand: Command = {
  name: 'tick',
  usage: USAGE,
  summary:
    'make every step of a rollout and every planned write that is due, and do what guards demand; to be run by a clock',
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
    const scheduled = await runScheduled(context, new Date());
    const brands = await guardBrands({
      store,
      environment,
      dryRun: isDryRun,
      healthOf: async (merchants) =>
        readBrandHealth(merchants, environment, await findHealthSource({ url, home, environment: variables })),
    });
    if (!isDryRun)
      await prerenderPages({ store, environment, site: siteOrigin(url, variables), report, limitMs: TICK_LIMIT_MS });
    if (!isDryRun) await afterTick(context, ticked);
    await afterBrandGuards(context, brands);
    for (const { action } of brands.taken) report(isDryRun ? `Due: ${action}.` : `Made: ${action}.`);
    if (brands.fault !== null) report(`Guards of tried brands wait: ${brands.fault}.`);
    if (healthFault !== null) report(`Guarded rollouts wait, because nobody knows how they do: ${healthFault}.`);
    if (stepFault !== null) report(`No step is made: ${stepFault}.`);
    for (const wait of waiting) report(`The ${wait}.`);
    for (const text of scheduled.made) report(isDryRun ? `Due: ${text}.` : `Made: ${text}.`);
    for (const text of scheduled.refused) report(`Planned and not made: ${text}.`);
    for (const text of scheduled.waiting) report(`Planned and waits: ${text}.`);
    if (actions.length + brands.taken.length + waiting.length + Object.values(scheduled).flat().length === 0)
      report(`Nothing is due in ${environment}.`);
    else if (written?.isWritten === true) report(`Revision ${written.map.revision} of ${environment} is written.`);
    else if (isDryRun) report('Nothing is written: this was a dry run.');
    for (const title of completed)
      report(`${title} has reached everybody: make it the default with "mfe canary finish ${title}"`);
    const isWritten = written?.isWritten ?? false;
    const revision = written?.map.revision ?? null;
    return {
      value: {
        environment,
        actions,
        waiting,
        completed,
        healthFault,
        stepFault,
        scheduled,
        brands: brands.taken.map(({ action }) => action),
        isWritten,
        revision,
      },
      isFailed: healthFault !== null || stepFault !== null || scheduled.refused.length > 0 || brands.fault !== null,
    };
  },
};
