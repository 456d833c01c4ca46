import { canonicalJson } from './canonical-json';

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: [{ d: null, c: 'x' }] }, '{"a":[{"c":"x","d":null}],"b":1}'],
    [[3, 1, 2], '[3,1,2]'],
    [{ a: undefined, b: 'é' }, '{"b":"é"}'],
    ['x', '"x"'],
    [{ '10': 1, '9': 2, Z: 3, a: 4 }, '{"9":2,"10":1,"Z":3,"a":4}'],
  ])('%j', (value, text) => expect(canonicalJson(value)).toBe(text));

  it('is the same however keys were laid out', () => {
    const [first, second] = ['{"a":{"x":1,"y":2},"b":[]}', '{"b":[], "a":{"y":2,"x":1}}'];
    expect(canonicalJson(JSON.parse(first))).toBe(canonicalJson(JSON.parse(second)));
  });
});
