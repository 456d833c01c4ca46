/** The parts of a schema that name its fields; wrappers, pipes and variants are looked through. */
interface SchemaShape {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly wrapped?: unknown;
  readonly options?: readonly unknown[];
}

/** Whether a schema lets a field be missing. */
function isOptional(schema: unknown): boolean {
  return ['optional', 'exact_optional', 'nullish', 'undefinedable'].includes((schema as SchemaShape).type ?? '');
}

/** The fields of an object schema, true where the field is always there; of variants, those of any of them. */
export function schemaFields(schema: unknown): ReadonlyMap<string, boolean> {
  const shape = (schema ?? {}) as SchemaShape;
  if (shape.entries !== undefined)
    return new Map(Object.entries(shape.entries).map(([name, field]) => [name, !isOptional(field)]));
  if (shape.wrapped !== undefined) return schemaFields(shape.wrapped);
  const variants = (shape.options ?? []).map(schemaFields);
  const names = new Set(variants.flatMap((fields) => [...fields.keys()]));
  return new Map([...names].map((name) => [name, variants.every((fields) => fields.get(name) === true)]));
}
