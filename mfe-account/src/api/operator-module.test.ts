import { moduleAddress } from './operator-module';

const signIn = (url: string) => [
  { type: 'TELEGRAM', url: '/other.js', labelNameEn: '', resourceType: '' },
  { type: 'SIGNIN', url, labelNameEn: '', resourceType: '' },
];

test.each([
  ['/plugins/sign-in.js', 'https://site.example/plugins/sign-in.js'],
  ['/sign-in.mjs', 'https://site.example/sign-in.mjs'],
  ['https://evil.example/a.js', null],
  ['//evil.example/a.js', null],
  ['/../a.js', null],
  ['/a.js?x=1', null],
  ['data:text/javascript,1', null],
  ['', null],
])('%s leads to %s', (url, expected) => {
  expect(moduleAddress(signIn(url), 'SIGNIN', 'https://site.example')).toBe(expected);
});

test('without a resource there is nothing to load', () => {
  expect(moduleAddress([], 'SIGNIN')).toBeNull();
  expect(moduleAddress(signIn('/a.js'), 'BOTCHECK')).toBeNull();
});
