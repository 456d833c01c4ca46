import { openSharedLink, sharedPath } from './shared-link';

const HOSTS = ['m.aurora.example', 'aurora.example'];
const shared = (fields: Record<string, string>): string => `?${new URLSearchParams(fields).toString()}`;

test.each<[string, Record<string, string>, string]>([
  ['an invitation', { url: 'https://aurora.example/m/register?affiliateCode=AB12' }, '/m/register?affiliateCode=AB12'],
  [
    'an invitation in a sentence',
    { text: 'Play with me: https://m.aurora.example/m/register?affiliateCode=AB12.' },
    '/m/register?affiliateCode=AB12',
  ],
  ['a link of somewhere else', { url: 'https://evil.example/m/register?affiliateCode=AB12' }, '/m/home'],
  ['a name that only looks like ours', { url: 'https://aurora.example.evil.example/m/register' }, '/m/home'],
  ['a link out of the site', { url: 'https://aurora.example/api/v1/logout' }, '/m/home'],
  ['a link to itself', { url: 'https://aurora.example/m/shared?url=x' }, '/m/home'],
  ['words', { text: 'hello' }, '/m/home'],
  ['nothing', {}, '/m/home'],
])('%s', (_name, fields, path) => {
  expect(sharedPath('/m/shared', shared(fields), HOSTS)).toBe(path);
});

test('other pages stay where they are', () => {
  expect(sharedPath('/m/home', shared({ url: 'https://aurora.example/m/register' }), HOSTS)).toBeNull();
});

test('the page is put there before it starts', () => {
  window.history.replaceState(null, '', '/m/shared?text=http%3A%2F%2Flocalhost%2Fm%2Fregister%3FaffiliateCode%3DAB12');
  openSharedLink(window, '');
  expect(`${window.location.pathname}${window.location.search}`).toBe('/m/register?affiliateCode=AB12');
});
