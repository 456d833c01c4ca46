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
