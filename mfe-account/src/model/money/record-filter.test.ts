import { filterCount, recordFilterOf, recordQuery, recordRequest, type RecordFilter } from './record-filter';

const TODAY = '2026-03-15';
const of = (query: string, type = 1) => recordFilterOf(new URLSearchParams(query), TODAY, type);
const OWN: RecordFilter = { kind: null, state: null, period: { days: 7 }, isTeam: false, username: '' };

test.each<[string, number, Partial<RecordFilter>]>([
  ['', 0, {}],
  ['kind=bet&state=done&days=30', 0, { kind: 'bet', state: 'done', period: { days: 30 } }],
  ['kind=all&state=lost', 0, {}],
  ['types=A&username=ann', 0, {}],
  ['types=A&username=ann', 4, {}],
  ['types=A&username=+ann+', 1, { isTeam: true, username: 'ann' }],
  ['types=A', 41, { isTeam: true }],
  ['types=B', 1, {}],
  [`types=A&username=${'a'.repeat(30)}`, 1, { isTeam: true, username: 'a'.repeat(20) }],
])('%s of type %s asks for %j', (query, type, expected) => {
  expect(of(query, type)).toEqual({ ...OWN, ...expected });
});

test.each([
  '',
  '?kind=deposit',
  '?types=A&kind=bet&state=failed&days=30&username=ann',
  '?state=done&from=2026-03-01&to=2026-03-02',
])('the address %s stays as it is', (query) => {
  expect(recordQuery(of(query.slice(1)))).toBe(query);
});

test('asks for no more than was chosen', () => {
  expect(recordRequest(of(''), TODAY)).toEqual({ startDate: '2026-03-09', endDate: '2026-03-15' });
  expect(recordRequest(of('types=A&kind=bet&state=failed&days=1&username=ann'), TODAY)).toEqual({
    startDate: TODAY,
    endDate: TODAY,
    kind: 'bet',
    state: 'failed',
    types: 'A',
    username: 'ann',
  });
});

test('counts what the sheet has narrowed', () => {
  expect(filterCount(of('kind=bet&days=30'))).toBe(0);
  expect(filterCount(of('types=A&state=done&username=ann'))).toBe(2);
});
