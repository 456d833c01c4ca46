import { moneyGate, realAccountGate } from './real-account-gate';

test.each([
  [0, 'open', 'open'],
  [1, 'open', 'open'],
  [2, 'open', 'open'],
  [4, 'offer-register', 'offer-register'],
  [40, 'refuse', 'open'],
  [41, 'refuse', 'open'],
  [42, 'refuse', 'open'],
])('type %s: money %s, the rest %s', (type, money, rest) => {
  expect(moneyGate(type)).toBe(money);
  expect(realAccountGate(type)).toBe(rest);
});
