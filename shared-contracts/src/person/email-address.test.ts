import * as v from 'shared-contracts/schema';
import { EMAIL_ADDRESS, emailAddress } from './email-address';

it.each([
  'ann@example.com',
  'ann+games@gmail.com',
  "sean.o'brien@mail.ie",
  'a@b.co',
  'ann@studio.photography',
  'ann@my-mail.technology',
  'ann@mail.co.uk',
  'a_b-c.d@sub.mail.info',
  'ann@xn--fsq.xn--0zwm56d',
])('%s is an address', (address) => {
  expect(EMAIL_ADDRESS.test(address)).toBe(true);
});

it.each([
  '',
  'ann',
  'ann@',
  'ann@example',
  '@example.com',
  'ann@@example.com',
  '.ann@example.com',
  'ann.@example.com',
  'a..b@example.com',
  'ann@-example.com',
  'ann@example..com',
  'ann@example.c',
  'ann@example.123',
  'ann smith@example.com',
  'ann@exam ple.com',
  'ann@example.com\n',
  '<ann@example.com>',
  `${'a'.repeat(65)}@example.com`,
])('%j is none', (address) => {
  expect(EMAIL_ADDRESS.test(address)).toBe(false);
});

it.each([
  [' ann@example.com\t', 'ann@example.com'],
  ['\u202Aann@example.com\u202C', 'ann@example.com'],
  ['ann@exam\u200Bple.com\uFEFF', 'ann@example.com'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['ann@qq。com', 'ann@qq.com'],
])('%j is the address %s', (typed, address) => {
  expect(v.parse(emailAddress, typed)).toBe(address);
});

it.each(['', '\u200B', 'аnn@example.com', 'ann@exаmple.com'])('%j is none, however it is read', (typed) => {
  expect(v.safeParse(emailAddress, typed).success).toBe(false);
});
