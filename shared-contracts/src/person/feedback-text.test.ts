import { feedbackLength, isFeedback, wordCount } from './feedback-text';

test.each([
  ['', 0],
  [' \n\t', 0],
  ['!!! … —', 0],
  ['🎲🎲', 0],
  ['Hello', 1],
  ["I don't know", 3],
  ['self-service is  good', 3],
  ['line one\nline two', 4],
  ['提现太慢了', 5],
  ['提现 too slow', 4],
  ['123 456', 2],
  ['Salamat po sa tulong', 4],
])('%j has %i words', (text, words) => {
  expect(wordCount(text)).toBe(words);
});

test.each([
  [0, false],
  [1, false],
  [2, false],
  [3, true],
  [300, true],
  [301, false],
])('a feedback of %i words: %s', (words, expected) => {
  expect(isFeedback(Array.from({ length: words }, () => 'word').join(' '))).toBe(expected);
});

test('the bounds are those that were asked for', () => {
  const fits = feedbackLength(1, 2);
  expect(['', 'one', 'one two', 'one two three'].map(fits)).toEqual([false, true, true, false]);
});
