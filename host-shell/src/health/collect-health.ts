import { randomId } from 'shared-contracts/random-id';
import {
  HEALTH_PATH,
  HEALTH_TICKET_PATH,
  type HealthEntry,
  type HealthTicket,
  type HealthTicketRequest,
} from 'shared-contracts/release/health';
import { isRemoteName, type PackageName } from 'shared-contracts/remote/remote-names';
import { packageOf } from 'shared-contracts/release/resolve';
import { HEALTH_SPANS_PATH, type SpansReport } from 'shared-contracts/release/spans';
import { serverNow } from 'shared-kit/remote';
import type { Boot } from '../boot/boot';
import type { HostServices } from '../host/host-services';
import { errorName, healthEntries, packageInTrace, readyEntry, type RunningRelease } from './health-entries';
import { HealthReporter } from './health-reporter';
import { scrubbedStack } from './scrubbed-stack';
import { measureVitals, watchMarks } from './web-vitals';

/** Marks of screens that drew their first content, as the kit sets them. */
const READY_MARK = /^mfe:(.+):ready$/;
/** A screen whose code was there may be ready in the moment the page comes to it. */
const SAME_MOMENT_MS = 100;

function hostRelease({ set }: Boot): RunningRelease {
  const own = packageOf(set, 'host-shell');
  return { package: 'host-shell', version: own.status === 'on' ? own.version : '' };
}

function send(url: string, body: string): void {
  // Sent as text: no browser asks for leave before that.
  const isQueued = navigator.sendBeacon?.(url, body) ?? false;
  if (!isQueued) fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** The ticket for a page's votes; undefined where none is to be had, which costs the page its vote and nothing else. */
async function fetchTicket(url: string, page: HealthTicketRequest): Promise<HealthTicket | undefined> {
  try {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(page) });
    return answer.ok ? ((await answer.json()) as HealthTicket) : undefined;
  } catch {
    return undefined;
  }
}

/** The reporter of a page, what it says of itself, and its ticket once that has come or will not. */
interface Reporting {
  readonly reporter: HealthReporter;
  readonly about: HealthTicketRequest;
  readonly ticketSettled: Promise<HealthTicket | undefined>;
}

function makeReporter({ document, set, terms }: Boot): Reporting {
  const { environment, revision } = document.view;
  const { apiOrigin, code: merchant, gateway } = document.merchant;
  const about = { environment, merchant, set: set.id, bucket: terms.bucket };
  const page = randomId();
  const request: HealthTicketRequest = { schema: 1, ...about, page };
  let ticket: string | undefined;
  // A gateway of the operator's own gives none, and the browser would tell every page that it did not answer.
  const given =
    gateway === undefined ? fetchTicket(`${apiOrigin}${HEALTH_TICKET_PATH}`, request) : Promise.resolve(undefined);
  const ticketSettled = given.then((settled) => {
    ticket = settled?.ticket;
    return settled;
  });
  const reporter = new HealthReporter({
    about: { ...about, revision },
    page,
    ticket: () => ticket,
    send: (body) => send(`${apiOrigin}${HEALTH_PATH}`, body),
  });
  return { reporter, about: request, ticketSettled };
}

/** Where an error was thrown, as part of an entry; nothing where no file of ours is in its trace. */
function stackOf(trace: string, { document }: Boot): { readonly stack?: string[] } {
  const stack = scrubbedStack(trace, document.assetsBase);
  return stack.length === 0 ? {} : { stack };
}

function traceOf(thrown: unknown, place: string): string {
  return thrown instanceof Error && thrown.stack !== undefined ? thrown.stack : place;
}

function watchErrors({ boot, loader }: HostServices, add: (entry: HealthEntry) => void): void {
  const versionOf = (name: PackageName): string | undefined =>
    isRemoteName(name) ? loader.runningVersion(name) : hostRelease(boot).version;
  const tell = (thrown: unknown, place: string): void => {
    const trace = traceOf(thrown, place);
    const name = packageInTrace(trace, boot.document.assetsBase);
    const version = name === null ? undefined : versionOf(name);
    if (name === null || version === undefined) return;
    add({ kind: 'error', package: name, version, name: errorName(thrown), ...stackOf(trace, boot) });
  };
  window.addEventListener('error', ({ error, filename }) => tell(error, filename ?? ''));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, ''));
}

function watchReady({ navigation }: HostServices, add: (entry: HealthEntry) => void): void {
  let last = '';
  watchMarks(({ name, startTime }) => {
    const screen = READY_MARK.exec(name)?.[1];
    const visit = `${screen} ${navigation.arrivedAt}`;
    if (screen === undefined || visit === last || startTime < navigation.arrivedAt - SAME_MOMENT_MS) return;
    last = visit;
    const element = document.querySelector<HTMLElement>(`[data-screen="${CSS.escape(screen)}"]`);
    const entry = readyEntry(element, screen, Math.max(0, Math.round(startTime - navigation.arrivedAt)));
    if (entry !== null) add(entry);
  });
}

/** Traces the taps of a page that its back end chose. A gateway of another origin would have to allow the header first. */
async function traceWhereChosen(
  { document: { merchant } }: Boot,
  host: RunningRelease,
  { about, ticketSettled }: Reporting,
): Promise<void> {
  const given = await ticketSettled;
  if (given?.traces !== true || merchant.apiOrigin !== '') return;
  const { ticket } = given;
  await import(/* webpackChunkName: "trace-taps" */ './trace-taps').then(
    ({ traceTaps }) =>
      traceTaps({
        page: window,
        now: serverNow,
        host,
        send: (spans) =>
          send(HEALTH_SPANS_PATH, JSON.stringify({ ...about, ticket, spans: [...spans] } satisfies SpansReport)),
      }),
    // The page does without.
    () => undefined,
  );
}

/** Reports how the releases of this page do: names and numbers only, by beacon, and never in the player's way. */
export function collectHealth(host: HostServices): void {
  const release = hostRelease(host.boot);
  const reporting = makeReporter(host.boot);
  const { reporter } = reporting;
  void traceWhereChosen(host.boot, release, reporting);
  const add = (entry: HealthEntry): void => reporter.add(entry);
  host.telemetry.watch((happened) => healthEntries(happened, release, navigator.onLine).forEach(add));
  watchErrors(host, add);
  watchReady(host, add);
  const tellVitals = measureVitals((name, value) => add({ kind: 'vital', ...release, name, value }));
  const leave = (): void => {
    tellVitals();
    reporter.flush();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  window.addEventListener('pagehide', leave);
}

/** Reports a host that could not start once the ticket is there; nothing else reports after it. */
export async function reportStartFailure(boot: Boot, thrown: unknown): Promise<void> {
  const { reporter, ticketSettled } = makeReporter(boot);
  const what = { stage: 'evaluation', cause: errorName(thrown), ...stackOf(traceOf(thrown, ''), boot) } as const;
  reporter.add({ kind: 'failure', ...hostRelease(boot), ...what });
  window.addEventListener('pagehide', () => reporter.flush());
  await ticketSettled;
  reporter.flush();
}
