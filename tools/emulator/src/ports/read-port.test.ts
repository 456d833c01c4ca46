import { portOf, readPort } from './read-port';

test.each([
  ['1', 1],
  ['4100', 4100],
  ['65535', 65_535],
])('PORT=%s is a port', (text, port) => expect(readPort('PORT', text)).toBe(port));

test.each(['abc', '99999', '65536', '-1', '0', '4100.5', '4100a', '1e3', '0x10', ' 4100', '4100 '])(
  'PORT=%s is refused in one sentence',
  (text) => expect(() => readPort('PORT', text)).toThrow(`PORT takes a port from 1 to 65535, not "${text}"`),
);

test('an empty variable is refused, an absent one means the usual port', () => {
  expect(() => portOf({ PORT: '' }, 'PORT', 4100)).toThrow('PORT takes a port from 1 to 65535, not an empty text');
  expect(portOf({}, 'PORT', 4100)).toBe(4100);
  expect(portOf({ ASSETS_PORT: '4300' }, 'ASSETS_PORT', 4200)).toBe(4300);
});
