import { isoDay } from './zoned-day';
import { foreignOffset, formatClock, formatDateTime, formatFileTime } from './zoned-time';

const moment = new Date(2026, 0, 5, 7, 8, 9);

it('writes days and moments as ISO does; without a zone in that of the device', () => {
  expect(isoDay(moment, '')).toBe('2026-01-05');
  expect(formatDateTime(moment.getTime(), '')).toBe('2026-01-05 07:08:09');
  expect(formatDateTime(moment.toISOString(), '')).toBe('2026-01-05 07:08:09');
  expect(formatClock(moment, '')).toBe('07:08');
  expect(foreignOffset(moment, '')).toBe('');
});

it.each([
  ['2026-11-21T15:59:59Z', 'Asia/Manila', '2026-11-21 23:59:59+08:00'],
  ['2026-11-21T16:00:00Z', 'Asia/Manila', '2026-11-22 00:00:00+08:00'],
  ['2027-01-01T04:59:59Z', 'America/New_York', '2026-12-31 23:59:59-05:00'],
  ['2028-02-29T12:00:00Z', 'Pacific/Kiritimati', '2028-03-01 02:00:00+14:00'],
  ['2026-06-30T12:00:00Z', 'Asia/Kathmandu', '2026-06-30 17:45:00+05:45'],
  ['2026-06-30T12:00:00Z', 'America/St_Johns', '2026-06-30 09:30:00-02:30'],
  ['2026-06-30T00:30:00Z', 'UTC', '2026-06-30 00:30:00+00:00'],
  // The night in which New York puts its clock back has 01:30 twice; the offset tells them apart.
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01 01:30:00-04:00'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01 01:30:00-05:00'],
  // The night in which Berlin puts it forward has no 02:30.
  ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29 01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29 03:00:00+02:00'],
])('%s is in %s %s', (text, zone, written) => {
  expect(formatFileTime(text, zone)).toBe(written);
  expect(formatDateTime(text, zone)).toBe(written.slice(0, 19));
  expect(formatClock(text, zone)).toBe(written.slice(11, 16));
  expect(isoDay(text, zone)).toBe(written.slice(0, 10));
  expect(Date.parse(formatFileTime(text, zone).replace(' ', 'T'))).toBe(Date.parse(text));
});

it.each([
  0,
  -1,
  1,
  Date.UTC(1989, 11, 30),
  Date.UTC(2201, 0),
  253_402_300_799_999,
  '0001-01-01T00:00:00Z',
  'soon',
  NaN,
  null,
])('writes nothing for %p, which no back end means', (unknown) => {
  for (const zone of ['', 'Asia/Manila']) {
    const written = [formatDateTime, formatClock, formatFileTime, isoDay, foreignOffset];
    expect(written.map((write) => write(unknown, zone))).toEqual(['', '', '', '', '']);
  }
});
