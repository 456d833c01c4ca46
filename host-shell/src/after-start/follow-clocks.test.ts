import { ServerTime } from 'shared-kit/remote';
import { openStorage } from '../storage/site-storage';
import { followClocks } from './follow-clocks';

const NOON = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT');
const MINUTE = 60_000;

/** A page whose device is an hour behind; `sight` tells it whether it is looked at. */
function openPage() {
  let wall = NOON - 60 * MINUTE;
  let steady = 5000;
  const time = new ServerTime({ wall: () => wall, steady: () => steady });
  time.learn(new Date(NOON).toUTCString(), steady);
  const refresh = jest.fn(async () => undefined);
  const storage = openStorage();
  const stop = followClocks({ status: { refresh }, http: {}, storage } as never, time);
  const sight = (state: DocumentVisibilityState): void => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const pass = (onWall: number, onSteady: number): void => {
    wall += onWall;
    steady += onSteady;
  };
  return { time, refresh, storage, stop, sight, pass };
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['slept, and its steady clock with it', 25 * MINUTE, 2000, 25 * MINUTE, 1],
  ['slept, and its steady clock did not', 25 * MINUTE, 25 * MINUTE, 25 * MINUTE, 0],
  ['was set back in the settings', -46 * MINUTE, 8000, 8000, 1],
  ['was set by a second', 9000, 8000, 8000, 0],
])('a device that %s: its time, and how often the server is asked', (_what, onWall, onSteady, passed, asked) => {
  const page = openPage();
  page.sight('hidden');
  page.pass(onWall, onSteady);
  page.sight('visible');
  expect(page.time.now()).toBe(NOON + passed);
  expect(page.refresh).toHaveBeenCalledTimes(asked);
  page.stop();
});

it('is right again by the next answer where the clock was set ahead in the settings', () => {
  const page = openPage();
  page.sight('hidden');
  page.pass(1440 * MINUTE, 8000);
  page.sight('visible');
  expect(page.refresh).toHaveBeenCalledTimes(1);
  page.time.learn(new Date(NOON + 8000).toUTCString(), 13_000);
  expect(page.time.now()).toBe(NOON + 9000);
  page.stop();
});

it('asks nothing where the clock was set in sight of the page', () => {
  const page = openPage();
  page.pass(-46 * MINUTE, 500);
  page.sight('visible');
  page.sight('hidden');
  page.sight('visible');
  expect([page.time.now(), page.refresh.mock.calls]).toEqual([NOON + 500, []]);
  page.stop();
});

it('tells the next page of the visit how far the clocks are apart', () => {
  const page = openPage();
  window.dispatchEvent(new Event('pagehide'));
  expect(page.storage.session.get('clockOffset')).toBe(String(60 * MINUTE));
  page.stop();
});
