import { formatMoney } from './format-money';

describe('formatMoney', () => {
  it.each([
    ['USDT', 'USDT\u00a01,234.57'],
    ['USDT ', 'USDT\u00a01,234.57'],
    ['US Dollar', 'US Dollar\u00a01,234.57'],
    ['Bosnia-Herzegovina Convertible Mark', 'Bosnia-Herzegovina Convertible Mark\u00a01,234.57'],
    ['CHF', 'CHF\u00a01,234.57'],
    ['Rs.', 'Rs.\u00a01,234.57'],
    ['\u200f\u062f.\u0643.\u200f', '\u062f.\u0643.\u00a01,234.57'],
    ['HK$', 'HK$1,234.57'],
    ['Rp', 'Rp1,234.57'],
    ['\u20b1', '\u20b11,234.57'],
    ['', '1,234.57'],
    ['W'.repeat(300), '1,234.57'],
  ])('writes the sign "%s" whole or not at all, and words apart from the figures', (symbol, text) => {
    expect(formatMoney(1234.567, symbol, 'en')).toBe(text);
  });

  it.each([
    ['JPY', 1234.5, 'JPY\u00a01,235'],
    ['JPY', 0.4, 'JPY\u00a00'],
    ['JPY', -0.5, '-JPY\u00a01'],
    ['KWD', 1234.5, 'KWD\u00a01,234.500'],
    ['KWD', '0.0005', 'KWD\u00a00.001'],
    ['kwd', 1, 'kwd\u00a01.000'],
    ['PHP', 1234.5, 'PHP\u00a01,234.50'],
    ['XXQ', 1, 'XXQ\u00a01.00'],
  ])('has the decimals of %s: %p', (symbol, amount, text) => {
    expect(formatMoney(amount, symbol, 'en')).toBe(text);
  });

  it('has the decimals that it is told, whatever the sign', () => {
    expect(formatMoney(1234.5, '\u00a5', 'en', 0)).toBe('\u00a51,235');
    expect(formatMoney('0.00012345', 'BTC', 'id', 8)).toBe('BTC\u00a00,00012345');
    expect(formatMoney(-1.0005, '\u20b1', 'en', 3)).toBe('-\u20b11.001');
  });

  it('writes every currency that this engine knows as the engine itself does', () => {
    const wrong = Intl.supportedValuesOf('currency').filter((currency) => {
      const own = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
      return ['1234567.5', '0.25', '-12', '123456789012345'].some(
        (amount) => formatMoney(amount, currency, 'en') !== own.format(Number(amount)),
      );
    });
    expect(wrong).toEqual([]);
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
