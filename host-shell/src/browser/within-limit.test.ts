import { withinLimit } from './within-limit';

const late = (): Error => new Error('late');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('withinLimit', () => {
  it('is the wanted value or its failure, and leaves no timer behind', async () => {
    expect(await withinLimit(Promise.resolve(7), 100, late)).toBe(7);
    await expect(withinLimit(Promise.reject(new Error('own')), 100, late)).rejects.toThrow('own');
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    [99, 'waiting'],
    [100, 'late'],
  ])('after %i ms of 100 it is %s', async (passed, expected) => {
    let state = 'waiting';
    withinLimit(new Promise(() => undefined), 100, late).catch((error: Error) => {
      state = error.message;
    });
    await jest.advanceTimersByTimeAsync(passed);
    expect(state).toBe(expected);
  });
});
