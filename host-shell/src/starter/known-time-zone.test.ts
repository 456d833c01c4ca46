import { knownTimeZone } from './known-time-zone';

it.each([
  ['{"v":1,"data":{"info":{"timeZone":"Asia/Manila"}}}', 'Asia/Manila'],
  ['{"data":{"info":{"timeZone":""}}}', ''],
  ['{"data":{"info":{}}}', null],
  ['{"data":{"info":{"timeZone":8}}}', null],
  ['{"data":{"info":null}}', null],
  ['{"data":null}', null],
  ['null', null],
  ['no json', null],
  [null, null],
])('of %p is %p', (kept, zone) => {
  expect(knownTimeZone(kept)).toBe(zone);
});
