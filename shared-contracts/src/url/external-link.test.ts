import { externalLink } from './external-link';

test.each([
  ['https://t.me/example', 'https://t.me/example'],
  ['http://localhost:4100/chat', 'http://localhost:4100/chat'],
  ['http://aurora.localhost:4100/chat', 'http://aurora.localhost:4100/chat'],
  ['http://t.me/example', null],
  ['http://localhost.example/chat', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//t.me/example', null],
  ['/m/home', null],
  ['https://', null],
  ['', null],
])('%s may be followed as %p', (text, expected) => {
  expect(externalLink(text)).toBe(expected);
});
