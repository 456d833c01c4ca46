import { formatDate, formatDateTime } from './format-date';

describe('dates', () => {
  const moment = new Date(2026, 0, 5, 7, 8, 9);

  it('writes a day with slashes and a moment with dashes, in the zone of the device', () => {
    expect(formatDate(moment)).toBe('2026/01/05');
    expect(formatDateTime(moment.getTime())).toBe('2026-01-05 07:08:09');
    expect(formatDateTime(moment.toISOString())).toBe('2026-01-05 07:08:09');
  });

  it('writes nothing for what is no moment', () => {
    expect(formatDate('soon')).toBe('');
    expect(formatDateTime(Number.NaN)).toBe('');
  });
});
