import { POLL_INTERVAL_MS, Polling } from './polling';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const POLLING = { mode: 'polling', kinds: [] } as const;

it('asks now and then while there is no channel, and not while there is one', () => {
  const ask = jest.fn();
  const asking = new Polling(ask);
  asking.follow(POLLING);
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * POLL_INTERVAL_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  asking.follow({ mode: 'open', kinds: ['balance'] });
  jest.advanceTimersByTime(5 * POLL_INTERVAL_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks at once when the page comes back to it', () => {
  const ask = jest.fn();
  const asking = new Polling(ask);
  asking.follow(POLLING);
  jest.advanceTimersByTime(1000);
  asking.follow({ mode: 'paused', kinds: [] });
  jest.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  asking.follow(POLLING);
  expect(ask).toHaveBeenCalledTimes(1);
});
