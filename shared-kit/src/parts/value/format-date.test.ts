import { formatDate, formatDateTime, isoDay } from './format-date';

describe('dates', () => {
  const moment = new Date(2026, 0, 5, 7, 8, 9);

  it('writes a day with slashes and a moment with dashes, in the zone of the device', () => {
    expect(formatDate(moment)).toBe('2026/01/05');
    expect(formatDateTime(moment.getTime())).toBe('2026-01-05 07:08:09');
    expect(formatDateTime(moment.toISOString())).toBe('2026-01-05 07:08:09');
  });

  it.each([
    [new Date(2026, 0, 5, 0, 0, 0), '2026-01-05'],
    [new Date(2026, 10, 21, 23, 59, 59), '2026-11-21'],
  ])('%s is of the day %s by the clock of the device', (date, day) => {
    expect(isoDay(date)).toBe(day);
  });

  it.each([
    ['2026-11-21T15:59:59Z', 'Asia/Manila', '2026-11-21'],
    ['2026-11-21T16:00:00Z', 'Asia/Manila', '2026-11-22'],
    ['2027-01-01T04:59:59Z', 'America/New_York', '2026-12-31'],
  ])('%s is in %s of the day %s', (moment, zone, day) => {
    expect(isoDay(new Date(moment), zone)).toBe(day);
  });

  it.each([0, -1, 1, Date.UTC(1989, 11, 30), Date.UTC(2201, 0), 253_402_300_799_999, '0001-01-01T00:00:00Z'])(
    'writes nothing for %p, which no back end means',
    (unknown) => {
      expect([formatDate(unknown), formatDateTime(unknown), isoDay(unknown)]).toEqual(['', '', '']);
    },
  );

  it('writes nothing for what is no moment', () => {
    expect(formatDate('soon')).toBe('');
    expect(formatDateTime(Number.NaN)).toBe('');
  });
});
