import { onLeaving } from './leaving';

test('calls back where the page is hidden or replaced, and once more as it stops', () => {
  const listener = jest.fn();
  const stop = onLeaving(listener);
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  expect(listener).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(3);
});
