import { trailingThrottle } from './trailing-throttle';

/** Plays values at their times and tells when each call went out. */
function play(values: readonly (readonly [time: number, value: string])[]): string[] {
  const calls: string[] = [];
  const pending: { at: number; run: () => void }[] = [];
  let now = 0;
  const runUntil = (time: number): void => {
    for (const timer of pending.splice(0).sort((one, other) => one.at - other.at)) {
      if (timer.at > time) pending.push(timer);
      else {
        now = timer.at;
        timer.run();
      }
    }
    now = time;
  };
  const throttled = trailingThrottle<string>((value) => calls.push(`${now} ${value}`), 150, {
    now: () => now,
    wait: (run, milliseconds) => pending.push({ at: now + milliseconds, run }),
  });
  for (const [time, value] of values) {
    runUntil(time);
    throttled(value);
  }
  runUntil(10_000);
  return calls;
}

test.each([
  ['a single call goes at once', [[0, 'a']], ['0 a']],
  ['calls far apart all go at once', [[0, 'a'], [150, 'b'], [400, 'c']], ['0 a', '150 b', '400 c']],
  ['the second of a pair waits for the span', [[0, 'a'], [10, 'b']], ['0 a', '150 b']],
  ['of a burst the first and the last go', [[0, 'a'], [10, 'b'], [149, 'c']], ['0 a', '150 c']],
  ['a trailing call starts a span of its own', [[0, 'a'], [10, 'b'], [200, 'c']], ['0 a', '150 b', '300 c']],
] as const)('%s', (_case, values, expected) => {
  expect(play(values)).toEqual(expected);
}); // prettier-ignore
