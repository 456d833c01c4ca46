import { untilGone } from './until-gone';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function waiting() {
  const end = jest.fn();
  void untilGone().then(end);
  return end;
}

test('ends when another document takes the page’s place', async () => {
  const end = waiting();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(end).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  expect(end).toHaveBeenCalledTimes(1);
});

test('ends after ten seconds where none comes', async () => {
  const end = waiting();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(end).toHaveBeenCalledTimes(1);
});
