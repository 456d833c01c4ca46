import { updateConsole } from 'release-cli/console/update-console';
import { readBrandHealth } from 'release-cli/health/brand-health';
import type { HealthSource } from 'release-cli/health/health-source';
import { guardVerdictsFor } from 'release-cli/health/rollout-health';
import { afterBrandGuards, afterTick } from 'release-cli/notify/after-write';
import type { HookPlaces } from 'release-cli/notify/hooks-file';
import { prerenderPages } from 'release-cli/prerender/prerender-pages';
import { guardBrands } from 'release-cli/guards/guard-brands';
import { runTick } from 'release-cli/change/run-tick';
import { storeSchemas } from 'release-cli/schemas/schema-files';
import { readSettings } from 'release-cli/settings/settings';
import { messageOf } from 'release-cli/text/user-error';
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
  /** State folder and variables of the process, by which those are found who are told of steps and guards; nobody without. */
  readonly places?: HookPlaces;
  /** Hears of steps that are made. */
  readonly report: (line: string) => void;
  /** Hears of what goes wrong. */
  readonly complain: (line: string) => void;
  /** Hears what came of every tick. */
  readonly onTick?: ((outcome: TickOutcome) => void) | undefined;
  readonly everyMs?: number;
  /** When the first tick begins; after one pause unless told. */
  readonly firstMs?: number;
}

/** What came of a tick. */
export interface TickOutcome {
  /** Why it was not done to its end; null when it was. */
  readonly fault: string | null;
  /** Why guarded rollouts wait, because nobody knows how they do; null when somebody does, or none is guarded. */
  readonly healthFault: string | null;
  /** Why steps that are due could not be made; null when none was refused. */
  readonly stepFault: string | null;
  /** Steps made and guards that acted. */
  readonly actions: number;
  /** Public pages that could not be rendered. */
  readonly unrendered: number;
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

async function rendered(options: TickingOptions, told: Told): Promise<number> {
  const { store, environment, site, complain } = options;
  if (site === null) return 0;
  const limitMs = PRERENDER_LIMIT_MS;
  const { faults } = await prerenderPages({ store, environment, site, limitMs, ...clockOf(options) });
  told.tell(faults, complain);
  return faults.length;
}

async function tick(options: TickingOptions, told: Told): Promise<TickOutcome> {
  const { store, environment, health, places, report, complain } = options;
  const ticked = await runTick({
    store,
    environment,
    report,
    verdictsOf: async (map, now, merchants) => guardVerdictsFor(map, await health(), now, merchants),
  });
  const brands = await guardBrands({
    store,
    environment,
    healthOf: async (merchants) => readBrandHealth(merchants, environment, await health()),
  });
  for (const { action } of brands.taken) report(action);
  if (brands.fault !== null) complain(`Guards of tried brands wait: ${brands.fault}`);
  const { healthFault, stepFault, actions } = ticked;
  if (healthFault !== null) complain(`Guarded rollouts wait, because nobody knows how they do: ${healthFault}`);
  if (stepFault !== null) complain(`Steps of rollouts are refused: ${stepFault}`);
  const unrendered = await rendered(options, told);
  if (places !== undefined) {
    const telling = { store, report: complain, command: 'tick', ...places };
    await afterBrandGuards(telling, brands);
    await afterTick(telling, ticked);
  }
  const found = await readSettings(store, environment);
  if (found?.settings.allowsOverrides === true) await updateConsole(store, environment, { health: await health() });
  return { fault: null, healthFault, stepFault, actions: actions.length + brands.taken.length, unrendered };
}

/** Puts the schemas of this version into the store, where a web server that knows nothing of them finds them; false where it fails. */
async function withSchemas({ store, complain }: TickingOptions): Promise<boolean> {
  return storeSchemas(store).then(
    () => true,
    (error: unknown) => {
      complain(`The schemas are not in the store: ${messageOf(error)}`);
      return false;
    },
  );
}

/** A tick that failed knows nothing else: what it left undone is done by the next. */
function failed(fault: string): TickOutcome {
  return { fault, healthFault: null, stepFault: null, actions: 0, unrendered: 0 };
}

/**
 * Does what is due, over and over with a pause in between, until it is stopped: steps of rollouts, guards,
 * feeds that grow old, and the console with fresh health. What fails is told and tried again. `stop` waits for the tick that
 * is at work.
 */
export function startTicking(options: TickingOptions): { readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const told = new Told();
  const { everyMs = EVERY_MS, firstMs = everyMs } = options;
  let hasSchemas = false;
  const work = async (): Promise<void> => {
    if (!hasSchemas) hasSchemas = await withSchemas(options);
    const outcome = await tick(options, told).catch((error: unknown) => failed(messageOf(error)));
    if (outcome.fault !== null) options.complain(`tick: ${outcome.fault}`);
    options.onTick?.(outcome);
    next(everyMs);
  };
  const next = (afterMs: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work();
    }, afterMs);
    timer.unref();
  };
  next(firstMs);
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
