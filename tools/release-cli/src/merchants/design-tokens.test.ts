import { readDesignTokens } from './design-tokens';

const RED = { colorSpace: 'srgb', components: [1, 0, 0] };

describe('a file of design tokens', () => {
  it('gives each token the type of its own, of what it names, or of the nearest group', () => {
    const tokens = readDesignTokens({
      palette: { $type: 'color', red: { $value: RED }, gap: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
      action: { main: { $value: '{again}' } },
      again: { $value: '{palette.red}', $description: 'as in the palette' },
    });
    expect([...tokens]).toEqual([
      ['palette.red', { type: 'color', value: RED }],
      ['palette.gap', { type: 'dimension', value: { value: 4, unit: 'px' } }],
      ['action.main', { type: 'color', value: RED }],
      ['again', { type: 'color', value: RED }],
    ]);
  });

  const nested = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ a: inner }), { $type: 'number', $value: 1 });

  it.each<[string, unknown, string]>([
    ['is a list', [], 'the file is neither a token nor a group: give it a $value'],
    ['holds a bare value', { a: { b: 4 } }, 'a.b is neither a token nor a group: give it a $value'],
    ['is a token itself', { $value: 1 }, 'the file is a token and a group at once: move its $value or its tokens'],
    ['has a token within a token', { a: { $value: 1, b: { $value: 2 } } }, 'a is a token and a group at once'],
    ['has a property that is not read', { a: { $ref: '#/b' } }, 'a has $ref, which is not read: write its tokens out'],
    ['has a name that an alias could not say', { 'a.b': { $value: 1 } }, 'the file: "a.b" is no name of a token'],
    ['has no type', { a: { $value: 1 } }, 'a has no $type: give one, or give its group one'],
    [
      'has another type',
      { a: { $type: 'colour', $value: 1 } },
      'a is of the type "colour": there are color, dimension',
    ],
    ['has a broken alias', { a: { $value: '{b.c}' } }, 'a names {b.c}, which is not there: mend the alias'],
    ['names what every object has', { a: { $value: '{constructor}' } }, 'a names {constructor}, which is not there'],
    ['names itself', { a: { $value: '{a}' } }, 'a -> a goes in a circle: give one of them a value'],
    [
      'has a circle',
      { a: { $value: '{b}' }, b: { $value: '{c}' }, c: { $value: '{a}' } },
      'a -> b -> c -> a goes in a circle: give one of them a value',
    ],
    ['nests without an end', nested, 'is nested too deeply: at most 16 groups'],
  ])('is refused where it %s', (_, document, sentence) => {
    expect(() => readDesignTokens(document)).toThrow(sentence);
  });
});
