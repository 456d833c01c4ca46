import { earlyAnswers } from './early-answers';

const ANSWER = { status: 200, body: {} };

it('gives each answer once', async () => {
  const early = earlyAnswers({ 'R-01': Promise.resolve(ANSWER) }, () => 0);
  expect(await early.take('R-01')).toBe(ANSWER);
  expect([early.take('R-01'), early.take('R-02')]).toEqual([undefined, undefined]);
  expect(early.hasAny()).toBe(false);
});

it('shows one that has come until it is taken', async () => {
  const never = new Promise<never>(() => undefined);
  const lost = Promise.reject(new TypeError('fetch failed'));
  const early = earlyAnswers({ 'R-01': Promise.resolve(ANSWER), 'R-02': never, 'R-03': lost }, () => 0);
  expect(early.now('R-01')).toBeUndefined();
  await Promise.resolve();
  expect(['R-01', 'R-02', 'R-03'].map(early.now)).toEqual([ANSWER, undefined, undefined]);
  void early.take('R-01');
  expect(early.now('R-01')).toBeUndefined();
});

it.each([
  [29_999, ANSWER],
  [30_000, undefined],
])('after %i ms of a page gives %p', async (age, expected) => {
  const early = earlyAnswers({ 'R-01': Promise.resolve(ANSWER) }, () => age);
  await Promise.resolve();
  expect(early.hasAny()).toBe(expected !== undefined);
  expect(early.now('R-01')).toEqual(expected);
  expect(await early.take('R-01')).toEqual(expected);
});
