import { inviteLink, shareAddress } from './invite-link';

test.each([
  ['aurora.example', 'FRIEND1', 'https://aurora.example/m/register?affiliateCode=FRIEND1'],
  ['aurora.example', 'A&B C', 'https://aurora.example/m/register?affiliateCode=A%26B%20C'],
  ['', 'FRIEND1', 'http://localhost:4100/m/register?affiliateCode=FRIEND1'],
])('on "%s" the code "%s" is %s', (domain, code, link) => {
  expect(inviteLink(domain, code, 'http://localhost:4100')).toBe(link);
});

test.each([
  ['telegram', 'https://t.me/share/url?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2&text=Join%20me'],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2'],
] as const)('%s takes the link whole', (place, address) => {
  expect(shareAddress(place, 'https://a.example/?b=1&c=2', 'Join me')).toBe(address);
});
