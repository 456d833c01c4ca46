import { urlPart } from './url-part';

it.each([
  ['a b/c?d', 'a%20b%2Fc%3Fd'],
  ['💎', '%F0%9F%92%8E'],
  ['\uD83D', '%EF%BF%BD'],
  ['a\uDC8Eb\uD83D\uDC8E', 'a%EF%BF%BDb%F0%9F%92%8E'],
])('%j is %s in an address', (text, part) => {
  expect(urlPart(text)).toBe(part);
});
