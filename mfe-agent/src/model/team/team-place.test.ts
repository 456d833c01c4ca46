import { crumbsOf, inOrder, teamPlaceOf, teamQuery, teamRequest } from './team-place';

const HERE = { parent: '', search: '', sort: 'username' } as const;

test.each([
  ['', HERE],
  ['?parent=demo_agent', { ...HERE, parent: 'demo_agent' }],
  ['?sort=balance&search=lu', { ...HERE, search: 'lu', sort: 'balance' }],
  ['?sort=shoe&parent=%20', HERE],
])('%j is %j', (query, place) => {
  expect(teamPlaceOf(new URLSearchParams(query))).toEqual(place);
});

test.each([
  [HERE, ''],
  [{ ...HERE, parent: 'demo_agent' }, '?parent=demo_agent'],
  [{ parent: 'a b', search: 'ü', sort: 'lastLogin' }, '?parent=a+b&search=%C3%BC&sort=lastLogin'],
] as const)('%j is asked for as %j, and read back', (place, query) => {
  expect(teamQuery(place)).toBe(query);
  expect(teamPlaceOf(new URLSearchParams(query))).toEqual(place);
});

test('a very long name of an address is cut', () => {
  expect(teamPlaceOf(new URLSearchParams({ parent: 'x'.repeat(500) })).parent).toHaveLength(40);
});

test.each([
  [['me', 'agent', 'member'], 'member', [['me', ''], ['agent', 'agent'], ['member', 'member']]],
  [[], '', [['me', '']]],
  [[], 'me', [['me', '']]],
  [[], 'agent', [['me', ''], ['agent', 'agent']]],
])('%j under %j', (path, parent, expected) => {
  expect(crumbsOf(path, 'me', parent).map((crumb) => [crumb.name, crumb.parent])).toEqual(expected);
}); // prettier-ignore

test('the request holds what the place holds', () => {
  expect(teamRequest(HERE, 20)).toEqual({ sort: 'username', pageSize: 20 });
  expect(teamRequest({ parent: 'a', search: 'b', sort: 'balance' }, 20)).toEqual({
    parent: 'a',
    username: 'b',
    sort: 'balance',
    pageSize: 20,
  });
});

test.each([
  ['username', ['ann', 'ben', 'eva']],
  ['balance', ['eva', 'ann', 'ben']],
  ['teamSize', ['ben', 'ann', 'eva']],
  // Never and unknown come last.
  ['lastLogin', ['ben', 'ann', 'eva']],
] as const)('rows by name are put in the order of %s', (sort, names) => {
  const row = (username: string, balance: number, teamSize: number, lastLogin: number | null) =>
    ({ username, balance, teamSize, lastLogin, kind: 'member', state: '' }) as const;
  const rows = [row('ann', 2, 0, null), row('ben', 1, 4, 5), row('eva', 3, 0, Number.NaN)];
  expect(inOrder(rows, sort).map(({ username }) => username)).toEqual(names);
});
