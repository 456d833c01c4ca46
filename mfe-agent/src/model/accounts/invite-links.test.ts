import { hasExpired, isUsable, linkEnd, linkOrder, signUpShare } from './invite-links';

const NOW = 1_800_000_000_000;
const URL = 'https://aurora.example/m/register?affiliateCode=A1';

test.each([
  ['never', undefined],
  ['7', NOW + 604_800_000],
  ['30', NOW + 2_592_000_000],
  ['90', NOW + 7_776_000_000],
] as const)('a life of %s ends at %p', (life, end) => {
  expect(linkEnd(life, NOW)).toBe(end);
});

test.each([
  [null, false],
  [NOW + 1, false],
  [NOW, true],
  [NOW - 1, true],
])('an end at %p has come: %p', (expiresAt, expected) => {
  expect(hasExpired({ expiresAt }, NOW)).toBe(expected);
});

test('what has ended stands last, the rest keeps its order', () => {
  const links = [
    { id: 'a', expiresAt: NOW - 1 },
    { id: 'b', expiresAt: null },
    { id: 'c', expiresAt: NOW + 1 },
    { id: 'd', expiresAt: 0 },
  ];
  expect(linkOrder(links, NOW).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
});

test.each([
  [URL, null, true],
  [URL, NOW - 1, false],
  ['javascript:alert(1)', null, false],
  ['', null, false],
])('%j that ends at %p can be used: %p', (url, expiresAt, expected) => {
  expect(isUsable({ url, expiresAt }, NOW)).toBe(expected);
});

test.each([
  [214, 9, 4],
  [0, 0, undefined],
  [3, 3, 100],
  [2, 5, 100],
])('%d visits with %d sign-ups: %p', (visits, signups, share) => {
  expect(signUpShare({ visits, signups })).toBe(share);
});
