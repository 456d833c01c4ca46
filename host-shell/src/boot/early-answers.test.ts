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

it('asks for one more, unless it is on its way; each is fresh for its own time', async () => {
  let age = 20_000;
  const early = earlyAnswers({ 'R-01': Promise.resolve(ANSWER) }, () => age);
  const ask = jest.fn(async () => ({ status: 200, body: 'later' }));
  early.add('R-01', ask);
  expect(ask).not.toHaveBeenCalled();
  early.add('R-02', ask);
  age = 40_000;
  await Promise.resolve();
  expect([early.now('R-01'), early.now('R-02'), early.hasAny()]).toEqual([
    undefined,
    { status: 200, body: 'later' },
    true,
  ]);
  early.add('R-01', ask);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await early.take('R-01')).toEqual({ status: 200, body: 'later' });
});

it('gives what the page was rendered with as often as it is asked for, until the page is taken over', async () => {
  const rendered = { 'R-01': { status: 200, body: 'older', isRendered: true } };
  const early = earlyAnswers({ 'R-01': Promise.resolve(ANSWER) }, () => 0, rendered);
  await Promise.resolve();
  expect([early.now('R-01'), early.now('R-01'), early.hasAny()]).toEqual([rendered['R-01'], rendered['R-01'], true]);
  early.forgetRendered();
  expect(early.now('R-01')).toBe(ANSWER);
  expect(await early.take('R-01')).toBe(ANSWER);
  expect(early.hasAny()).toBe(false);
});
