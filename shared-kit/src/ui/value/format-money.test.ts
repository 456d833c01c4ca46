import { formatMoney } from './format-money';

describe('formatMoney', () => {
  it('cuts what is too long for a sign of currency', () => {
    expect(formatMoney(5, 'W'.repeat(300), 'en')).toBe('WWWWWWWW5.00');
    expect(formatMoney(5, 'USDT ', 'en')).toBe('USDT 5.00');
  });

  it.each([
    [0, 'en', '₱0.00'],
    ['0', 'en', '₱0.00'],
    [1.005, 'en', '₱1.01'],
    ['1.005', 'en', '₱1.01'],
    ['1.00499999', 'en', '₱1.00'],
    [2.675, 'en', '₱2.68'],
    [1234567.5, 'en', '₱1,234,567.50'],
    ['999.995', 'en', '₱1,000.00'],
    [-20.5, 'en', '-₱20.50'],
    ['-1.005', 'en', '-₱1.01'],
    ['-0.004', 'en', '₱0.00'],
    ['+5', 'en', '₱5.00'],
    ['.5', 'en', '₱0.50'],
    ['12345678901234567890.125', 'en', '₱12,345,678,901,234,567,890.13'],
    [1e21, 'en', '₱1,000,000,000,000,000,000,000.00'],
    [1e-7, 'en', '₱0.00'],
    [1234567.5, 'id', '₱1.234.567,50'],
    [1234567.5, 'zh-CN', '₱1,234,567.50'],
    [1234567.5, 'fil', '₱1,234,567.50'],
    [1234.5, 'ar-EG', '₱1,234.50'],
  ])('writes %p for %s as %s', (amount, locale, text) => {
    expect(formatMoney(amount, '₱', locale)).toBe(text);
  });

  it.each(['', 'abc', '1,000', Number.NaN, Number.POSITIVE_INFINITY])(
    'does not pretend that %p is an amount',
    (amount) => {
      expect(formatMoney(amount, '₱', 'en')).toBe('—');
    },
  );
});
