import { pinError } from './payment-password';

test.each([
  ['', 'pinMissing'],
  ['246810', undefined],
  ['24681', 'pinFormat'],
  ['2468100', 'pinFormat'],
  ['24681o', 'pinFormat'],
  [' 46810', 'pinFormat'],
])('%j is told %j', (typed, fault) => {
  expect(pinError(typed)).toBe(fault);
});
