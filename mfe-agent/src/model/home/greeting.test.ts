import { greetingAt } from './greeting';

test.each([
  [0, 'morning'],
  [6, 'morning'],
  [10, 'morning'],
  [11, 'earlyAfternoon'],
  [14, 'earlyAfternoon'],
  [15, 'lateAfternoon'],
  [18, 'lateAfternoon'],
  [19, 'evening'],
  [23, 'evening'],
])('at %d hours it is %s', (hour, expected) => {
  expect(greetingAt(hour)).toBe(expected);
});
