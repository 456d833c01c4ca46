import { chatEntry, entryLink, resourceLink, serviceLink } from './service-links';

const HIDDEN = 'AMSSoqUcylz7TZV6U5AQhrKPOZUYBsVXJBvJHl5Vs9Y=abcdefgh';
const entry = (type: string, path: string, csType = 'AFFILIATE') => ({ csType, type, path, title: 'Affiliates' });

test.each([
  ['1', 'https://a.example/x', 'https://a.example/x'],
  ['1', 'javascript:alert(1)', undefined],
  ['2', 'https://a.example/x', undefined],
  ['3', HIDDEN, 'https://example.com/chat'],
  // Hidden the same way, but no address of https: http, a script, an address without a scheme, a path of the site.
  ['3', 'kmUnVgwAjtQefvnro3xUNnXZZhxwj0FCk7Qm2xVz', undefined],
  ['3', 'I2fi9mLhW0Gven9btlrIuxlCGFCRx0wVk7Qm2xVz', undefined],
  ['3', '1fc+U8NUNEAX6801PnUL0g==k7Qm2xVz', undefined],
  ['3', 'ggCpn6W46mw=k7Qm2xVz', undefined],
  ['3', 'https://a.example/x', undefined],
  ['9', 'https://a.example/x', undefined],
  ['1', '', undefined],
])('an entry of type %s with %s leads to %p', (type, path, url) => {
  expect(entryLink(entry(type, path))?.url).toBe(url);
});

test('takes the first entry of a kind that leads somewhere', () => {
  const entries = [
    entry('1', 'https://t.me/x', 'TELEGRAM'),
    entry('1', ''),
    entry('1', 'https://a.example/1'),
    entry('1', 'https://a.example/2'),
  ];
  expect(serviceLink(entries, 'AFFILIATE')).toEqual({ url: 'https://a.example/1', title: 'Affiliates' });
  expect(serviceLink(entries, 'FACEBOOK')).toBeNull();
});

test('takes the first resource of a type with a usable address', () => {
  const resource = (url: string) => ({ type: 'TELEGRAM', url, labelNameEn: 'Telegram', resourceType: 'SOCIAL' });
  const resources = [resource('http://t.me/x'), resource('https://t.me/example')];
  expect(resourceLink(resources, 'TELEGRAM')).toEqual({ url: 'https://t.me/example', title: 'Telegram' });
  expect(resourceLink([], 'TELEGRAM')).toBeNull();
});

describe('the live chat', () => {
  const call = { csType: 'LIVECHAT', path: '', title: 'Chat', type: '2' };
  const link = { csType: 'LIVECHAT', path: 'https://chat.example/1', title: 'Desk', type: '1' };

  it.each([
    ['opened by a call', [call], true, { kind: 'call', title: 'Chat' }],
    ['not there while the merchant has it off', [call], false, null],
    ['a link', [link], false, { kind: 'link', url: 'https://chat.example/1', title: 'Desk' }],
    ['the first of two', [call, link], true, { kind: 'call', title: 'Chat' }],
    [
      'the link where the call is off',
      [call, link],
      false,
      { kind: 'link', url: 'https://chat.example/1', title: 'Desk' },
    ],
    ['not there when its link is unusable', [{ ...link, path: 'javascript:alert(1)' }], true, null],
    ['not another kind of entry', [{ ...call, csType: 'TELEGRAM' }], true, null],
  ] as const)('is %s', (_name, entries, hasCall, expected) => {
    expect(chatEntry(entries, hasCall)).toEqual(expected);
  });
});
