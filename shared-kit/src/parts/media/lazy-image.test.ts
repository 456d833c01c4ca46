import { atNextLook } from './lazy-image';

let noticed: string[];

// Each test long after the one before: the last look is the module's own.
let now = 0;
beforeEach(() => {
  now += 60_000;
  jest.useFakeTimers({ now });
  noticed = [];
});

afterEach(() => jest.useRealTimers());

const come = (name: string): (() => void) => atNextLook(() => noticed.push(name));

test('the first picture is noticed at once, those of the next 300 ms together', () => {
  come('a');
  jest.advanceTimersByTime(0);
  expect(noticed).toEqual(['a']);
  jest.advanceTimersByTime(100);
  come('b');
  jest.advanceTimersByTime(150);
  come('c');
  jest.advanceTimersByTime(49);
  expect(noticed).toEqual(['a']);
  jest.advanceTimersByTime(1);
  expect(noticed).toEqual(['a', 'b', 'c']);
});

test('after a pause the next one is noticed at once', () => {
  come('a');
  jest.advanceTimersByTime(300);
  come('b');
  jest.advanceTimersByTime(0);
  expect(noticed).toEqual(['a', 'b']);
});

test('a picture that left before the look is not noticed', () => {
  come('a');
  jest.advanceTimersByTime(0);
  const leave = come('b');
  come('c');
  leave();
  jest.advanceTimersByTime(300);
  expect(noticed).toEqual(['a', 'c']);
});
