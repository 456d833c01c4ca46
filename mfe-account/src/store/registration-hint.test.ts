import { isHintUsed, markHintUsed } from './registration-hint';

test('a new name is offered once, and the next one again', () => {
  expect(isHintUsed('ann')).toBe(false);
  markHintUsed('ann');
  expect(isHintUsed('ann')).toBe(true);
  expect(isHintUsed('ben')).toBe(false);
  markHintUsed('ben');
  expect(isHintUsed('ben')).toBe(true);
});
