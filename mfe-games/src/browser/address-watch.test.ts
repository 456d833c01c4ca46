import { watchAddress } from './address-watch';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/m/home?gameType=HOT');
});
afterEach(() => jest.useRealTimers());

function watched() {
  const elsewhere = jest.fn();
  return { elsewhere, ...watchAddress(elsewhere) };
}

const go = (address: string): void => window.history.pushState(null, '', address);

test.each(['click', 'keyup', 'popstate'])('sees after a %s that the page is elsewhere, and says it once', (move) => {
  const { elsewhere } = watched();
  window.dispatchEvent(new Event(move));
  jest.runAllTimers();
  expect(elsewhere).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(move));
  // The router hears the press after the watch.
  go('/m/vip');
  jest.runAllTimers();
  window.dispatchEvent(new Event(move));
  jest.runAllTimers();
  expect(elsewhere).toHaveBeenCalledTimes(1);
});

test('a new entry of the same address, as of an open sheet, is no other place', () => {
  const { elsewhere, look } = watched();
  go('/m/home?gameType=HOT');
  look();
  expect(elsewhere).not.toHaveBeenCalled();
});

test('sees what moved by itself when it is asked to look, and nothing after it was stopped', () => {
  const { elsewhere, look, stop } = watched();
  go('/m/login');
  look();
  expect(elsewhere).toHaveBeenCalledTimes(1);
  const second = watched();
  second.stop();
  stop();
  window.dispatchEvent(new Event('click'));
  go('/m/home');
  jest.runAllTimers();
  expect(second.elsewhere).not.toHaveBeenCalled();
});
