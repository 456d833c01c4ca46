import { waitFor } from '@testing-library/react';
import { addRecentGame, launchGame } from 'shared-contracts/api/endpoints/games';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { launchGameHandler } from './launch-game';

const KOI = { gameCategory: 'RNG', vassalage: 'NOVA', gameId: 'g1', nodeId: '7', freePlay: 0 } as const;

function setUp(isSignedIn = true) {
  window.history.replaceState(null, '', '/m/home?gameType=HOT');
  const context = fakeContext({ name: 'mfe-games', ...(isSignedIn && { session: SOME_MEMBER }) });
  context.http.answer(addRecentGame, null);
  context.http.answer(launchGame, { url: 'https://games.example/play' });
  const opened: string[] = [];
  const clock = { now: 5000 };
  const leaveListeners: (() => void)[] = [];
  const returnListeners: (() => void)[] = [];
  const holds = { open: 0 };
  const place = { isElsewhere: false, leave: () => undefined as void };
  Object.assign(context.release, {
    hold: () => {
      holds.open += 1;
      return () => void (holds.open -= 1);
    },
  });
  const launch = launchGameHandler(context, {
    assign: (url) => opened.push(url),
    now: () => clock.now,
    onLeave: (listener) => leaveListeners.push(listener),
    onReturn: (listener) => returnListeners.push(listener),
    watchAddress: (listener) => {
      place.leave = listener;
      return { look: () => place.isElsewhere && listener(), stop: () => undefined };
    },
  });
  return { context, opened, clock, leaveListeners, returnListeners, holds, place, launch };
}

test('the versions of the site are kept while a game is on, and let go on the way back or when it does not open', async () => {
  const { holds, launch, returnListeners } = setUp();
  await launch(KOI);
  expect(holds.open).toBe(1);
  returnListeners.forEach((listener) => listener());
  expect(holds.open).toBe(0);
  const failing = setUp();
  failing.context.http.fail(launchGame, { kind: 'rejected', code: 'game.maintenance', status: 422, message: '' });
  await expect(failing.launch(KOI)).resolves.toBe('failed');
  expect(failing.holds.open).toBe(0);
});

test('a game is remembered first, launched with its parameters, and opened in this tab', async () => {
  const { context, opened, launch, leaveListeners } = setUp();
  await expect(launch(KOI)).resolves.toBe('opened');
  expect(context.http.calls).toEqual([
    {
      id: 'R-42',
      request: { nodeId: '7', gameId: 'g1', gameType: 'RNG', vassalage: 'NOVA', clientType: 2 },
      options: { keepalive: true },
    },
    {
      id: 'R-45',
      request: {
        gameCategory: 'RNG',
        vassalage: 'NOVA',
        gameId: 'g1',
        nodeId: '7',
        freePlay: 0,
        platform: 'html5',
        language: 'EN',
        backUrl: 'http://localhost/m/home?gameType=HOT',
      },
      options: { signal: expect.anything() },
    },
  ]);
  expect(opened).toEqual(['https://games.example/play']);
  expect(context.log.toasts).toEqual([{ kind: 'loading', text: 'Opening your game…' }]);
  expect(context.log.emitted).toEqual([{ name: 'game.launched', payload: { nodeId: '7', vassalage: 'NOVA' } }]);
  expect(leaveListeners).toHaveLength(1);
});

test('a visitor is told to sign in and comes back afterwards', async () => {
  const { context, opened, launch } = setUp(false);
  await expect(launch(KOI)).resolves.toBe('login');
  expect(context.log.toasts).toEqual([{ kind: 'info', text: 'Please login first' }]);
  expect(context.log.visited).toEqual([{ to: '/m/login?redirect=%2Fm%2Fhome%3FgameType%3DHOT', replace: false }]);
  expect(context.http.calls).toEqual([]);
  expect(opened).toEqual([]);
});

test('a slot vendor opens its list', async () => {
  const { context, launch } = setUp();
  await expect(launch({ gameCategory: 'RNG', vassalage: 'NOVA' })).resolves.toBe('list');
  expect(context.log.visited).toEqual([{ to: '/m/gameList?gameType=RNG&vassalage=NOVA', replace: false }]);
});

test('a lottery goes with the stored prize mode', async () => {
  const { context, launch } = setUp();
  context.storage.setLocal(LOCAL_KEY.prizeMode, 'ZY');
  await launch({ gameCategory: 'ELOTT', vassalage: 'ELOTT', playType: 'ent' });
  expect(context.http.callsOf(launchGame)[0]?.request).toMatchObject({
    prizeMode: 'ZY',
    playType: 'ent',
    gameCode: 'lobby',
  });
  expect(context.http.callsOf(addRecentGame)).toEqual([]);
});

test('the text of the wait is in the language shown', async () => {
  const { context, launch } = setUp();
  await context.language.set('CN');
  await launch(KOI);
  expect(context.log.toasts[0]?.text).toBe('正在打开游戏…');
});

test.each(['', 'http://games.example/play', 'javascript:alert(1)'])('the address "%s" is refused', async (url) => {
  const { context, opened, launch } = setUp();
  context.http.answer(launchGame, { url });
  await expect(launch(KOI)).resolves.toBe('failed');
  expect(opened).toEqual([]);
  expect(context.log.failures).toMatchObject([{ failure: { code: 'launch.url_empty' } }]);
});

test.each([
  ['game.maintenance', 'game.maintenance'],
  ['launch.url_empty', 'launch.url_empty'],
  ['not_found', 'internal'],
  ['validation.failed', 'internal'],
])('a refusal %s is shown as %s', async (code, shown) => {
  const { context, launch } = setUp();
  context.http.fail(launchGame, { kind: 'rejected', code, status: 422, message: '' });
  await expect(launch(KOI)).resolves.toBe('failed');
  expect(context.log.failures).toMatchObject([{ failure: { code: shown } }]);
});

test.each([
  [undefined, 'done'],
  [{ kind: 'rejected', code: 'game.maintenance', status: 422, message: '' }, 'rejected'],
  [{ kind: 'network', offline: true }, 'network'],
] as const)('telemetry is told how it ended: %j', async (failure, end) => {
  const { context, launch } = setUp();
  if (failure !== undefined) context.http.fail(launchGame, failure);
  await launch(KOI);
  expect(context.log.reports).toEqual([{ event: 'outcome', detail: { of: 'launch', end } }]);
});

test('telemetry is told of a launch that something else stopped', async () => {
  const { context, launch } = setUp();
  Object.assign(context.http, { call: () => Promise.reject(new TypeError('not a function')) });
  await launch(KOI);
  expect(context.log.reports).toContainEqual({ event: 'outcome', detail: { of: 'launch', end: 'thrown' } });
});

test('a launch that was given up has no outcome', async () => {
  const { context, launch, place } = setUp();
  const launched = launch(KOI);
  place.leave();
  await expect(launched).resolves.toBe('ignored');
  expect(context.log.reports).toEqual([]);
});

test('a game that cannot be remembered is opened all the same', async () => {
  const { context, opened, launch } = setUp();
  context.http.fail(addRecentGame, { kind: 'timeout' });
  await expect(launch(KOI)).resolves.toBe('opened');
  expect(opened).toHaveLength(1);
  expect(context.log.failures).toEqual([]);
});

test('a second tap within a second is ignored, a later one is not', async () => {
  const { context, clock, launch } = setUp();
  await launch(KOI);
  clock.now += 999;
  await expect(launch(KOI)).resolves.toBe('ignored');
  clock.now += 1;
  await expect(launch(KOI)).resolves.toBe('opened');
  expect(context.http.callsOf(launchGame)).toHaveLength(2);
});

test('a tap on another game takes the place of a launch that is under way', async () => {
  const { context, opened, launch, holds } = setUp();
  context.http.hang(launchGame);
  const first = launch(KOI);
  await waitFor(() => expect(context.http.callsOf(launchGame)).toHaveLength(1));
  context.http.answer(launchGame, { url: 'https://games.example/other' });
  await expect(launch({ ...KOI, nodeId: '8' })).resolves.toBe('opened');
  await expect(first).resolves.toBe('ignored');
  expect(opened).toEqual(['https://games.example/other']);
  expect(holds.open).toBe(1);
  expect(context.log.failures).toEqual([]);
});

test('another tap on what is under way leaves it alone', async () => {
  const { context, clock, launch } = setUp();
  context.http.hang(launchGame);
  void launch(KOI);
  await waitFor(() => expect(context.http.callsOf(launchGame)).toHaveLength(1));
  clock.now += 5000;
  await expect(launch(KOI)).resolves.toBe('ignored');
  expect(context.http.callsOf(launchGame)).toHaveLength(1);
});

test('leaving the page calls a launch off: nothing opens, nothing is said, and its note goes', async () => {
  const { context, opened, place, holds, launch } = setUp();
  const closeToast = jest.fn();
  Object.assign(context.overlays, { toast: () => closeToast });
  context.http.hang(launchGame);
  const launched = launch(KOI);
  await waitFor(() => expect(context.http.callsOf(launchGame)).toHaveLength(1));
  place.leave();
  await expect(launched).resolves.toBe('ignored');
  expect(closeToast).toHaveBeenCalledTimes(1);
  expect([opened, holds.open, context.log.failures, context.log.emitted]).toEqual([[], 0, [], []]);
});

test('an answer that comes when the page has moved by itself opens nothing', async () => {
  const { context, opened, place, launch } = setUp();
  place.isElsewhere = true;
  await expect(launch(KOI)).resolves.toBe('ignored');
  expect([opened, context.log.failures]).toEqual([[], []]);
});

test.each([
  ['play.break', 'You are taking a break from play. Limits and breaks says until when.'],
  ['play.limit', 'You have reached a limit that you set. Limits and breaks says when it begins again.'],
])('what a member has set themselves is said in words of the page: %s', async (code, text) => {
  const { context, launch } = setUp();
  context.http.fail(launchGame, { kind: 'rejected', code, status: 422, message: 'The server says' });
  await expect(launch(KOI)).resolves.toBe('failed');
  expect(context.log.toasts.at(-1)).toEqual({ kind: 'long', text });
  expect(context.log.failures).toEqual([]);
});
