import { linkInEntries, linkInResources } from './service-link';

const resource = (type: string, url: string) => ({ type, url, labelNameEn: '', resourceType: 'SOCIAL' });
const entry = (csType: string, path: string, type = '1') => ({ csType, path, type, title: '' });

test.each([
  ['none', [], null],
  ['another kind', [resource('ANDROID', 'https://get.example/a.apk')], null],
  ['an unsafe address', [resource('TELEGRAM', 'javascript:alert(1)')], null],
  ['the first usable of a kind', [resource('TELEGRAM', 'x'), resource('TELEGRAM', 'https://t.me/b')], 'https://t.me/b'],
  [
    'the quicker kind',
    [resource('FACEBOOK', 'https://facebook.example/'), resource('TELEGRAM', 'https://t.me/a')],
    'https://t.me/a',
  ],
])('of the site’s links: %s', (_name, resources, expected) => {
  expect(linkInResources({ resources })).toBe(expected);
});

test.each([
  ['none', [], null],
  ['a chat that needs the site', [entry('LIVECHAT', '', '2')], null],
  ['a hidden address', [entry('TELEGRAM', 'c2VjcmV0=abcdefgh', '3')], null],
  ['the programme of affiliates', [entry('AFFILIATE', 'https://affiliates.example/')], null],
  ['a plain address', [entry('FACEBOOK', 'https://facebook.example/')], 'https://facebook.example/'],
])('of the entries of customer service: %s', (_name, entries, expected) => {
  expect(linkInEntries(entries)).toBe(expected);
});
