import type { HealthReport } from 'shared-contracts/release/health';
import type { HostServices } from '../host/host-services';
import { TelemetryLog } from '../telemetry/telemetry';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { bootOf } from '../testing/feed-fixture';
import { collectHealth, reportStartFailure } from './collect-health';

const boot = bootOf(bootDocument({ 'host-shell': bootRelease('host'), 'mfe-games': bootRelease('games') }));

/** Every beacon of the page, read. */
function watchBeacons(): HealthReport[] {
  const reports: HealthReport[] = [];
  const sendBeacon = (url: string, body: string): boolean => {
    expect(url).toBe('/api/v1/release-health');
    reports.push(JSON.parse(body) as HealthReport);
    return true;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  return reports;
}

const asked: [url: string, init: RequestInit][] = [];
const fetchBefore = globalThis.fetch;

/** A back end that answers the request for a ticket; `null` is away. */
function giveTickets(answer: Response | null): void {
  asked.length = 0;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answer;
  }) as typeof fetch;
}

const jsonAnswer = (status: number, body: unknown) =>
  ({ ok: status < 400, status, json: async () => body }) as unknown as Response;

beforeEach(() => giveTickets(jsonAnswer(200, { ticket: 'a-ticket' })));

/** Lets the promises of a request and its answer settle. */
async function ticketRead(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  globalThis.fetch = fetchBefore;
});

it('reports what happened before and after it came, and errors by the package they come from', async () => {
  const reports = watchBeacons();
  const telemetry = new TelemetryLog('set');
  const host = { boot, telemetry, navigation: { arrivedAt: 0 }, loader: { runningVersion: () => '1.0.0' } };
  telemetry.report('host.started', { ms: 300 });
  // The parts of the host that reports are made of; the whole is put together at start only.
  collectHealth(host as unknown as HostServices);
  telemetry.report('remote.loaded', { remote: 'mfe-games', version: '1.0.0', ms: 12 });
  const error = Object.assign(new TypeError('private'), {
    stack: 'private\n at f (https://x.example/r/mfe-games/list.mjs:1:2)',
  });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error: null, filename: 'chrome-extension://abc/x.js' }));
  await ticketRead();
  leavePage();
  leavePage();
  expect(reports).toHaveLength(1);
  const { set, page, bucket, ticket } = reports[0] ?? {};
  expect(asked.map(([url, init]) => [url, init.method, JSON.parse(init.body as string) as unknown])).toEqual([
    [
      '/api/v1/release-health/ticket',
      'POST',
      { schema: 1, environment: 'test', merchant: 'aurora', set, page, bucket },
    ],
  ]);
  expect([bucket, ticket]).toEqual([boot.terms.bucket, 'a-ticket']);
  expect(reports[0]).toMatchObject({
    environment: 'test',
    merchant: 'aurora',
    set: boot.set.id,
    revision: 1,
    part: 0,
    entries: [
      { kind: 'load', package: 'host-shell', version: '1.0.0', ms: 300 },
      { kind: 'load', package: 'mfe-games', version: '1.0.0', ms: 12 },
      { kind: 'error', package: 'mfe-games', version: '1.0.0', name: 'TypeError', stack: ['mfe-games/list.mjs:1:2'] },
    ],
  });
  expect(JSON.stringify(reports)).not.toContain('private');
});

it('traces taps only where the back end chose the page, and reports them with its ticket', async () => {
  const beacons: [url: string, body: string][] = [];
  const sendBeacon = (url: string, body: string): boolean => beacons.push([url, body]) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const host = { boot, telemetry: new TelemetryLog('set'), navigation: { arrivedAt: 0 }, loader: {} };
  const plain = globalThis.fetch;
  collectHealth(host as unknown as HostServices);
  await ticketRead();
  expect(globalThis.fetch).toBe(plain);
  giveTickets(jsonAnswer(200, { ticket: 'a-ticket', traces: true }));
  const chosen = globalThis.fetch;
  collectHealth(host as unknown as HostServices);
  while (globalThis.fetch === chosen) await new Promise((turn) => setTimeout(turn));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await globalThis.fetch(`${window.location.origin}/api/v1/games/types`);
  const called = asked.at(-1)?.[0] as unknown as Request | undefined;
  expect(called?.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  leavePage();
  const [, body = ''] = beacons.find(([url]) => url === '/api/v1/release-health/spans') ?? [];
  expect(JSON.parse(body)).toMatchObject({
    merchant: 'aurora',
    set: boot.set.id,
    ticket: 'a-ticket',
    spans: [
      { kind: 'tap', package: 'host-shell' },
      { kind: 'call', status: 200 },
    ],
  });
});

it('reports a host that did not start, with its ticket', async () => {
  const reports = watchBeacons();
  await reportStartFailure(boot, new RangeError('private'));
  expect(reports.map(({ ticket }) => ticket)).toEqual(['a-ticket']);
  expect(reports.flatMap(({ entries }) => entries)).toEqual([
    { kind: 'failure', package: 'host-shell', version: '1.0.0', stage: 'evaluation', cause: 'RangeError' },
  ]);
});

it.each([
  ['the back end is away', null],
  ['the back end knows no tickets', jsonAnswer(404, {})],
])('reports without a ticket where %s', async (_name, answer) => {
  giveTickets(answer);
  const reports = watchBeacons();
  await reportStartFailure(boot, new RangeError('x'));
  expect(reports.map(({ ticket, entries }) => [ticket, entries.length])).toEqual([[undefined, 1]]);
});

it('asks a gateway of the operator’s own for no ticket', async () => {
  const reports = watchBeacons();
  const { document } = boot;
  const merchant = { ...document.merchant, gateway: {} };
  await reportStartFailure({ ...boot, document: { ...document, merchant } }, new RangeError('x'));
  expect(asked).toEqual([]);
  expect(reports.map(({ ticket }) => ticket)).toEqual([undefined]);
});

it('reports a host that did not start without waiting for the ticket where the page is left', () => {
  const reports = watchBeacons();
  void reportStartFailure(boot, new RangeError('x'));
  leavePage();
  expect(reports.map(({ ticket }) => ticket)).toEqual([undefined]);
});

it('sends another way where the browser has no beacons, and minds no answer', async () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  giveTickets(null);
  await reportStartFailure(boot, new RangeError('x'));
  expect(asked[1]).toMatchObject(['/api/v1/release-health', { method: 'POST', keepalive: true }]);
});
