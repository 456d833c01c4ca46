import { bit, pageRequest } from 'shared-contracts/api/schemas';
import { identifier } from 'shared-contracts/api/endpoints/fields';
import * as v from 'valibot';
import { coerceFields } from './coerce';

const schema = v.object({
  ...pageRequest,
  gameName: v.optional(v.string()),
  isNew: v.optional(bit),
  clientType: v.literal(2),
  read: v.optional(v.literal(true)),
  on: v.optional(v.boolean()),
  id: v.optional(identifier),
  ids: v.optional(v.array(identifier)),
  kind: v.optional(v.picklist(['a', 'b'])),
});

describe('coerceFields', () => {
  it.each([
    ['a number where one is wanted', { pageNo: '3' }, { pageNo: 3 }],
    ['digits stay text where text is wanted', { gameName: '777' }, { gameName: '777' }],
    ['a number of a union of literals', { isNew: '1' }, { isNew: 1 }],
    ['a literal number', { clientType: '2' }, { clientType: 2 }],
    ['a literal boolean', { read: 'true' }, { read: true }],
    ['a boolean as a bit', { on: '0' }, { on: false }],
    ['an id of digits stays text', { id: '10001' }, { id: '10001' }],
    ['one value of a list', { ids: '1' }, { ids: ['1'] }],
    ['a list joined by commas', { ids: '1,2' }, { ids: ['1', '2'] }],
    ['a repeated name', { ids: ['1', '2'] }, { ids: ['1', '2'] }],
    ['a name with brackets', { 'ids[]': ['1', '2'] }, { ids: ['1', '2'] }],
    ['a choice of words', { kind: 'b' }, { kind: 'b' }],
    ['what is no number stays text', { pageNo: 'x' }, { pageNo: 'x' }],
    ['an empty text is no number', { pageNo: '' }, { pageNo: '' }],
    ['a choice outside the union stays text', { isNew: '7' }, { isNew: '7' }],
    ['a field that is not of the schema stays', { other: '1' }, { other: '1' }],
  ])('reads %s', (_name, fields, expected) => {
    expect(coerceFields(schema, fields)).toEqual(expected);
  });

  it('reads the fields of the variant that fits', () => {
    const variant = v.variant('type', [
      v.object({ type: v.literal('a'), count: v.number() }),
      v.object({ type: v.literal('b'), count: v.string() }),
    ]);
    expect(coerceFields(variant, { type: 'b', count: '1' })).toEqual({ type: 'b', count: '1' });
    expect(coerceFields(variant, { type: 'a', count: '1' })).toEqual({ type: 'a', count: 1 });
  });
});
