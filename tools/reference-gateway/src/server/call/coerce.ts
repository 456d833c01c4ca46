import * as v from 'valibot';

/** The parts of a schema that decide how text is read; wrappers, pipes and unions are looked through. */
interface SchemaShape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A number in its one spelling: `01`, `1.0`, `-0` and `1e0` are texts. */
function readNumber(text: string): number | string {
  const number = Number(text);
  return NUMBER.test(text) && String(number) === text ? number : text;
}

/**
 * Reads a query or form as its schema wants it: everything arrives as text, so text becomes a number or a
 * boolean exactly where the schema asks for one, and a list where it asks for a list (`ids=1,2`, `ids=1&ids=2` and
 * `ids[]=1&ids[]=2` are the same). What cannot be read stays text and fails the schema afterwards.
 */
export function coerceFields(schema: v.GenericSchema, fields: Readonly<Record<string, unknown>>): unknown {
  const named = Object.entries(fields).map(([key, value]) => [key.replace(/\[\d*\]$/, ''), value] as const);
  return coerce(schema, Object.fromEntries(named));
}

function coerce(schema: v.GenericSchema, value: unknown): unknown {
  const shape: SchemaShape = schema;
  if (value === undefined) return undefined;
  if (shape.wrapped) return coerce(shape.wrapped, value);
  if (shape.entries) return coerceEntries(shape.entries, value);
  if (shape.item) return coerceList(shape.item, value);
  if (shape.type === 'union' || shape.type === 'variant') return coerceChoice(shape.options ?? [], value);
  return typeof value === 'string' ? coerceText(shape, value) : value;
}

function coerceEntries(entries: Readonly<Record<string, v.GenericSchema>>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const schema = entries[key];
      return [key, schema ? coerce(schema, field) : field];
    }),
  );
}

function coerceList(item: v.GenericSchema, value: unknown): unknown[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values
    .flatMap((element) => (typeof element === 'string' ? element.split(',') : [element]))
    .map((element) => coerce(item, element));
}

function coerceChoice(options: readonly unknown[], value: unknown): unknown {
  for (const option of options) {
    const schema = option as v.GenericSchema;
    const candidate = coerce(schema, value);
    if (v.safeParse(schema, candidate).success) return candidate;
  }
  return value;
}

function coerceText(shape: SchemaShape, text: string): unknown {
  const isWantedNumber = shape.type === 'number' || (shape.type === 'literal' && typeof shape.literal === 'number');
  if (isWantedNumber) return readNumber(text);
  const isWantedBoolean = shape.type === 'boolean' || (shape.type === 'literal' && typeof shape.literal === 'boolean');
  if (isWantedBoolean) return readBoolean(text);
  return text;
}

function readBoolean(text: string): boolean | string {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  return text;
}
