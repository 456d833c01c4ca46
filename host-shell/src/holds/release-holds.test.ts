import { HOLD_LIFE_MS } from '../starter/held-release';
import { parseHeldVersions } from '../starter/held-versions';
import { openStorage } from '../storage/site-storage';
import { bootDocument, bootRelease, servedAs } from '../testing/boot-fixture';
import { bootOf } from '../testing/feed-fixture';
import { HOLD_AGAIN_MS, keepHeld } from './keep-held';
import { ReleaseHolds } from './release-holds';

const off = { ...servedAs('1.0.0'), off: {} };
const { set } = bootOf(
  bootDocument(
    { 'host-shell': bootRelease('host'), 'mfe-games': bootRelease('games'), 'mfe-agent': bootRelease('agent') },
    { packages: { 'mfe-agent': off } },
  ),
);
const VERSIONS = { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' };
const stored = (): unknown => JSON.parse(localStorage.getItem('heldRelease') ?? 'null');

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function makeHolds(): ReleaseHolds {
  const holds = new ReleaseHolds();
  keepHeld(holds, set, openStorage().local);
  return holds;
}

describe('ReleaseHolds', () => {
  it('keeps the page’s versions from the first hold to the last, and tells', () => {
    const holds = makeHolds();
    const told: boolean[] = [];
    holds.subscribe(() => told.push(holds.isHeld()));
    const endDeposit = holds.hold('deposit');
    expect(stored()).toEqual({ versions: VERSIONS, until: 1000 + HOLD_LIFE_MS });
    const endGame = holds.hold('game');
    endDeposit();
    endDeposit();
    expect(holds.isHeld()).toBe(true);
    expect(stored()).not.toBeNull();
    endGame();
    expect(holds.isHeld()).toBe(false);
    expect(stored()).toBeNull();
    expect(told).toEqual([true, true, true, false]);
    jest.advanceTimersByTime(HOLD_AGAIN_MS);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps also what was held before, and leaves other pages’ alone while nothing is held here', () => {
    localStorage.setItem('heldRelease', 'of another page');
    const holds = new ReleaseHolds();
    keepHeld(new ReleaseHolds(), set, openStorage().local);
    jest.advanceTimersByTime(HOLD_AGAIN_MS - 1);
    expect(localStorage.getItem('heldRelease')).toBe('of another page');
    const end = holds.hold('game');
    keepHeld(holds, set, openStorage().local);
    expect(stored()).toMatchObject({ versions: VERSIONS });
    end();
    expect(stored()).toBeNull();
  });

  it('lets go what an earlier page left, unless this one holds again in time', () => {
    localStorage.setItem('heldRelease', 'left behind');
    makeHolds();
    jest.advanceTimersByTime(HOLD_AGAIN_MS);
    expect(stored()).toBeNull();
    const again = makeHolds();
    jest.advanceTimersByTime(HOLD_AGAIN_MS / 2);
    const end = again.hold('deposit');
    jest.advanceTimersByTime(HOLD_AGAIN_MS);
    expect(stored()).toMatchObject({ versions: VERSIONS });
    end();
  });

  it('is renewed while it lasts, and understood by the next page', () => {
    const end = makeHolds().hold('game');
    jest.advanceTimersByTime(3 * HOLD_LIFE_MS);
    expect(parseHeldVersions(localStorage.getItem('heldRelease'), Date.now())).toEqual(VERSIONS);
    end();
    expect(parseHeldVersions(localStorage.getItem('heldRelease'), Date.now())).toEqual({});
  });

  it('writes again what another page’s last hold took away, while it holds itself', () => {
    const end = makeHolds().hold('game');
    localStorage.removeItem('heldRelease');
    window.dispatchEvent(new StorageEvent('storage', { key: 'heldRelease', newValue: null }));
    expect(stored()).toMatchObject({ versions: VERSIONS });
    end();
    window.dispatchEvent(new StorageEvent('storage', { key: 'heldRelease', newValue: null }));
    expect(stored()).toBeNull();
  });
});
