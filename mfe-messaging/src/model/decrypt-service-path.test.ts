import { decryptServicePath } from './decrypt-service-path';

test.each([
  ['a hidden address', 'AMSSoqUcylz7TZV6U5AQhrKPOZUYBsVXJBvJHl5Vs9Y=abcdefgh', 'https://example.com/chat'],
  [
    'five blocks',
    'Gm6wpX0D+2EMWIhFFeWLkzpVHPa96fREYnOJsB0ER9wu/dIZL5tzzA==k7Qm2xVz',
    'https://affiliates.example.com/aurora',
  ],
  [
    'text beyond Latin',
    'Sgq94WOrg/IvSeDq8Cc4qfqcsQ0nytmTVuqa+jOIyOyDoC2Am6XqrQ==12345678',
    'https://例子.example/客服?x=1',
  ],
  ['an empty path', 'JBvJHl5Vs9Y=abcdefgh', ''],
  ['a wrong key', 'AMSSoqUcylz7TZV6U5AQhrKPOZUYBsVXJBvJHl5Vs9Y=abcdefgx', null],
  ['no base64', 'not base64!abcdefgh', null],
  ['no whole blocks', 'AMSSoqUcabcdefgh', null],
  ['a key beyond Latin', 'JBvJHl5Vs9Y=客服abcdef', null],
  ['too short', 'abc', null],
  ['nothing', '', null],
])('%s', (_case, path, expected) => {
  expect(decryptServicePath(path)).toBe(expected);
});
