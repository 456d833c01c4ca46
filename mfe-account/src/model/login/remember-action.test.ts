import { rememberAction } from './remember-action';

test.each([
  [true, 'accepted', false, 'keep-all'],
  [true, 'refused', true, 'keep-name'],
  [true, 'unanswered', false, 'keep-name'],
  [true, 'unanswered', true, 'leave'],
  [false, 'accepted', true, 'forget'],
  [false, 'refused', true, 'forget'],
  [false, 'unanswered', true, 'forget'],
] as const)('ticked %s, %s, known name %s: %s', (isTicked, outcome, isKnownName, expected) => {
  expect(rememberAction({ isTicked, outcome, isKnownName })).toBe(expected);
});
