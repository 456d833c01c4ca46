import { Recent } from './recent';

test('makes what is asked for again once, and holds the last few', () => {
  const recent = new Recent<string, string>(2);
  const make = jest.fn((key: string) => `${key} made`);
  const get = (key: string): string => recent.get(key, () => make(key));
  expect(['a', 'b', 'a', 'b'].map(get)).toEqual(['a made', 'b made', 'a made', 'b made']);
  expect(make).toHaveBeenCalledTimes(2);
  get('a');
  // `b` was asked for the longest time ago.
  get('c');
  expect(recent.size).toBe(2);
  get('a');
  expect(make).toHaveBeenCalledTimes(3);
  get('b');
  expect(make).toHaveBeenCalledTimes(4);
});

test('remembers nothing as an answer', () => {
  const recent = new Recent<string, null>(2);
  const make = jest.fn(() => null);
  expect([recent.get('a', make), recent.get('a', make)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});
