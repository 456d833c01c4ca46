import { checkSpan } from './span';

const NOW = Date.parse('2028-03-01T15:59:59Z');

const refusalOf = (startDate: string, endDate: string): unknown => {
  try {
    checkSpan({ startDate, endDate }, NOW);
    return undefined;
  } catch (error) {
    return (error as { value?: { fields?: unknown } }).value?.fields;
  }
};

it.each([
  ['2026-03-01', '2026-03-01', undefined],
  ['2028-02-29', '2028-03-01', undefined],
  ['2026-01-01', '2026-03-31', undefined],
  ['2026-01-01', '2026-04-01', { endDate: 'too_long' }],
  ['1990-01-01', '2026-01-01', { endDate: 'too_long' }],
  ['2026-03-02', '2026-03-01', { endDate: 'order' }],
  ['2026-02-31', '2026-03-01', { startDate: 'invalid' }],
  ['2026-02-29', '2026-02-30', { startDate: 'invalid', endDate: 'invalid' }],
  ['2026-13-01', '2026-03-01', { startDate: 'invalid' }],
  ['2026-03-01', '0000-00-00', { endDate: 'invalid' }],
  ['0000-01-01', '2026-03-01', { endDate: 'too_long' }],
  ['2028-02-29', '2028-03-02', undefined],
  ['2028-03-02', '2028-03-03', { endDate: 'late' }],
  ['2028-01-01', '9999-12-31', { endDate: 'late' }],
])('from %s to %s is refused with %j', (from, to, fields) => {
  expect(refusalOf(from, to)).toEqual(fields);
});
