import { filterCount, filterFields, reportFilterOf, type FilterField, type ReportFilter } from './report-filter';

const ALL: readonly FilterField[] = ['username', 'category', 'vendor'];
const of = (query: string, fields = ALL) => reportFilterOf(new URLSearchParams(query), fields);

test.each<[string, Partial<ReportFilter>]>([
  ['', {}],
  ['username=ann&category=RNG&vendor=JILI', { username: 'ann', category: 'RNG', vendor: 'JILI' }],
  ['username=%20ann%20', { username: 'ann' }],
  [`username=${'a'.repeat(30)}`, { username: 'a'.repeat(20) }],
  ['category=<b>&vendor=a%20b', {}],
  [`vendor=${'V'.repeat(17)}`, {}],
])('%s stands for %j', (query, filter) => {
  expect(of(query)).toEqual({ username: '', category: '', vendor: '', ...filter });
});

test('a report ignores what it does not know', () => {
  expect(of('username=ann&category=RNG&vendor=JILI', ['category'])).toEqual({
    username: '',
    category: 'RNG',
    vendor: '',
  });
});

test('only what is on stands in the address and counts', () => {
  const filter = { username: 'ann', category: '', vendor: 'JILI' };
  expect(filterFields(filter)).toEqual({ username: 'ann', vendor: 'JILI' });
  expect(filterCount(filter)).toBe(2);
  expect(filterCount(of(''))).toBe(0);
});
