import 'test-kit/drawing-setup';
import { waitFor } from '@testing-library/react';
import type { TextSource } from 'shared-kit/i18n';
import { ReleaseHolds } from '../holds/release-holds';
import type { HostServices } from '../host/host-services';
import { Navigation } from '../routing/navigation';
import { openStorage } from '../storage/site-storage';
import { TelemetryLog } from '../telemetry/telemetry';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { bootOf, feedOf, makeKey, type SigningKey } from '../testing/feed-fixture';
import { followReleases } from './follow-releases';
import { CHECK_EVERY_MS } from './release-follower';

const DOCUMENT = bootDocument({ 'mfe-games': bootRelease('games') });
const OFF = { EN: 'closed' };
const TEXTS = {} as TextSource;

let key: SigningKey;

function hostWith(keys: readonly SigningKey[]): HostServices {
  const boot = bootOf({ ...DOCUMENT, keys: keys.map(({ trusted }) => trusted) });
  const parts = {
    boot,
    holds: new ReleaseHolds(),
    telemetry: new TelemetryLog(boot.set.id),
    storage: openStorage(),
    navigation: new Navigation(),
    loader: { runningVersion: () => undefined, isDrawn: () => false },
    language: { get: () => 'EN' },
  };
  // The parts of the host that following takes; the whole is put together at start only.
  return parts as unknown as HostServices;
}

beforeAll(async () => {
  key = await makeKey('one');
});
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'Date'] });
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('follows the operator’s signed word when the page comes into view', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const games = { version: '1.0.0', layer: 'default' as const, rollouts: [], off: OFF };
  const view = { ...DOCUMENT.view, packages: { 'mfe-games': games } };
  const payload = JSON.stringify(feedOf(DOCUMENT, { view, revision: 2, expiresAt }));
  const signed = JSON.stringify({ payload, signatures: [await key.sign(payload)] });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(signed));
  const host = hostWith([key]);
  followReleases(host, TEXTS);
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(host.boot.live.remote('mfe-games')).toEqual({ status: 'off', message: OFF }));
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('asks by itself in time for a switch to be followed within half a minute, and tells a fault once', async () => {
  expect(CHECK_EVERY_MS).toBeLessThan(30_000);
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const host = hostWith([key]);
  followReleases(host, TEXTS);
  await jest.advanceTimersByTimeAsync(CHECK_EVERY_MS);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenLastCalledWith('/m/release.json', expect.objectContaining({ cache: 'no-cache' }));
  await jest.advanceTimersByTimeAsync(CHECK_EVERY_MS);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(host.telemetry.all()).toMatchObject([{ event: 'release.feedIgnored', detail: { reason: 'unreachable' } }]);
});

it('asks nothing where nobody could be believed, and still keeps what is held', () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const host = hostWith([]);
  followReleases(host, TEXTS);
  jest.advanceTimersByTime(2 * CHECK_EVERY_MS);
  expect(fetched).not.toHaveBeenCalled();
  const end = host.holds.hold('game');
  expect(localStorage.getItem('heldRelease')).toContain('mfe-games');
  end();
  expect(localStorage.getItem('heldRelease')).toBeNull();
});
