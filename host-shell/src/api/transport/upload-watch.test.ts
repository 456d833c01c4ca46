import { watchUpload } from './upload-watch';

const LIMIT = 15_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watched() {
  const shares: number[] = [];
  const giveUp = jest.fn();
  const watch = watchUpload((share) => shares.push(share), LIMIT, giveUp);
  const move = (loaded: number, total?: number) =>
    watch.settings.onUploadProgress({ loaded, ...(total !== undefined && { total }) });
  return { watch, shares, giveUp, move };
}

it('tells shares, and nothing where the whole is not known', () => {
  const { shares, move } = watched();
  move(0, 200);
  move(50, 200);
  move(60);
  move(260, 200);
  expect(shares).toEqual([0, 0.25, 1]);
});

it('goes on as long as something moves', () => {
  const { watch, giveUp, move } = watched();
  for (let step = 1; step <= 4; step += 1) {
    jest.advanceTimersByTime(LIMIT - 1);
    move(step, 10);
  }
  expect([watch.hasStalled(), giveUp.mock.calls.length]).toEqual([false, 0]);
  jest.advanceTimersByTime(LIMIT);
  expect([watch.hasStalled(), giveUp.mock.calls.length]).toEqual([true, 1]);
});

it('is over with its request', () => {
  const { watch, giveUp } = watched();
  watch.end();
  jest.advanceTimersByTime(2 * LIMIT);
  expect([watch.hasStalled(), giveUp.mock.calls.length]).toEqual([false, 0]);
});
