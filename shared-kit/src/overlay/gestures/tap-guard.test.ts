import { createTapGuard } from './tap-guard';

it('accepts a tap from 300 ms after the opening on, each time anew', () => {
  let now = 1000;
  const guard = createTapGuard(() => now);
  expect(guard.acceptsTap()).toBe(false);
  guard.arm();
  now = 1299;
  expect(guard.acceptsTap()).toBe(false);
  now = 1300;
  expect(guard.acceptsTap()).toBe(true);
  guard.arm();
  expect(guard.acceptsTap()).toBe(false);
});
