import * as v from 'valibot';
import { faultSchema } from './fault-schema';

test('a schema says each fault at its field, nested ones too', () => {
  const schema = faultSchema<{ fields: Record<string, string> }>(() => ({
    amount: 'required',
    'fields.name': 'format',
  }));
  const result = v.safeParse(schema, { fields: {} });
  expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['amount', 'required'],
    ['fields.name', 'format'],
  ]);
});
