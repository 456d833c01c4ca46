import type * as v from 'shared-contracts/schema';
import { ENDPOINTS } from './endpoint-table';
import { part, readAnswerValue } from '../reading';

/** The parts of a schema that lead to the fields in it. */
interface SchemaShape {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
}

type Field = readonly [place: string, schema: v.GenericSchema];

/** Every field that a reply may lack, at any depth. */
function optionalFields(schema: v.GenericSchema, place: string): Field[] {
  const { type = '', entries = {}, wrapped, item, value } = schema as SchemaShape;
  const inside = [
    ...Object.entries(entries).flatMap(([name, field]) => optionalFields(field, `${place}.${name}`)),
    ...[wrapped].flatMap((field) => (field === undefined ? [] : optionalFields(field, place))),
    ...[item, value].flatMap((field) => (field === undefined ? [] : optionalFields(field, `${place}.*`))),
  ];
  return ['optional', 'nullish'].includes(type) ? [[place, schema], ...inside] : inside;
}

const FIELDS = Object.values(ENDPOINTS).flatMap(({ id, reply }) => optionalFields(reply, id));

/** What a field is not, in the forms that back ends write nothing or something else in. */
const STRANGE = [null, {}, [], '', 'strange', 7, -1, true, [null], [{}], { strange: {} }, { 0: null }];

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}

/** Which kind of value stands in every field; elements are read by their own schema. */
function kindsOf(value: unknown, { entries, wrapped }: SchemaShape): unknown {
  if (wrapped !== undefined) return kindsOf(value, wrapped as SchemaShape);
  if (entries === undefined || kindOf(value) !== 'object') return kindOf(value);
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, kindsOf(fields[name], schema as SchemaShape)]),
  );
}

/** The field within a reply, so that what is left out of its lists has its place there. */
function readField(schema: v.GenericSchema, value: unknown): { value: unknown; isWhole: boolean } {
  const { value: reply, faults } = readAnswerValue(part({ field: schema }), { field: value });
  return { value: reply?.field, isWhole: !faults.some(({ path }) => path.startsWith('field')) };
}

it('knows the optional fields of lists, tables and parts', () => {
  const places = FIELDS.map(([place]) => place);
  expect(places).toEqual(
    expect.arrayContaining(['R-01.info.mobileTemplate', 'R-36.mapping.*.*.freeplay', 'R-60.promotion.*.title']),
  );
  expect(places.length).toBeGreaterThan(300);
});

it.each(FIELDS)('%s has its form where something strange stands there', (_, schema) => {
  const missing = kindsOf(readField(schema, undefined).value, schema as SchemaShape);
  for (const strange of STRANGE) {
    const { value, isWhole } = readField(schema, strange);
    // What the field takes without a fault is its own; NaN is what nobody knows.
    if ((isWhole && strange !== null) || Number.isNaN(value)) continue;
    expect({ strange, kinds: kindsOf(value, schema as SchemaShape) }).toEqual({ strange, kinds: missing });
  }
});
