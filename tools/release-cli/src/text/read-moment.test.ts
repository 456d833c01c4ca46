import { readMoment } from './read-moment';

it.each([
  ['2026-12-01T10:00Z', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01T10:00:30.5+08:00', '2026-12-01T02:00:30.500Z'],
  ['2028-02-29T00:00Z', '2028-02-29T00:00:00.000Z'],
])('%s is %s', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment);
});

it.each([
  '2027-02-30T10:00Z',
  '2027-02-29T10:00Z',
  '2026-12-01T24:00Z',
  '2026-13-01T10:00Z',
  '2026-12-01T10:00',
  '2026-12-01',
  'tomorrow',
  '',
])('“%s” is no moment', (text) => {
  expect(readMoment(text)).toBeUndefined();
});
