import type { HealthReport } from 'shared-contracts/release/health';
import { TelemetryLog } from '../app/telemetry';
import type { HostServices } from '../app/host-services';
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

function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
}

afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

it('reports what happened before and after it came, and errors by the package they come from', () => {
  const reports = watchBeacons();
  const telemetry = new TelemetryLog('set');
  const host = { boot, telemetry, navigation: { arrivedAt: 0 }, loader: { runningVersion: () => '1.0.0' } };
  telemetry.report('host.started', { ms: 300 });
  // The parts of the host that reports are made of; the whole is put together at start only.
  collectHealth(host as unknown as HostServices);
  telemetry.report('remote.loaded', { remote: 'mfe-games', version: '1.0.0', ms: 12 });
  const error = Object.assign(new TypeError('private'), { stack: 'at https://x.example/r/mfe-games/list.mjs:1:2' });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error: null, filename: 'chrome-extension://abc/x.js' }));
  leavePage();
  leavePage();
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    environment: 'test',
    merchant: 'aurora',
    set: boot.set.id,
    revision: 1,
    part: 0,
    entries: [
      { kind: 'load', package: 'host-shell', version: '1.0.0', ms: 300 },
      { kind: 'load', package: 'mfe-games', version: '1.0.0', ms: 12 },
      { kind: 'error', package: 'mfe-games', version: '1.0.0', name: 'TypeError' },
    ],
  });
  expect(JSON.stringify(reports)).not.toContain('private');
});

it('reports a host that did not start', () => {
  const reports = watchBeacons();
  reportStartFailure(boot, new RangeError('private'));
  expect(reports.flatMap(({ entries }) => entries)).toEqual([
    { kind: 'failure', package: 'host-shell', version: '1.0.0', stage: 'evaluation', cause: 'RangeError' },
  ]);
});

it('sends another way where the browser has no beacons, and minds no answer', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  reportStartFailure(boot, new RangeError('x'));
  expect(fetched.mock.calls[0]).toMatchObject(['/api/v1/release-health', { method: 'POST', keepalive: true }]);
  fetched.mockRestore();
});
