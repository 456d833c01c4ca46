import { updateConsole } from 'release-cli/console/update-console';
import type { HealthSource } from 'release-cli/health/health-source';
import { guardVerdictsFor } from 'release-cli/health/rollout-health';
import { prerenderPages } from 'release-cli/prerender/prerender-pages';
import { runTick } from 'release-cli/change/run-tick';
import { readSettings } from 'release-cli/settings/settings';
import type { Store } from 'release-cli/trust/store';

const EVERY_MS = 30_000;

/** The next tick renders the pages for which there was no time. */
const PRERENDER_LIMIT_MS = 20_000;

/** What is done by the clock while a site is served. */
export interface TickingOptions {
  readonly store: Store;
  readonly environment: string;
  /** Who collects health, and the operator's token; throws where there is none. */
  readonly health: () => Promise<HealthSource>;
  /** Origin whose gateway the public pages are rendered with; null where they stay as they were at the start. */
  readonly site: string | null;
  /** The site's clock. */
  readonly now?: () => number;
  /** Hears of steps that are made. */
  readonly report: (line: string) => void;
  /** Hears of what goes wrong. */
  readonly complain: (line: string) => void;
  readonly everyMs?: number;
}

/** Says what is new of why pages are not rendered: it is so at every tick. */
class Told {
  #last = '';

  tell(faults: readonly string[], complain: TickingOptions['complain']): void {
    const text = faults.join('\n');
    if (text !== this.#last) faults.forEach((line) => complain(line));
    this.#last = text;
  }
}

function clockOf({ now }: TickingOptions): Pick<TickingOptions, 'now'> {
  return now === undefined ? {} : { now };
}

async function tick(options: TickingOptions, told: Told): Promise<void> {
  const { store, environment, health, site, report, complain } = options;
  const { healthFault, stepFault } = await runTick({
    store,
    environment,
    report,
    verdictsOf: async (map, now) => guardVerdictsFor(map, await health(), now),
  });
  if (healthFault !== null) complain(`Guarded rollouts wait, because nobody knows how they do: ${healthFault}`);
  if (stepFault !== null) complain(`Steps of rollouts are refused: ${stepFault}`);
  if (site !== null) {
    const { faults } = await prerenderPages({
      store,
      environment,
      site,
      limitMs: PRERENDER_LIMIT_MS,
      ...clockOf(options),
    });
    told.tell(faults, complain);
  }
  const found = await readSettings(store, environment);
  if (found?.settings.allowsOverrides === true) await updateConsole(store, environment, { health: await health() });
}

/**
 * Does what is due, over and over with a pause in between, until it is stopped: steps of rollouts, guards,
 * feeds that grow old, and the console with fresh health. What fails is told and tried again.
 */
export function startTicking(options: TickingOptions): { readonly stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const told = new Told();
  const next = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      tick(options, told)
        .catch((error: unknown) => options.complain(`tick: ${error instanceof Error ? error.message : String(error)}`))
        .finally(next);
    }, options.everyMs ?? EVERY_MS);
    timer.unref();
  };
  next();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
