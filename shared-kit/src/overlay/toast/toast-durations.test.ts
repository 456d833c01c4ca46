import { TOAST_DURATIONS } from './toast-durations';

it('keeps each kind for its time', () => {
  expect(TOAST_DURATIONS).toEqual({
    success: 1500,
    brief: 1500,
    info: 3000,
    fail: 3000,
    long: 8000,
    offline: 1000,
    loading: 10_000,
    setPassword: 15_000,
    wait: 9_999_000,
  });
});
