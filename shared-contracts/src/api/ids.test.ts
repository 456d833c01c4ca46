import * as v from 'shared-contracts/schema';
import { ENDPOINTS } from './table/endpoint-table';
import { codeId, rowId, rowOrCodeId } from './ids';
import { day } from './schemas';

interface SchemaShape {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly wrapped?: SchemaShape;
  readonly options?: readonly SchemaShape[];
  readonly item?: SchemaShape;
}

const KINDS: readonly unknown[] = [rowId, codeId, rowOrCodeId, day];
/** Constants of a call, and what a visitor may type of an inviter. */
const NO_IDS = ['moduleId', 'typeId', 'recommenderId'];

/** Every field of a request with its schema, the wrappers of optional fields and lists taken off. */
function fieldsOf(schema: SchemaShape): (readonly [string, SchemaShape])[] {
  if (schema.wrapped) return fieldsOf(schema.wrapped);
  if (schema.item) return fieldsOf(schema.item);
  if (schema.type === 'variant') return (schema.options ?? []).flatMap(fieldsOf);
  return Object.entries(schema.entries ?? {}).flatMap(([name, field]) => [
    [name, bare(field)] as const,
    ...fieldsOf(field),
  ]);
}

function bare(schema: SchemaShape): SchemaShape {
  return schema.wrapped ? bare(schema.wrapped) : schema.item ? bare(schema.item) : schema;
}

it('each id of each request has the schema of its kind, and no schema of its own', () => {
  const own = Object.values(ENDPOINTS).flatMap(({ id, request }) =>
    fieldsOf(request as unknown as SchemaShape)
      .filter(([name, field]) => /^ids?$|Ids?$/.test(name) && !NO_IDS.includes(name) && !KINDS.includes(field))
      .map(([name]) => `${id} ${name}`),
  );
  expect(own).toEqual([]);
});

it.each(['0', '1', '16', '999999999999999', 16, 0])('%p is the id of a row', (id) => {
  expect(v.parse(rowId, id)).toBe(String(id));
});

it.each([
  '',
  ' 16',
  '16 ',
  '016',
  '16.0',
  '0x10',
  '16e0',
  '+16',
  '-0',
  '１６',
  '١٦',
  '9'.repeat(16),
  1.5,
  -1,
  1e15,
  NaN,
  Infinity,
  null,
  true,
])('%p is the id of no row', (id) => {
  expect(v.safeParse(rowId, id).success).toBe(false);
});

it.each(['ewallet', 'ambr-1', 'sign-in-2026-02-01', 'a'.repeat(64)])('%p is a code', (id) => {
  expect(v.parse(codeId, id)).toBe(id);
});

it.each(['', '1a', 'a b', ' a', 'a\n', 'a.b', 'ä', 'a'.repeat(65)])('%p is no code', (id) => {
  expect(v.safeParse(codeId, id).success).toBe(false);
});
