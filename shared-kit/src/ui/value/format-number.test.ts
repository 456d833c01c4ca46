import { formatNumber, formatPercent } from './format-number';

it.each([
  ['en', '1,234.57', '0.9%'],
  ['fil', '1,234.57', '0.9%'],
  ['zh-CN', '1,234.57', '0.9%'],
  ['id', '1.234,57', '0,9%'],
  ['ar', '1,234.57', '0.9\u200e%\u200e'],
  ['tr', '1.234,57', '%0,9'],
])('in %s numbers and rates are written as the language does, with the digits 0 to 9', (locale, number, rate) => {
  expect(formatNumber(1234.567, locale)).toBe(number);
  expect(formatPercent(0.9, locale)).toBe(rate);
});

it.each([
  [0.07, '0.07%'],
  [0.29, '0.29%'],
  [1.1, '1.1%'],
  [100, '100%'],
])('a rate of %d is told whole', (percent, text) => {
  expect(formatPercent(percent, 'en')).toBe(text);
});
