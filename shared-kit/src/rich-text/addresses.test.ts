import { linkTarget, mediaTarget, pictureAddress, pictureOrigins, shortAddress, type Place } from './addresses';

const PLACE: Place = { origin: 'https://site.example', pictureOrigins: ['https://cdn.example'] };

it.each([
  ['/m/activity?id=7', '/m/activity?id=7'],
  ['  /m/home  ', '/m/home'],
  ['activity', '/m/activity'],
  ['./member/home#top', '/m/member/home#top'],
  ['../m/help', '/m/help'],
  ['https://site.example/m/vip', '/m/vip'],
  ['http://site.example/m/vip', '/m/vip'],
  ['//site.example/m/vip', '/m/vip'],
  ['HTTPS://SITE.EXAMPLE/m/vip', '/m/vip'],
  ['https://site.example', '/m/home'],
  ['/', '/m/home'],
  ['/vip.html', '/vip.html'],
  ['?gameType=RNG', '/m/home?gameType=RNG'],
  ['m/activity', '/m/activity'],
  ['vip.html', '/vip.html'],
])('%s is a page of the site', (text, href) => {
  expect(linkTarget(text, PLACE)).toEqual({ kind: 'own', href });
});

it.each([
  ['https://partner.example/a?b=1&c=2#d', 'https://partner.example/a?b=1&c=2#d'],
  ['http://partner.example/', 'http://partner.example/'],
  ['//partner.example/x', 'https://partner.example/x'],
  ['www.partner.example/x', 'https://www.partner.example/x'],
  ['mailto:help@site.example?subject=Hi', 'mailto:help@site.example?subject=Hi'],
  ['help@site.example', 'mailto:help@site.example'],
  ['tel:+639175550001', 'tel:+639175550001'],
  ['TEL:+63 917', 'tel:+63 917'],
  ['sms:12345', 'sms:12345'],
  ['tg://resolve?domain=help', 'tg://resolve?domain=help'],
  ['whatsapp://send?phone=63', 'whatsapp://send?phone=63'],
  ['viber://chat?number=63', 'viber://chat?number=63'],
  ['fb-messenger://user/1', 'fb-messenger://user/1'],
  ['/cdn1/films/rules.mp4?v=2', '/cdn1/films/rules.mp4?v=2'],
  ['https://site.example/images/wheel.png', '/images/wheel.png'],
  ['/images/rules.PDF', '/images/rules.PDF'],
])('%s leads out of the site', (text, href) => {
  expect(linkTarget(text, PLACE)).toEqual({ kind: 'external', href });
});

it.each([
  '', ' ', '#', '#rules', 'javascript:alert(1)', ' java\tscript:void(0)', 'javascript://site.example/%0aalert(1)',
  'data:text/html,x', 'vbscript:x', 'file:///c:/x', 'blob:https://site.example/1', 'about:blank', 'https://', 'mailto:',
  'tel:', '/api/v1/auth/session', '/m/../api/v1/x', '/m/%2e%2e/api', '\\\\evil.example\\m', '/\\evil.example',
  'intent://x#Intent;scheme=javascript;end', 'cid:part1', '/images/x.svg', '/cdn1/x.html', '/images/..%2fapi/a.png',
])('%p leads nowhere', (text) => {
  expect(linkTarget(text, PLACE)).toBeNull();
}); // prettier-ignore

it.each([
  ['/images/a.png', '/images/a.png'],
  ['/images/a b.png?v=2&w=3', '/images/a%20b.png?v=2&w=3'],
  ['images/a.png', '/images/a.png'],
  ['/cdn1/images/b.webp?x', '/cdn1/images/b.webp?x'],
  ['https://site.example/images/a.png?v=1', '/images/a.png?v=1'],
  ['https://cdn.example/a.png?v=1', 'https://cdn.example/a.png?v=1'],
  ['http://cdn.example/a.png', 'https://cdn.example/a.png'],
])('%s is a picture to show', (text, address) => {
  expect(pictureAddress(text, PLACE)).toBe(address);
});

it.each([
  '', 'x', '/api/v1/x', '/images/../api/x', '/images/..%2fapi', '/images/%2e%2e/api', 'data:image/png;base64,AA',
  'https://other.example/a.png', 'javascript:alert(1)', '\\images\\a.png', 'cid:image001.png@01D', 'blob:x',
])('%p is no picture to show', (text) => {
  expect(pictureAddress(text, PLACE)).toBeNull();
}); // prettier-ignore

it('leads from an embedded video to its page', () => {
  const href = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(mediaTarget('//www.youtube.com/embed/dQw4w9WgXcQ?rel=0', PLACE)).toEqual({ kind: 'external', href });
  expect(mediaTarget('https://player.example/1', PLACE)?.href).toBe('https://player.example/1');
});

it.each([
  ['https://www.partner.example/a/b?c', 'partner.example'],
  ['mailto:help@site.example?subject=x', 'help@site.example'],
  ['tel:+63917', '+63917'],
  ['/m/home', '/m/home'],
  ['/cdn1/films/draw.mp4?v=2', 'draw.mp4'],
])('shortens %s to %s', (href, short) => {
  expect(shortAddress(href)).toBe(short);
});

it('reads the hosts of pictures from the policy of the page', () => {
  const policy = "default-src 'none'; img-src 'self' data: https://cdn.example https://api.example:8443; font-src *";
  expect(pictureOrigins(policy)).toEqual(['https://cdn.example', 'https://api.example:8443']);
  expect(pictureOrigins("default-src 'none'")).toEqual([]);
});
