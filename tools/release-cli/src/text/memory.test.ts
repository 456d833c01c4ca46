import { Memory } from './memory';

test('finds the answer to a text once', () => {
  const memory = new Memory<number>(64);
  const find = jest.fn(() => 7);
  expect([memory.get('a', find), memory.get('a', find)]).toEqual([7, 7]);
  expect(find).toHaveBeenCalledTimes(1);
  memory.get('b', find);
  expect(find).toHaveBeenCalledTimes(2);
});

test('asks again after a failure', () => {
  const memory = new Memory<number>(64);
  const fail = (): never => {
    throw new Error('unreadable');
  };
  expect(() => memory.get('a', fail)).toThrow('unreadable');
  expect(memory.get('a', () => 7)).toBe(7);
});

test('does not grow without end', () => {
  const memory = new Memory<number>(64);
  const find = jest.fn(() => 7);
  for (let round = 0; round <= 64; round += 1) memory.get(`text ${round}`, find);
  memory.get('text 64', find);
  expect(find).toHaveBeenCalledTimes(65);
  memory.get('text 0', find);
  expect(find).toHaveBeenCalledTimes(66);
});

test('makes what is asked for again once, and holds the last few', () => {
  const memory = new Memory<string>(2);
  const make = jest.fn((key: string) => `${key} made`);
  const get = (key: string): string => memory.get(key, () => make(key));
  expect(['a', 'b', 'a', 'b'].map(get)).toEqual(['a made', 'b made', 'a made', 'b made']);
  expect(make).toHaveBeenCalledTimes(2);
  get('a');
  // `b` was asked for the longest time ago.
  get('c');
  expect(memory.size).toBe(2);
  get('a');
  expect(make).toHaveBeenCalledTimes(3);
  get('b');
  expect(make).toHaveBeenCalledTimes(4);
});

test('remembers nothing as an answer', () => {
  const memory = new Memory<null>(2);
  const make = jest.fn(() => null);
  expect([memory.get('a', make), memory.get('a', make)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});
