import * as v from 'shared-contracts/schema';
import { schemaFields } from './schema-fields';

describe('schemaFields', () => {
  it.each<[string, unknown, [string, boolean][]]>([
    ['an object', v.object({ a: v.string(), b: v.optional(v.string()), c: v.nullish(v.string()) }), [['a', true], ['b', false], ['c', false]]], // prettier-ignore
    [
      'a piped object',
      v.pipe(
        v.object({ a: v.string() }),
        v.check(() => true),
      ),
      [['a', true]],
    ],
    ['an object with more', v.objectWithRest({ a: v.string() }, v.string()), [['a', true]]],
    ['a wrapped object', v.optional(v.object({ a: v.string() }), { a: '' }), [['a', true]]],
    [
      'variants: always there is what each of them has',
      v.variant('kind', [
        v.object({ kind: v.literal('a'), one: v.string() }),
        v.object({ kind: v.literal('b'), one: v.optional(v.string()), two: v.string() }),
      ]),
      [['kind', true], ['one', false], ['two', false]], // prettier-ignore
    ],
    ['a number', v.number(), []],
    ['a list', v.array(v.object({ a: v.string() })), []],
    ['nothing', undefined, []],
  ])('%s', (_name, schema, fields) => {
    expect([...schemaFields(schema)]).toEqual(fields);
  });
});
