import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { FeedRead } from '../feed/read-feed';
import { bootDocument, bootRelease, servedAs } from '../testing/boot-fixture';
import { bootOf, feedOf } from '../testing/feed-fixture';
import { CHECK_EVERY_MS, CHECK_PAUSE_MS, LONG_HIDDEN_MS, LONG_IDLE_MS, ReleaseFollower } from './release-follower';
import { UpdateState } from './update-state';

type Packages = BootDocument['view']['packages'];

const DOCUMENT = bootDocument({ 'host-shell': bootRelease('host'), 'mfe-games': bootRelease('games') });
const NEWER: Packages = { 'mfe-games': servedAs('2.0.0') };
const REVOKED: Packages = { 'mfe-games': { ...servedAs('2.0.0'), revoked: ['1.0.0'] } };
const OFF: Packages = { 'mfe-games': { ...servedAs('1.0.0'), off: { EN: 'closed' } } };

const believed = (packages: Packages): FeedRead => {
  const view = { ...DOCUMENT.view, packages: { ...DOCUMENT.view.packages, ...packages } };
  return { status: 'believed', feed: feedOf(DOCUMENT, { view, revision: 2 }) };
};

function open(first: FeedRead, { wasKept = false } = {}) {
  const now = {
    time: 0,
    answer: first,
    isHeld: false,
    isSafe: true,
    holdsNoText: true,
    isBlank: true,
    mayReload: true,
    inView: new Set<PackageName>(['host-shell']),
  };
  const reports: (readonly [string, object | undefined])[] = [];
  const read = jest.fn(async () => now.answer);
  const brandsSeen: unknown[] = [];
  const reload = jest.fn();
  const fetchAhead = jest.fn();
  const updates = new UpdateState(reload);
  const boot = bootOf(DOCUMENT);
  const follower = new ReleaseFollower({
    boot,
    read,
    updates,
    holds: { isHeld: () => now.isHeld },
    running: () => undefined,
    held: () => ({}),
    telemetry: { report: (event, detail) => void reports.push([event, detail]) },
    page: {
      now: () => now.time,
      wasKept,
      reload,
      mayReload: () => now.mayReload,
      isInView: (name) => now.inView.has(name),
      isSafe: () => now.isSafe,
      holdsNoText: () => now.holdsNoText,
      isBlank: () => now.isBlank,
      showBrand: (brands) => void brandsSeen.push(brands),
      fetchAhead,
    },
  });
  return { follower, now, reports, read, reload, fetchAhead, updates, boot, brandsSeen };
}

describe('a newer version', () => {
  it('is fetched ahead once, and offered', async () => {
    const { follower, now, fetchAhead, updates, reports, reload } = open(believed(NEWER));
    await follower.check();
    now.time = CHECK_PAUSE_MS;
    await follower.check();
    expect(fetchAhead).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([['release.found', { packages: 'mfe-games', revision: 2 }]]);
    expect(updates.get().isOffered).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody holds the page', { isHeld: true }, { isHeld: false }],
    ['the player is typing', { isSafe: false }, { isSafe: true }],
  ])('waits while %s', async (_name, before, after) => {
    const { follower, now, updates } = open(believed(NEWER));
    Object.assign(now, before);
    await follower.check();
    follower.offer();
    expect(updates.get().isOffered).toBe(false);
    Object.assign(now, after);
    follower.offer();
    expect(updates.get().isOffered).toBe(true);
  });

  it('comes with the next page, without an offer, where a page from the network would have started with it', async () => {
    const { follower, now, fetchAhead, updates, reload } = open(believed(NEWER), { wasKept: true });
    await follower.check();
    follower.offer();
    expect([fetchAhead.mock.calls.length, updates.get().isOffered]).toEqual([1, false]);
    expect(reload).not.toHaveBeenCalled();
    follower.arrived();
    expect(reload).toHaveBeenCalledTimes(1);
    now.time = CHECK_PAUSE_MS;
    now.answer = believed({ 'mfe-games': servedAs('3.0.0') });
    await follower.check();
    expect(updates.get().isOffered).toBe(true);
  });

  it('by the network’s page needs neither an offer nor a request', () => {
    const { follower, fetchAhead, updates, reload, read } = open(believed({}), { wasKept: true });
    follower.hear({ from: 'network page', state: believed(NEWER) });
    void follower.check();
    follower.offer();
    expect([fetchAhead.mock.calls.length, updates.get().isOffered, read.mock.calls.length]).toEqual([1, false, 0]);
    follower.arrived();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is requested where the network’s page cannot be followed', async () => {
    const { follower, updates, read, reload } = open(believed(NEWER), { wasKept: true });
    follower.hear({ from: 'network page', state: { status: 'ignored', reason: 'older than seen' } });
    expect(read).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    await Promise.resolve();
    expect([updates.isWaiting, updates.get().isOffered]).toEqual([true, false]);
    follower.arrived();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is withdrawn when it is rolled back', async () => {
    const { follower, now, updates } = open(believed(NEWER));
    await follower.check();
    now.time = CHECK_PAUSE_MS;
    now.answer = believed({});
    await follower.check();
    expect(updates.isWaiting).toBe(false);
    expect(updates.get().isOffered).toBe(false);
  });

  it.each([
    ['is taken by itself after a long time out of sight', LONG_HIDDEN_MS, {}, 1],
    ['is not after a short one', LONG_HIDDEN_MS - 1, {}, 0],
    ['is not while something is held', LONG_HIDDEN_MS, { isHeld: true }, 0],
    ['is not where the player has written something', LONG_HIDDEN_MS, { holdsNoText: false }, 0],
  ])('%s', async (_name, away, state, reloads) => {
    const { follower, now, reload } = open(believed(NEWER));
    Object.assign(now, state);
    follower.hidden();
    now.time += away;
    follower.hidden();
    await follower.visible();
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});

describe('the operator’s switch', () => {
  it('is followed at once, both ways, without an update', async () => {
    const { follower, now, boot, updates } = open(believed(OFF));
    await follower.check();
    expect(boot.live.remote('mfe-games')).toEqual({ status: 'off', message: { EN: 'closed' } });
    expect(updates.isWaiting).toBe(false);
    now.time = CHECK_PAUSE_MS;
    now.answer = believed({});
    await follower.check();
    expect(boot.live.remote('mfe-games')).toMatchObject({ status: 'on', version: '1.0.0' });
  });
});

describe('a revoked version', () => {
  it.each<[string, readonly PackageName[], object, number]>([
    ['is left at once where it is in view', ['mfe-games'], {}, 1],
    ['is left at the next page where it is not', [], {}, 0],
    ['is left at the next page while something is held', ['mfe-games'], { isHeld: true }, 0],
    ['is left at the next page right after a reload', ['mfe-games'], { mayReload: false }, 0],
  ])('%s', async (_name, inView, state, reloads) => {
    const { follower, now, reload, reports } = open(believed(REVOKED));
    Object.assign(now, state, { inView: new Set(inView) });
    await follower.check();
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(reports).toContainEqual(['release.revoked', { packages: 'mfe-games' }]);
    follower.arrived();
    expect(reload).toHaveBeenCalledTimes(reloads + 1);
  });
});

describe('a build for who develops', () => {
  it.each(['publish', 'served build'] as const)('is taken at once, heard by %s, whatever the page holds', (from) => {
    const { follower, now, reload, read } = open(believed({}));
    Object.assign(now, { isHeld: true, isSafe: false, holdsNoText: false, mayReload: false });
    follower.hear({ from });
    expect([reload.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('a hold', () => {
  it('that ends lets the player be asked, and a revoked version be left', async () => {
    const { follower, now, updates, reload } = open(believed(REVOKED));
    Object.assign(now, { isHeld: true, inView: new Set(['mfe-games']) });
    await follower.check();
    expect([updates.get().isOffered, reload.mock.calls.length]).toEqual([false, 0]);
    now.isHeld = false;
    now.mayReload = false;
    follower.lookAgain();
    expect([updates.get().isOffered, reload.mock.calls.length]).toEqual([true, 0]);
    now.mayReload = true;
    follower.lookAgain();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a feed that is not believed', () => {
  it('changes nothing, and is told', async () => {
    const { follower, reports, updates, boot, fetchAhead } = open({ status: 'ignored', reason: 'bad signature' });
    await follower.check();
    expect(reports).toEqual([['release.feedIgnored', { reason: 'bad signature' }]]);
    expect(updates.isWaiting).toBe(false);
    expect(boot.live.remote('mfe-games')).toMatchObject({ status: 'on' });
    expect(fetchAhead).not.toHaveBeenCalled();
  });
});

describe('a page in sight with a pop-up that nobody closes', () => {
  it('updates by itself once nobody has touched it for long', async () => {
    const { follower, now, updates, reload } = open(believed(NEWER));
    Object.assign(now, { isSafe: false, holdsNoText: false });
    for (now.time = CHECK_EVERY_MS; now.time < LONG_IDLE_MS; now.time += CHECK_EVERY_MS) await follower.watch();
    expect([updates.get().isOffered, reload.mock.calls.length]).toEqual([false, 0]);
    now.time = LONG_IDLE_MS;
    await follower.watch();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<
    [
      string,
      {
        readonly touched?: boolean;
        readonly isBlank?: boolean;
        readonly isHeld?: boolean;
        readonly mayReload?: boolean;
      },
    ]
  >([
    ['somebody touches it', { touched: true }],
    ['a field in it holds a text', { isBlank: false }],
    ['a game or a deposit holds it', { isHeld: true }],
    ['it was reloaded just before', { mayReload: false }],
  ])('stays while %s', async (_name, { touched = false, ...facts }) => {
    const { follower, now, reload } = open(believed(NEWER));
    Object.assign(now, { isSafe: false, holdsNoText: false, ...facts });
    await follower.watch();
    now.time = LONG_IDLE_MS - 1;
    if (touched) follower.touched();
    now.time = LONG_IDLE_MS;
    await follower.watch();
    expect(reload).not.toHaveBeenCalled();
  });

  it('follows switches and revocations at once', async () => {
    const off = open(believed(OFF));
    off.now.isSafe = false;
    await off.follower.watch();
    expect(off.boot.live.remote('mfe-games')).toMatchObject({ status: 'off' });
    const revoked = open(believed(REVOKED));
    revoked.now.isSafe = false;
    revoked.now.inView.add('mfe-games');
    await revoked.follower.watch();
    expect(revoked.reload).toHaveBeenCalledTimes(1);
  });
});

it('tells the same fault and the same revocation once', async () => {
  const { follower, now, reports } = open({ status: 'ignored', reason: 'unreachable' });
  now.mayReload = false;
  const look = async (answer: FeedRead): Promise<void> => {
    now.time += CHECK_EVERY_MS;
    now.answer = answer;
    await follower.watch();
  };
  await look(now.answer);
  await look({ status: 'ignored', reason: 'absent' });
  await look(believed(REVOKED));
  await look(believed(REVOKED));
  await look({ status: 'ignored', reason: 'absent' });
  const told = reports.map(([event]) => event);
  expect(told.filter((event) => event === 'release.feedIgnored')).toHaveLength(3);
  expect(told.filter((event) => event === 'release.revoked')).toHaveLength(1);
});

it('asks no more often than every ten seconds', async () => {
  const { follower, now, read } = open(believed({}));
  await follower.check();
  now.time = CHECK_PAUSE_MS - 1;
  await follower.visible();
  expect(read).toHaveBeenCalledTimes(1);
  now.time = CHECK_PAUSE_MS;
  await follower.check();
  expect(read).toHaveBeenCalledTimes(2);
});

it('shows the brand of every state that it believes', async () => {
  const state = believed({});
  const { follower, brandsSeen } = open(
    state.status === 'believed' ? { ...state, feed: { ...state.feed, brands: { aa00bb11: 1000 } } } : state,
  );
  await follower.check();
  expect(brandsSeen).toEqual([{ aa00bb11: 1000 }]);
});
