import { parseJsonText } from './json-text';

it('reads JSON, also behind a byte-order mark', () => {
  expect(parseJsonText('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJsonText('\ufeff{"a":[1]}')).toEqual({ a: [1] });
});

it.each([
  ['{', 'line 1, column 2: close brace expected'],
  ['', 'line 1, column 1: value expected'],
  ['{\n  "a": 1,\n}', 'line 3, column 1: property name expected'],
  ['{\r\n  "a" 1\r\n}', 'line 2, column 7: colon expected'],
  ['{"a":1}\n{', 'line 2, column 1: end of file expected'],
  ['\ufeff{"ключ": tru}', 'line 1, column 10: invalid symbol'],
  ["{'a': 1}", 'line 1, column 2: invalid symbol'],
  ['{"a": 1 // one\n}', 'line 1, column 9: invalid comment token'],
  ['{"🎲": }', 'line 1, column 7: value expected'],
])('says of %j where it is no JSON', (text, place) => {
  expect(() => parseJsonText(text)).toThrow(`is not JSON at ${place}`);
});

it.each(['{"a":1e}', '["\t"]', '{"a":"\\x"}', '[01]', '[1,]', 'NaN', '{"a":.5}', '"\u0001"'])(
  'names a place for every text that is no JSON: %j',
  (text) => {
    expect(() => parseJsonText(text)).toThrow(/^is not JSON at line \d+, column \d+: [a-z ]+$/);
  },
);
