import { settingsFixture } from '../test-support/fixture-dist';
import { editFields, parseFieldEdit } from './edit-fields';

const present = settingsFixture(['aurora', 'bahari']);

describe('a field as typed', () => {
  it.each<[string, readonly string[], unknown]>([
    ['merchants.aurora.name=Aurora II', ['merchants', 'aurora', 'name'], 'Aurora II'],
    ['allowsTrials=true', ['allowsTrials'], true],
    ['overrideOrigins=["http://localhost:*"]', ['overrideOrigins'], ['http://localhost:*']],
    ['merchants.aurora.apiOrigin=', ['merchants', 'aurora', 'apiOrigin'], ''],
    ['merchants.aurora.imageFallback=/a?b=c', ['merchants', 'aurora', 'imageFallback'], '/a?b=c'],
  ])('%s is a path and a value', (word, path, value) => expect(parseFieldEdit(word)).toEqual({ path, value }));

  it.each(['allowsTrials', '=true', ''])('"%s" is refused', (word) =>
    expect(() => parseFieldEdit(word)).toThrow('is not <field>=<value>'),
  );
});

describe('settings with other fields', () => {
  it('are the present ones but for those', () => {
    const edited = editFields(present, [
      { path: ['merchants', 'aurora', 'name'], value: 'Aurora II' },
      { path: ['merchants', 'bahari'], value: undefined },
    ]);
    const { aurora } = settingsFixture(['aurora']).merchants;
    expect(edited).toEqual({ ...present, merchants: { aurora: { ...aurora, name: 'Aurora II' } } });
    expect(present.merchants['bahari']).toBeDefined();
  });

  it.each<[string, readonly string[], unknown]>([
    ['a name that is misspelt', ['allowsTrial'], true],
    ['a field below a text', ['merchants', 'aurora', 'name', 'short'], 'A'],
    ['a field that every object inherits', ['__proto__', 'allowsTrials'], true],
    ['a merchant named after such a field', ['merchants', 'constructor', 'name'], 'A'],
    ['a field to take out that is not there', ['merchants', 'palm'], undefined],
    ['a value of another kind', ['allowsTrials'], 'yes'],
  ])('are refused for %s', (_, path, value) => {
    expect(() => editFields(present, [{ path, value }])).toThrow();
    expect({}).not.toHaveProperty('allowsTrials');
  });
});
